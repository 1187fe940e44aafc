// A page for development that shows every part in both themes; not part of what is built.

import { mount } from "svelte";
import "../parts/fonts.css";
import "../parts/tokens.css";
import "../parts/base.css";
import type { Language } from "../app/preferences.svelte.ts";
import { texts } from "../app/texts.svelte.ts";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(window.location.search);
const target = document.getElementById("app");
const themes = asked.get("theme")?.split(",") ?? ["dark", "light"];
document.documentElement.dataset.theme = themes[0];
texts.use((asked.get("lang") ?? "en") as Language, "").then(() => {
  texts.name(["You", "Ida", "Bot Kunz", "Noor"]);
  if (target) mount(Gallery, { target, props: { themes, tag: asked.get("tag") ?? "" } });
});
