/** Every game can be played in words: at twenty positions of it, as the server tells them, in each language. */

import { signal } from "@preact/signals";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { PlayProvider } from "../src/board/play";
import { shelf } from "../src/games/shelf";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { LANGUAGES, speak } from "../src/words/language";
import { playOf } from "./playing";
import { info } from "./wire";

interface Played {
  catalogue: unknown;
  positions: { view: unknown; options: Option[]; kind: string }[];
}

const ROOT = join(import.meta.dirname, "../..");
const GAMES = shelf.covers;

let played: Record<string, Played>;
const place = document.createElement("div");

beforeAll(() => {
  const told = execFileSync(join(ROOT, ".venv/bin/python"), ["-m", "tests.web.positions"], {
    cwd: ROOT,
    encoding: "utf-8",
    maxBuffer: 2 ** 26,
    timeout: 50_000,
  });
  played = JSON.parse(told) as Record<string, Played>;
  const texts = fetch;
  vi.stubGlobal("fetch", (address: string | URL) => {
    const [, game = ""] = /games\/(\w+)(?:\?|$)/.exec(String(address)) ?? [];
    return game ? Promise.resolve(Response.json({ catalogue: played[game]?.catalogue })) : texts(address);
  });
}, 60_000);

afterEach(async () => {
  await act(() => render(null, place));
  await speak("en");
});

async function show(game: string, { view, options, kind }: Played["positions"][number]): Promise<void> {
  const { Table } = await shelf.findBoard(game, true);
  const texts = options.map((option) => option.join(" "));
  const decision: DecisionInfo | null = options.length ? { seat: 0, kind, options, texts, about: {} } : null;
  const play = playOf({
    game,
    seats: signal(info().seats),
    decision: signal(decision),
    seen: signal({ eyes: 0, number: 1, turn: 1, deciding: 0, decision, view }),
  });
  await act(() =>
    render(
      <PlayProvider value={play}>
        <Table />
      </PlayProvider>,
      place,
    ),
  );
}

/** What a position says in words, part by part: names of things and labels. */
function words(): string[] {
  const zones = place.querySelector(".general-zones")!;
  return [...zones.getElementsByTagName("*")].filter((part) => !part.firstElementChild).map((part) => part.textContent);
}

test("there are games to be seen", () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(6);
  expect(Object.keys(played).sort()).toEqual([...GAMES].sort());
});

describe.each(GAMES)("%s in words", (game) => {
  test.each(LANGUAGES)("has a name for all that is to be seen, in %s", async (tongue) => {
    await speak(tongue);
    const { positions } = played[game]!;
    expect(positions).toHaveLength(20);
    // All languages have the same texts.
    for (const position of tongue === "en" ? positions : positions.slice(-3)) {
      await show(game, position);
      const said = words();
      expect(said.length).toBeGreaterThan(10);
      // Nothing is spelled from a slug, and no part is left without a word.
      expect(said.filter((one) => !one.trim() || /_|\[|undefined|NaN/.test(one))).toEqual([]);
    }
  });
});

test("labels are those of the game that is shown, whatever was opened before", async () => {
  await show("zombinion", played.zombinion!.positions[0]!);
  expect(words()).toContain("Turns");
  await show("zombies", played.zombies!.positions[0]!);
  expect(words()).toContain("Quarter turns");
  expect(words()).not.toContain("Turns");
});

test("pieces are called by their numbers, and stand on spaces", async () => {
  const [last] = played.zombies!.positions.slice(-1);
  await show("zombies", { ...last!, view: { zombies: { 3: "e2s3" }, tokens: { centre: "bullet" } } });
  expect(words()).toEqual(expect.arrayContaining(["Zombie 3", "E2S3", "C", "Bullet"]));
});

test("the street is told space by space", async () => {
  await show("zombiaki", played.zombiaki!.positions[0]!);
  expect(words()).toContain("A5, empty");
  expect(words()).toContain("C1, empty");
});
