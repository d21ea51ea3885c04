// Ails: a sign for each thing that ails a figure.

import Bug from "icon:bug";
import Down from "icon:arrow-down-to-line";
import Heart from "icon:heart";
import Sparkles from "icon:sparkles";

export const AILS: Readonly<Record<string, typeof Heart>> = {
  stunned: Sparkles,
  charmed: Heart,
  webbed: Bug,
  down: Down,
};
