// Tokens: what lies on spaces besides figures: items of the party, snares, what the chapter is about.

import type { Text } from "../../../text.ts";
import type { MiceAndMysticsView } from "../../../wire.ts";

export interface Token {
  /** What is drawn: an item of the party, or the sort of a chapter's thing. */
  readonly item: string;
  readonly space: string;
  /** Of a chapter's thing, its name; "" for all else. */
  readonly thing: string;
}

type Lying = Pick<
  MiceAndMysticsView,
  "room" | "fork" | "grape" | "snares" | "links" | "things" | "thing_rooms" | "thing_spaces"
>;

/** What lies in the room. */
export function tokensOf(view: Lying): Token[] {
  const item = (item: string) => (space: string) => (space ? [{ item, space, thing: "" }] : []);
  return [
    ...item("fork")(view.fork),
    ...item("grape")(view.grape),
    ...view.snares.flatMap(item("snare")),
    ...view.links.flatMap(item("hook")),
    ...view.things.flatMap((thing, at) => {
      const space = view.thing_rooms[at] === view.room ? view.thing_spaces[at] : "";
      return space ? [{ item: sortOf(thing), space, thing }] : [];
    }),
  ];
}

/** The sort of a thing, which its name begins with: `lamp_hall` is a lamp. */
export function sortOf(thing: string): string {
  return thing.split("_")[0] ?? thing;
}

/** What a token is called. */
export function tokenName(text: Text, { item, thing }: Token): string {
  return thing ? text.each([thing], "thing") : text.say(`web-mice-mark-${item}`);
}
