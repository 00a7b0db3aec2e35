/** The icons that the page uses, taken at build time from the game-icons set (CC BY 3.0, credited on the page). */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const LIST = /icons\.json\?icons$/;

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

/** Makes `import drawings from "./icons.json?icons"`: the outline of each icon that the list names, and of no other. */
export function icons(): Plugin {
  return {
    name: "deadtown-icons",
    enforce: "pre",
    load(id) {
      if (!LIST.test(id)) return undefined;
      const list = id.replace("?icons", "");
      this.addWatchFile(list);
      return { code: `export default ${JSON.stringify(outlines(list))};`, moduleType: "js" };
    },
  };
}

function outlines(list: string): Record<string, string> {
  const require = createRequire(import.meta.url);
  const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf-8")) as IconSet;
  const wanted = JSON.parse(readFileSync(list, "utf-8")) as Record<string, string>;
  return Object.fromEntries(Object.entries(wanted).map(([name, icon]) => [name, outlineOf(set, icon)]));
}

function outlineOf(set: IconSet, icon: string): string {
  const drawn = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""];
  const outline = drawn && /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(drawn.body);
  if (!outline?.[1]) throw new Error(`game-icons has no icon ${icon} of one outline`);
  return outline[1];
}
