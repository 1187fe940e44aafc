import { mount } from "svelte";
import App from "./App.svelte";
import { startBack } from "./app/back.ts";
import { preferences } from "./app/preferences.svelte.ts";
import { router } from "./app/router.svelte.ts";
import { startSettling } from "./app/settled.ts";

preferences.load();
router.start();
startBack();
startSettling();
const target = document.getElementById("app");
if (target) mount(App, { target });
