// Looking at the board without a server: a race with invented positions.
// race.html?seats=4&course=risky-exchange&theme=dark&lang=de&watch&play

import "../src/parts/fonts.css";
import "../src/parts/tokens.css";
import "../src/parts/base.css";
import { mount } from "svelte";
import { preferences } from "../src/app/preferences.svelte.ts";
import Page from "./RacePage.svelte";

const asked = new URLSearchParams(window.location.search);
preferences.load();
document.documentElement.dataset.theme = asked.get("theme") ?? "dark";
preferences.language = (asked.get("lang") ?? "en") as "en";
preferences.speed = Number(asked.get("speed") ?? 1);
const target = document.getElementById("app");
if (target) mount(Page, { target, props: { asked } });
