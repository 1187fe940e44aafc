// Looking at the board without a server: recorded games, one step after the other.
// board.html?seats=3&step=20&theme=dark&lang=de&watch&play

import "../src/parts/fonts.css";
import "../src/parts/tokens.css";
import "../src/parts/base.css";
import { mount } from "svelte";
import { preferences } from "../src/app/preferences.svelte.ts";
import Page from "./BoardPage.svelte";

const asked = new URLSearchParams(window.location.search);
preferences.load();
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
preferences.language = (asked.get("lang") ?? "en") as "en";
preferences.speed = Number(asked.get("speed") ?? 1);
const target = document.getElementById("app");
if (target) mount(Page, { target, props: { asked } });
