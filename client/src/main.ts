import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import { router } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { speech } from "./speech.svelte.ts";

const place = document.getElementById("app");
if (!place) throw new Error("the page has no place for us");
router.listen();
await speech.speak(settings.language);
mount(App, { target: place });
