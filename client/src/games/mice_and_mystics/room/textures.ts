// Textures: what is drawn on floors, as small patterns. Lines are inked, shapes are filled.

export interface Texture {
  readonly size: readonly [wide: number, high: number];
  readonly line?: string;
  readonly shape?: string;
  readonly light?: string;
}

const SPECKS =
  "M.3 .4a.05 .05 0 1 0 .01 0zM1.1 .2a.035 .035 0 1 0 .01 0zM.8 1a.05 .05 0 1 0 .01 0zM1.5 1.2a.04 .04 0 1 0 .01 0zM.2 1.4a.035 .035 0 1 0 .01 0z";
const GLEAMS =
  "M.6 .65a.04 .04 0 1 0 .01 0zM1.35 .65a.035 .035 0 1 0 .01 0zM.45 1.15a.035 .035 0 1 0 .01 0z";

export const TEXTURES: Record<string, Texture> = {
  stone: {
    size: [1.7, 1.7],
    shape: SPECKS,
    light: GLEAMS,
    line: "M.9 .35l.14 .12 .02 .16M.3 1.1l.16-.05 .1 .1",
  },
  slabs: { size: [1.7, 1.7], shape: SPECKS, light: GLEAMS, line: "M1 .5l.2 .1 .06 .2" },
  tiles: {
    size: [1.09, 1.09],
    line: "M0 .01H1.09M.01 0V1.09",
    light: "M.12 .12h.2v.05h-.15v.15h-.05z",
  },
  planks: {
    size: [1.9, 0.9],
    line: "M0 .01H1.9M0 .46H1.9M.6 .01V.46M1.4 .46V.9M.12 .22q.2-.06 .36 0M.8 .7q.2 .06 .4 0M1 .2q.3 .08 .6 0",
  },
  rugs: {
    size: [0.72, 0.72],
    line: "M0 .36L.36 0L.72 .36L.36 .72Z",
    light: "M.36 .26L.46 .36L.36 .46L.26 .36Z",
  },
  brick: {
    size: [0.96, 0.6],
    line: "M0 .01H.96M0 .31H.96M.24 .01V.31M.72 .31V.6",
    shape: "M.4 .16a.03 .03 0 1 0 .01 0zM.5 .44a.03 .03 0 1 0 .01 0z",
  },
  earth: {
    size: [1.6, 1.5],
    shape: SPECKS,
    light: GLEAMS,
    line: "M.5 .9q.12-.12 .26 0M1.1 .45q.1-.1 .2 0M.1 .3q.08-.08 .18 0",
  },
  iron: {
    size: [0.7, 0.7],
    shape: "M.35 .3a.05 .05 0 1 0 .01 0z",
    light: "M.34 .3a.025 .025 0 1 0 .01 0z",
  },
  garden: {
    size: [1.4, 1.3],
    line: "M.2 .45l.07-.2M.27 .45l.12-.16M.2 .45l-.06-.14M.9 1l.06-.2M.97 1l.12-.15M1.1 .4l.05-.16M.5 1.1l.04-.15",
    light: "M.62 .3a.05 .05 0 1 0 .01 0zM1.2 .85a.045 .045 0 1 0 .01 0z",
  },
  wood: { size: [1.5, 0.8], line: "M0 .2q.4 .08 .75 0t.75 0M0 .55q.4-.08 .75 0t.75 0" },
  water: {
    size: [1.6, 1.1],
    light:
      "M.1 .3q.2-.14 .4 0t.4 0v.05q-.2 .14-.4 0t-.4 0zM.8 .85q.2-.14 .4 0t.4 0v.05q-.2 .14-.4 0t-.4 0z",
  },
  rock: {
    size: [2.4, 2.1],
    light:
      "M.2 .6l.4-.3 .5 .15 .06 .45-.45 .2zM1.4 1.5l.3-.2 .45 .15-.06 .35-.45 .08zM.35 1.7l.25-.15 .3 .08-.06 .28zM1.6 .4l.3-.15 .2 .2-.25 .2z",
  },
};
