// Settings: what this device remembers. public/theme.js reads the theme before we are here.

import { LANGUAGES, type Language } from "./text.ts";

export const THEMES = ["afternoon", "evening"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "purrlour.settings";

class Settings {
  #language = $state<Language>(LANGUAGES[0]);
  #theme = $state<Theme>(THEMES[0]);

  constructor() {
    const kept = recall();
    this.#language = one(LANGUAGES, kept["language"]) ?? preferredLanguage(navigator.languages);
    this.#theme = one(THEMES, kept["theme"]) ?? preferredTheme();
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    remember({ language });
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember({ theme });
  }
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = one(LANGUAGES, tag.toLowerCase().split("-")[0]);
    if (language) return language;
  }
  return LANGUAGES[0];
}

function preferredTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "evening" : "afternoon";
}

function one<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value);
}

function recall(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {}; // nothing may be kept here, or somebody else wrote there
  }
}

function remember(changed: Record<string, unknown>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...recall(), ...changed }));
  } catch {
    // Nothing may be kept here: then it holds until the page is closed.
  }
}

export const settings = new Settings();
