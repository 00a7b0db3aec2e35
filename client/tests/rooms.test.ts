/** Rooms use only the rooms below them (docs/page.md). */

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import ts from "typescript";
import { describe, expect, it, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");

/** Beside every room: what this browser keeps, how it shall look and sound, and where one is. */
const GROUND = ["keeping", "settings", "sounds", "routes", "style", "art"];
/** What boards and screens are made with. */
const MATTER = [...GROUND, "words", "protocol", "parts", "rules", "board"];

/** From the lowest to the highest: what each may use besides itself. A module outside the rooms is one of its own. */
const MAY_USE: Record<string, readonly string[]> = {
  "icons.d": [],
  art: [],
  style: [],
  keeping: [],
  routes: [],
  settings: ["keeping"],
  sounds: ["settings"],
  words: ["keeping"],
  protocol: ["keeping", "words"],
  parts: [...GROUND, "words", "protocol"],
  rules: [...GROUND, "words", "protocol", "parts"],
  board: [...GROUND, "words", "protocol", "parts", "rules"],
  games: MATTER,
  ending: MATTER,
  analysis: [...MATTER, "ending"],
  table: [...MATTER, "ending"],
  setup: MATTER,
  waiting: [...MATTER, "table", "setup"],
  landing: MATTER,
  replay: [...MATTER, "ending", "analysis"],
  lesson: [...MATTER, "landing", "replay"],
  screens: [...MATTER, "table", "setup", "waiting", "landing", "replay", "lesson"],
  main: [...MATTER, "games", "screens"],
};

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((file) => /\.\w+$/.test(file));
const modules = files.filter((file) => /\.tsx?$/.test(file));
const games = readdirSync(join(SOURCE, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["general", "town"].includes(entry.name))
  .map(({ name }) => name);
/** Games that are others played together: they use the rooms of those, which know nothing of them. */
const LEANS_ON: Record<string, readonly string[]> = { combined: ["humans", "zombies"] };
/** What games share that are played in the town. */
const TOWN = join("games", "town") + sep;

const roomOf = (path: string) => path.split(sep)[0]!.replace(/\.tsx?$/, "");

const quoted = new Map<string, string[]>();

/** All that stands between quotation marks in a module. */
function quotedIn(file: string): string[] {
  const known = quoted.get(file);
  if (known) return known;
  const found: string[] = [];
  quoted.set(file, found);
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(basename(file), read(file), ts.ScriptTarget.Latest));
  return found;
}

/** The paths in our source that a module names: what it imports, now or later, by name or by pattern. */
function namedIn(file: string): string[] {
  const names = quotedIn(file).filter((text) => /^\.\.?\//.test(text));
  const paths = names.map((name) => relative(SOURCE, join(SOURCE, dirname(file), name)));
  return paths.filter((path) => !path.startsWith(".."));
}

function read(file: string): string {
  return readFileSync(join(SOURCE, file), "utf-8");
}

test("every room is known", () => {
  expect(new Set(files.map(roomOf))).toEqual(new Set(Object.keys(MAY_USE)));
});

test("what a room may use lies below it", () => {
  const rooms = Object.keys(MAY_USE);
  for (const [room, used] of Object.entries(MAY_USE)) {
    for (const other of used) expect(rooms.indexOf(other), `${room} uses ${other}`).toBeLessThan(rooms.indexOf(room));
  }
});

test.each(modules)("%s uses only rooms below its own", (file) => {
  const allowed = [roomOf(file), ...MAY_USE[roomOf(file)]!];
  expect(namedIn(file).filter((path) => !allowed.includes(roomOf(path)))).toEqual([]);
});

describe("a game", () => {
  it("is named by no room that all games share", () => {
    for (const game of games) {
      // Other games may speak of zombies and humans: which rooms they use is held below.
      const elsewhere = modules.filter((file) => !file.startsWith("games" + sep));
      const named = new RegExp(`\\b${game}\\b`, "i");
      const naming = elsewhere.filter((file) => quotedIn(file).some((text) => named.test(text)));
      expect(naming, game).toEqual([]);
    }
  });

  it("uses no other that it does not lean on, nor the general view; the town is for all that are played there", () => {
    for (const file of modules.filter((one) => games.some((game) => one.startsWith(join("games", game) + sep)))) {
      const game = file.split(sep)[1]!;
      const allowed = [game, ...(LEANS_ON[game] ?? []), "town"].map((room) => join("games", room) + sep);
      const others = namedIn(file).filter(
        (path) => path.startsWith("games" + sep) && !allowed.some((room) => path.startsWith(room)),
      );
      expect(others, file).toEqual([]);
    }
  });
});

test("the town knows none of the games that are played in it", () => {
  for (const file of modules.filter((one) => one.startsWith(TOWN))) {
    expect(
      namedIn(file).filter((path) => path.startsWith("games" + sep) && !path.startsWith(TOWN)),
      file,
    ).toEqual([]);
  }
});

test("no module is longer than 600 lines, but for what is written by a tool", () => {
  for (const file of modules.filter((one) => basename(one) !== "types.ts")) {
    expect(read(file).split("\n").length, file).toBeLessThanOrEqual(600);
  }
});
