import { mount } from "svelte";
import App from "./App.svelte";
import { startBack } from "./app/back.ts";
import { preferences } from "./app/preferences.svelte.ts";
import { router } from "./app/router.svelte.ts";

preferences.load();
router.start();
startBack();
const target = document.getElementById("app");
if (target) mount(App, { target });
