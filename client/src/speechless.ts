// Speechless: the words did not come. These few are built in, in every language.

import type { Language } from "./text.ts";

const SORRY: Record<Language, readonly [sentence: string, again: string]> = {
  en: ["Purrlour lost its words on the way here. Is this device connected?", "Try again"],
  pl: ["Purrlour zgubił po drodze słowa. Czy to urządzenie jest w sieci?", "Spróbuj jeszcze raz"],
};

/** Says so, and offers to begin anew. */
export function speechless(place: HTMLElement): void {
  const page = document.createElement("main");
  page.className = "speechless"; // base.css
  for (const [language, [sentence, again]] of Object.entries(SORRY)) {
    const part = document.createElement("section");
    part.lang = language;
    part.role = "status";
    const words = document.createElement("p");
    words.textContent = sentence;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = again;
    button.addEventListener("click", () => location.reload());
    part.append(words, button);
    page.append(part);
  }
  place.replaceChildren(page);
}
