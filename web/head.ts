// What the head of the page says beside what is written there: its description, and the fonts that
// every screen uses, so that they are asked for together with the script.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { HtmlTagDescriptor, Plugin } from "vite";

const TEXTS = "../src/botyard/text/web.en.ftl";
const FONT = /-latin-(?!ext-).*\.woff2$/; // other letters are asked for when they are needed

export function head(): Plugin {
  return {
    name: "head",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => [
        described(),
        ...Object.keys(bundle)
          .filter((name) => FONT.test(name))
          .map(preloaded),
      ],
    },
  };
}

/** In English, for whoever reads the page without running it; the app says it in the reader's language. */
function described(): HtmlTagDescriptor {
  const words = new FluentBundle("en", { useIsolating: false });
  words.addResource(new FluentResource(readFileSync(TEXTS, "utf8")));
  const text = words.getMessage("web-description")?.value;
  if (!text) throw new Error(`${TEXTS} has no web-description`);
  const content = words.formatPattern(text);
  return { tag: "meta", attrs: { name: "description", content }, injectTo: "head" };
}

function preloaded(name: string): HtmlTagDescriptor {
  const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true };
  return { tag: "link", attrs: { ...attrs, href: `/${name}` }, injectTo: "head" };
}
