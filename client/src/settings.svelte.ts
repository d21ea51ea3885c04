// Settings: what this device remembers. public/theme.js reads what matters before the first paint.
//
// What nobody chose follows the system, and goes on following it: light, motion, language.

import { MediaQuery } from "svelte/reactivity";
import { recall, remember } from "./kept.ts";
import { LANGUAGES, type Language } from "./text.ts";

export const THEMES = ["afternoon", "evening"] as const;
/** How it looks. */
export type Theme = (typeof THEMES)[number];
export const THEME_CHOICES = ["system", ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const SIZES = ["normal", "large", "huge"] as const;
/** Of text, on top of what the browser was told. */
export type Size = (typeof SIZES)[number];

export const MOTIONS = ["off", "fast", "normal", "slow"] as const;
/** How long movements take; tokens.css has the numbers. */
export type Motion = (typeof MOTIONS)[number];

const KEPT = "purrlour.settings";
const dark = new MediaQuery("(prefers-color-scheme: dark)", false);
const still = new MediaQuery("(prefers-reduced-motion: reduce)", false);

class Settings {
  #kept = $state.raw(reread());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === null || event.key === KEPT) this.#kept = reread(); // in another tab
    });
  }

  get language(): Language {
    return one(LANGUAGES, this.#kept["language"]) ?? preferredLanguage(navigator.languages);
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  /** What was chosen; `look` is what comes of it. */
  get theme(): ThemeChoice {
    return one(THEME_CHOICES, this.#kept["theme"]) ?? "system";
  }
  set theme(theme: ThemeChoice) {
    this.#keep({ theme });
  }
  get look(): Theme {
    if (this.theme !== "system") return this.theme;
    return dark.current ? "evening" : "afternoon";
  }

  get size(): Size {
    return one(SIZES, this.#kept["size"]) ?? "normal";
  }
  set size(size: Size) {
    this.#keep({ size });
  }

  /** What was chosen, or what the system asks for; `pace` tells the two apart. */
  get motion(): Motion {
    return this.pace === "calm" ? "off" : this.pace;
  }
  set motion(motion: Motion) {
    this.#keep({ motion });
  }
  /** Calm: nothing moves, because the system says so; but things may fade in. */
  get pace(): Motion | "calm" {
    return one(MOTIONS, this.#kept["motion"]) ?? (still.current ? "calm" : "normal");
  }

  get sound(): boolean {
    return flag(this.#kept["sound"]) ?? true;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** From 0 to 100. */
  get volume(): number {
    const kept = this.#kept["volume"];
    return typeof kept === "number" && kept >= 0 && kept <= 100 ? kept : 60;
  }
  set volume(volume: number) {
    this.#keep({ volume });
  }

  /** Whether single keys do something; those who dictate must be able to switch them off. */
  get shortcuts(): boolean {
    return flag(this.#kept["shortcuts"]) ?? true;
  }
  set shortcuts(shortcuts: boolean) {
    this.#keep({ shortcuts });
  }

  /** Whether a second tap plays what the first one chose. */
  get confirm(): boolean {
    return flag(this.#kept["confirm"]) ?? false;
  }
  set confirm(confirm: boolean) {
    this.#keep({ confirm });
  }

  /** Whether the log stands beside the table, where there is room. */
  get log(): boolean {
    return flag(this.#kept["log"]) ?? true;
  }
  set log(log: boolean) {
    this.#keep({ log });
  }

  /** Whether the coach of a lesson is heard, too. */
  get aloud(): boolean {
    return flag(this.#kept["aloud"]) ?? false;
  }
  set aloud(aloud: boolean) {
    this.#keep({ aloud });
  }

  /** The name last used at a table; empty if there was none. */
  get name(): string {
    const kept = this.#kept["name"];
    return typeof kept === "string" ? kept : "";
  }
  set name(name: string) {
    this.#keep({ name });
  }

  #keep(changed: Record<string, unknown>): void {
    this.#kept = { ...this.#kept, ...changed };
    remember(KEPT, this.#kept);
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

/** Lets the page follow the settings, from now on; tokens.css and base.css do the rest. */
export function follow(settings: Settings, page: HTMLElement): () => void {
  return $effect.root(() => {
    $effect(() => {
      page.dataset["theme"] = settings.look;
      page.dataset["size"] = settings.size;
      page.dataset["motion"] = settings.pace;
      // The bar of the browser, or of the window if we are installed, has the colour of the room.
      const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
      if (bar) bar.content = getComputedStyle(page).getPropertyValue("--room").trim();
    });
  });
}

function one<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value);
}

function flag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function reread(): Record<string, unknown> {
  const kept = recall(KEPT);
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}

export const settings = new Settings();
