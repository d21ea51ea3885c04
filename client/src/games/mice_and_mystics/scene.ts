// Scene: who stands where. A view is one; so is every moment between two views.

import type { MiceAndMysticsEvent, MiceAndMysticsView } from "../../wire.ts";
import type { Text } from "../../text.ts";
import { slug } from "../../text.ts";

export interface Figure {
  /** As choices name it: `corin`, `rat2`. */
  readonly id: string;
  /** A minion's kind; "" for mice. */
  readonly kind: string;
  readonly space: string;
  readonly ails: readonly string[];
}

export interface Scene {
  readonly room: string;
  /** Whose turn it is: an initiative card; "" for nobody's. */
  readonly card: string;
  /** By kind and number, as events name most of them: `corin`, `rat_warrior2`, `spider1`. */
  readonly figures: ReadonlyMap<string, Figure>;
}

/** The number behind a figure's name; "" where there is only one. */
export function numberOf(id: string): string {
  return /\d+$/.exec(id)?.[0] ?? "";
}

/** Who stands where in a view. */
export function sceneOf(view: MiceAndMysticsView): Scene {
  const figures = new Map<string, Figure>();
  view.heroes.forEach((id, at) => {
    const space = view.spaces[at] ?? "";
    if (space) figures.set(id, { id, kind: "", space, ails: view.ails[at] ?? [] });
  });
  view.foes.forEach((id, at) => {
    const kind = view.kinds[at] ?? "";
    const figure = { id, kind, space: view.foe_spaces[at] ?? "", ails: view.foe_ails[at] ?? [] };
    figures.set(`${kind}${numberOf(id)}`, figure);
  });
  return { room: view.room, card: view.card, figures };
}

/** What a figure is called; of kinds that come in numbers, with its number. */
export function nameOf(text: Text, { id, kind }: Pick<Figure, "id" | "kind">): string {
  if (!kind) return text.card(id);
  const several = text.has(`card-${slug(kind)}2`);
  const own = `${kind}${numberOf(id)}`;
  return several && text.has(`card-${slug(own)}`) ? text.card(own) : text.card(kind);
}

/** The scene after something happened. */
export function after(scene: Scene, event: MiceAndMysticsEvent): Scene {
  switch (event.kind) {
    case "stepped":
    case "drifted":
      return moved(scene, event.figure, event.space);
    case "left-water":
    case "arrived":
    case "rescued":
      return moved(scene, event.hero, event.space);
    case "flung":
      return moved(scene, event.other, event.space);
    case "placed":
      return moved(scene, event.figure, event.space, event.minion);
    case "cat-pounced":
      return moved(scene, "brodie", event.space, "brodie");
    case "defeated":
      return moved(scene, event.figure, "");
    case "captured":
      return moved(scene, event.hero, "");
    case "explored":
      return { ...scene, room: event.room, figures: new Map() };
    case "turn":
      return { ...scene, card: event.card };
    case "tile-turned":
      return { ...scene, room: event.room };
    default:
      return scene;
  }
}

/** The same with one figure elsewhere; "" is nowhere. */
function moved(scene: Scene, told: string, space: string, kind = ""): Scene {
  const figures = new Map(scene.figures);
  const key = keyOf(scene, told);
  const figure = figures.get(key) ?? { id: told, kind, space, ails: [] };
  if (space) figures.set(key, { ...figure, space });
  else figures.delete(key);
  return { ...scene, figures };
}

/** The key of a figure: events tell the only one of its kind without a number. */
export function keyOf(scene: Scene, told: string): string {
  if (scene.figures.has(told)) return told;
  return [...scene.figures].find(([, { kind }]) => kind && kind === told)?.[0] ?? told;
}
