// Sets the theme before anything is drawn, so that no page flashes in the wrong colours.
// A plain file, because the server allows no inline scripts. src/settings.svelte.ts does the rest.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("purrlour.settings") ?? "{}") ?? {};
  } catch {
    // Nothing kept, or nothing may be kept: the system decides.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = ["afternoon", "evening"].includes(kept.theme) ? kept.theme : null;
  document.documentElement.dataset.theme = theme ?? (dark ? "evening" : "afternoon");
})();
