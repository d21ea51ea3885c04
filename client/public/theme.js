// Sets what would else be seen to change: light, size of text, motion. Before anything is drawn.
// A plain file, because the server allows no inline scripts. src/settings.svelte.ts does the rest.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("purrlour.settings") ?? "{}") ?? {};
  } catch {
    // Nothing kept, or nothing may be kept: the system decides.
  }
  const one = (known, value) => known.find((each) => each === value);
  const system = (wish) => matchMedia(`(prefers-${wish})`).matches;
  const page = document.documentElement.dataset;
  const theme = one(["afternoon", "evening"], kept.theme);
  page.theme = theme ?? (system("color-scheme: dark") ? "evening" : "afternoon");
  page.size = one(["normal", "large", "huge"], kept.size) ?? "normal";
  const motion = one(["off", "fast", "normal", "slow"], kept.motion);
  page.motion = motion ?? (system("reduced-motion: reduce") ? "calm" : "normal");
})();
