// Stood: where figures are drawn. Several share a space without covering each other.

import type { Box, Minion } from "../content.ts";
import { standing } from "../geometry.ts";
import type { Shapes } from "../room/shapes.ts";
import type { Figure, Scene } from "../scene.ts";

export interface Stood {
  /** By which events know it. */
  readonly told: string;
  readonly figure: Figure;
  readonly minion: Minion | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** So large are figures that fill a space. */
const LARGE = 2;

/** All figures with their places, as one reads: from above, from the left. */
export function stoodOf(scene: Scene, shapes: Shapes, box: Box): Stood[] {
  const all = [...scene.figures];
  const spaces = [...new Set(all.map(([, { space }]) => space))];
  const stood = spaces.flatMap((space) => {
    const drawn = shapes.byId.get(space);
    const figures = all.filter(([, figure]) => figure.space === space);
    if (!drawn) return [];
    const { places, size } = standing(drawn.anchors, figures.length);
    return figures.map(([told, figure], at): Stood => {
      const minion = box.minions.get(figure.kind);
      const large = minion && minion.size !== "small";
      const [x, y] = places[at]!;
      return { told, figure, minion, x, y, size: large ? LARGE : size };
    });
  });
  return stood.sort((one, two) => one.y - two.y || one.x - two.x);
}
