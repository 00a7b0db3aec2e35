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

/** The last of the positions of a game, with some other parts. */
async function showWith(game: string, parts: object): Promise<void> {
  const last = played[game]!.positions.at(-1)!;
  await show(game, { ...last, view: { ...(last.view as object), ...parts } });
}

/** What stands beside a label, wherever there is one, each list in one line. */
function told(label: string): string[] {
  const labels = [...place.querySelectorAll("dt")].filter((part) => part.textContent === label);
  return labels.map(({ nextElementSibling: beside }) => {
    const parts = [...beside!.querySelectorAll("li")];
    return parts.length ? parts.map((part) => part.textContent).join("; ") : beside!.textContent;
  });
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

test.each([
  ["last_night", "lead", "Zombie leader"],
  ["zombies", "mover", "Who moves the pawn"],
  ["humans", "wounded", "Who keeps a wound"],
  ["combined", "attacked", "Shotgun guy under attack"],
  ["combined", "against", "Horde in the fight"],
])("in %s a seat is called by its player: %s", async (game, part, label) => {
  await showWith(game, { [part]: 1 });
  expect(told(label)).toEqual(["Bruno"]);
  await showWith(game, { [part]: -1 });
  expect(told(label)).toEqual([]);
});

test("several seats are called by their players, too", async () => {
  await showWith("combined", { hunted: [0, 1] });
  expect(told("Shotgun guys to be attacked")).toEqual(["Anna; Bruno"]);
});

test("who has won and what each has scored is told by names", async () => {
  await showWith("zombies", { outcome: { winners: [1], scores: [3, 25], ending: "collection" } });
  expect(told("Winners")).toEqual(["Bruno"]);
  expect(told("Anna")).toEqual(["3"]);
  expect(told("Bruno")).toEqual(["25"]);
});

test("no zombie is called by a number that none has", async () => {
  await showWith("zombies", { led: -1 });
  expect(told("Zombie being led")).toEqual([]);
  await showWith("last_night", { mover: -1 });
  expect(told("Zombie about to move")).toEqual([]);
});

test.each([
  ["en", "Items and weapons carried", "Items: 2 of 4; Weapons: 1 of 2"],
  ["it", "Oggetti e armi portati", "Oggetti: 2 su 4; Armi: 1 su 2"],
  ["fr", "Objets et armes portés", "Objets\u00a0: 2 sur 4; Armes\u00a0: 1 sur 2"],
] as const)("what a hero carries, and could carry, is told as what it is, in %s", async (tongue, label, carried) => {
  await speak(tongue);
  const { heroes } = played.last_night!.positions.at(-1)!.view as { heroes: object[] };
  await showWith("last_night", { heroes: [{ ...heroes[0], load: [2, 1], strength: [4, 2] }] });
  expect(told(label)).toEqual([carried]);
});

test("how far a task has come is told with how far it has to come", async () => {
  await showWith("last_night", { tasks: { pits_destroyed: [1, 3], tank_filled: [0, 1] }, deaths: 2, deaths_needed: 4 });
  expect(told("What is to be done")).toEqual(["Pits blown up: 1 of 3; Tank full: 0 of 1; Heroes killed: 2 of 4"]);
});

test("what options are made of is told as the board calls it", async () => {
  const { heroes, seats } = played.last_night!.positions.at(-1)!.view as { heroes: object[]; seats: object[] };
  await showWith("last_night", {
    seats: [{ ...seats[1], colour: "green" }],
    heroes: [{ ...heroes[0], taped: ["keys+revolver"] }],
    grave_dead: "brainthirsty",
    broken: ["church_n"],
    fires: { b4: true, c5: false },
    stack: [{ seat: 0, card: "jeb", mode: "stop", named: ["red_e4", "e5"], cancelled: false }],
    attack: { hero: "jake", weapons: ["revolver"], aims: ["brown_b2"], bonus: 0 },
  });
  const parts = [
    "Side",
    "Combined items",
    "What the Grave Dead can do",
    "Barricades crossed without a roll",
    "B4",
    "C5",
    "How it is played",
    "What was named",
    "Targets",
  ];
  expect(parts.map((part) => told(part)[0])).toEqual([
    "Green zombies",
    "Keys + Revolver",
    "Brainthirsty",
    "Church, north wall",
    "burning",
    "new fire",
    "Cancel the card that is being played",
    "Red zombie, E4; E5",
    "Brown zombie, B2",
  ]);
});

test("a card that was played in a fight is told, and none is not", async () => {
  const fight = { hero: "jake", zombie: 3, space: "e4" };
  await showWith("last_night", { stack: [], kept: [], roll: null, fight: { ...fight, card: true } });
  expect(told("Card")).toEqual(["A fight card has been played"]);
  await showWith("last_night", { stack: [], kept: [], roll: null, fight: { ...fight, card: false } });
  expect(told("Card")).toEqual([]);
});

test("how long the street is frozen is told in words", async () => {
  await showWith("zombiaki", { freezes: [2] });
  expect(told("Freeze")).toEqual(["Frozen until the end of the next human phase"]);
});

test("of several texts for a word that of its part is said", async () => {
  await showWith("zombiaki", { outcome: { winners: [1], scores: [0, 1], ending: "dawn" } });
  expect(told("How it ended")).toEqual(["The sun is up"]);
  expect(told("Side")).toEqual(["Zombies", "Humans"]);
  await showWith("last_night", {});
  expect(told("Experience")).toContain("Always");
});
