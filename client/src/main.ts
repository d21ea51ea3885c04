import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import { ROOT } from "./place.ts";
import { router } from "./router.svelte.ts";
import { follow, settings } from "./settings.svelte.ts";
import { speech } from "./speech.svelte.ts";
import { speechless } from "./speechless.ts";

const place = document.getElementById("app");
if (!place) throw new Error("the page has no place for us");
follow(settings, document.documentElement);
router.listen();
try {
  await speech.speak(settings.language);
  mount(App, { target: place });
} catch (error) {
  console.error(error);
  speechless(place);
}
if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator) {
  // Without it all works as well, while there is a network.
  navigator.serviceWorker.register(new URL("sw.js", ROOT)).catch(() => {});
}
