// Names: what is said of spaces, figures and ways out to those who listen.

import type { Text } from "../../../text.ts";
import type { Drawn } from "../room/shapes.ts";
import { nameOf } from "../scene.ts";
import type { Stood } from "./stood.ts";
import type { Spot } from "./taps.svelte.ts";
import { tokenName, type Token } from "./tokens.ts";

interface OfSpace {
  readonly spot: Spot;
  readonly here: readonly Stood[];
  readonly trapped: boolean;
  readonly tokens: readonly Token[];
}

/** A space: what it is, what and who is there, how far it is. */
export function spaceName(text: Text, { space }: Drawn, told: OfSpace): string {
  const { spot, here, trapped, tokens } = told;
  const marks = [
    ...(space.water ? ["water"] : []),
    ...(space.current ? ["current"] : []),
    ...(trapped ? ["trap"] : []),
    ...(space.flip ? ["flip"] : []),
    ...(space.entry ? ["entry"] : []),
  ].map((mark) => text.say(`web-mice-mark-${mark}`));
  const all = [...marks, ...tokens.map((token) => tokenName(text, token))];
  const figures = text.listed(here.map(({ figure }) => nameOf(text, figure)));
  return [
    text.say("web-mice-space", { space: text.each([space.id], "space") }),
    ...(all.length ? [text.say("web-mice-marks", { marks: text.listed(all) })] : []),
    ...(here.length ? [text.say("web-mice-here", { figures })] : []),
    ...(spot.cost ? [text.say("web-mice-cost", { count: spot.cost })] : []),
    ...(spot.can ? [text.say("web-mice-can")] : []),
  ].join(" ");
}

/** A figure: where it stands, what ails it. */
export function figureName(text: Text, { figure }: Stood, can: boolean): string {
  return [
    text.say("web-mice-figure", {
      figure: nameOf(text, figure),
      space: text.each([figure.space], "space"),
    }),
    ...(figure.ails.length ? [`${text.each([...figure.ails], "status")}.`] : []),
    ...(can ? [text.say("web-mice-can")] : []),
  ].join(" ");
}

/** A way out: where it leads, or that it does not. */
export function exitName(text: Text, way: string, leads: string, can: boolean): string {
  const shut = leads === "locked" || leads === "closed" || leads === "edge";
  return [
    text.say("web-mice-exit", { way: text.each([way], "way") }),
    ...(shut ? [text.say(`web-mice-exit-${leads}`)] : []),
    ...(leads && !shut ? [text.say("web-mice-exit-to", { room: text.each([leads], "card") })] : []),
    ...(can ? [text.say("web-mice-can")] : []),
  ].join(" ");
}
