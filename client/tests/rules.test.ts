import { describe, expect, test } from "vitest";
import type { Clause } from "../src/protocol/types";
import { entriesOf } from "../src/rules/entries";
import { piecesOf } from "../src/rules/markdown";
import { arrange } from "../src/rules/clauses";
import { likeness, search, wishOf } from "../src/rules/search";

function clause(id: string, text: string, more: Partial<Clause> = {}): Clause {
  return { id, text, heading: "1. Regole", topic: "", table: [], holds: true, book: "", ...more };
}

describe("searching the rules", () => {
  const rules = [
    clause("ZN-1.1", "Più città, meno zombi."),
    clause("ZN-1.12", "An Action-Attack is an Action."),
    clause("ZN-2.1", "Options.", { table: [["Option"], ["*Turn cap*"]] }),
  ];
  const everyday = { "throw away": ["ZN-2.1"], win: ["ZN-1.12", "ZN-1.1"], victory: ["ZN-1.12"] };
  const found = (wish: string) => search(rules, wishOf(wish, { everyday })).map(({ id }) => id);

  test("accents and capitals are ignored", () => {
    expect(found("CITTA piu")).toEqual(["ZN-1.1"]);
  });

  test("all words must be there, each at least in its beginning", () => {
    expect(found("act att")).toEqual(["ZN-1.12"]);
  });

  test("where no clause holds all words, those that hold some are better than nothing", () => {
    expect(found("act zombi")).toEqual(["ZN-1.1", "ZN-1.12"]);
    expect(found("gnu")).toEqual([]);
  });

  test("words that are in every question do not count", () => {
    expect(wishOf("How do I win?", { everyday: {} }).words).toEqual(["win"]);
    expect(wishOf("what is it", { everyday: {} }).words).toEqual(["what", "is", "it"]);
  });

  test("words of every day lead to what they mean, the most fitting first", () => {
    expect(found("how do I win")).toEqual(["ZN-1.12", "ZN-1.1"]);
    expect(found("can I throw cards away?")).toEqual(["ZN-2.1"]);
  });

  test("a word is found by its stem, and best by itself", () => {
    expect(likeness("shoot", "shoot")).toBeGreaterThan(likeness("shoot", "shooting"));
    expect(likeness("shoot", "shooting")).toBeGreaterThan(likeness("shooting", "shoots"));
    expect(likeness("shooting", "shoots")).toBeGreaterThan(0);
    expect(likeness("vincere", "vince")).toBeGreaterThan(0);
    expect(likeness("piocher", "pioche")).toBeGreaterThan(0);
    expect(likeness("pescano", "pescare")).toBeGreaterThan(0);
    expect(likeness("combien", "combat")).toBe(0);
    expect(likeness("card", "car")).toBe(0);
    expect(likeness("zombie", "zone")).toBe(0);
  });

  test("a heading counts more than the text below it", () => {
    const drawing = [clause("ZN-1.1", "You draw."), clause("ZN-7.1", "From the top.", { heading: "7. Drawing" })];
    expect(search(drawing, wishOf("draw", { everyday: {} })).map(({ id }) => id)).toEqual(["ZN-7.1", "ZN-1.1"]);
  });

  test("a part of a word that is not its beginning does not count", () => {
    expect(found("ombi")).toEqual([]);
  });

  test("the number of a clause finds it, with or without the sign of the game", () => {
    expect(found("2.1")).toEqual(["ZN-2.1"]);
    expect(found("zn-1.12")).toEqual(["ZN-1.12"]);
  });

  test("tables are searched, too", () => {
    expect(found("cap")).toEqual(["ZN-2.1"]);
  });
});

test("clauses stand under their headings and topics, in the order of the book", () => {
  const cards = { heading: "11. Cards" };
  const sections = arrange([
    clause("ZN-1.1", "a"),
    clause("ZN-11.1.1", "b", { ...cards, topic: "Decoy" }),
    clause("ZN-11.1.2", "c", { ...cards, topic: "Decoy" }),
    clause("ZN-11.2.1", "d", { ...cards, topic: "Hide" }),
  ]);
  expect(sections.map(({ heading, anchor }) => [heading, anchor])).toEqual([
    ["1. Regole", "ZN-1"],
    ["11. Cards", "ZN-11"],
  ]);
  expect(sections[1]!.topics.map(({ topic, clauses }) => [topic, clauses.length])).toEqual([
    ["Decoy", 2],
    ["Hide", 1],
  ]);
});

test("sections of several rulebooks may be called alike", () => {
  const sections = arrange([
    clause("HX-1.1", "a"),
    clause("HU-1.1", "b", { book: "Humans!!!" }),
    clause("HU-1.2", "c", { book: "Humans!!!" }),
    clause("ZB-1.1", "d", { book: "Zombies!!!" }),
  ]);
  expect(sections.map(({ book, anchor, topics }) => [book, anchor, topics[0]!.clauses.length])).toEqual([
    ["", "HX-1", 1],
    ["Humans!!!", "HU-1", 2],
    ["Zombies!!!", "ZB-1", 1],
  ]);
});

test("a clause is set from bold, italic and code, and other clauses are linked", () => {
  expect(piecesOf("**No** *cap* (ZN-9.9), see `x` or [there](#ZN-2.17).")).toEqual([
    { kind: "bold", text: "No" },
    { kind: "plain", text: " " },
    { kind: "italic", text: "cap" },
    { kind: "plain", text: " (" },
    { kind: "clause", text: "ZN-9.9", clause: "ZN-9.9" },
    { kind: "plain", text: "), see " },
    { kind: "code", text: "x" },
    { kind: "plain", text: " or " },
    { kind: "clause", text: "there", clause: "ZN-2.17" },
    { kind: "plain", text: "." },
  ]);
});

test("the full stop after a clause is no part of its id", () => {
  expect(piecesOf("See ZN-2.3 to ZN-2.7.").at(-1)).toEqual({ kind: "plain", text: "." });
});

test("a clause may be called by a letter, which is its section", () => {
  const scenarios = [clause("LN-S1", "a", { heading: "S. Scenari" }), clause("LN-S14", "b", { heading: "S. Scenari" })];
  expect(arrange(scenarios).map(({ anchor, topics }) => [anchor, topics[0]!.clauses.length])).toEqual([["LN-S", 2]]);
  expect(search(scenarios, wishOf("ln-s14", { everyday: {} })).map(({ id }) => id)).toEqual(["LN-S14"]);
  expect(search(scenarios, wishOf("S1", { everyday: {} })).at(0)!.id).toBe("LN-S1");
  expect(piecesOf("See LN-S14.").at(1)).toEqual({ kind: "clause", text: "LN-S14", clause: "LN-S14" });
});

test("a catalogue lists what it has of a family, each with its rulings; one without has none", () => {
  expect(entriesOf(null, "card")).toEqual([]);
  expect(entriesOf({ tiles: [] }, "card")).toEqual([]);
  const catalogue = {
    cards: [{ card: "decoy", rulings: ["ZN-11.6.1"] }, { card: "odd" }],
    pieces: [{ piece: "zombie", rulings: [] }],
  };
  expect(entriesOf(catalogue, "card")).toEqual([{ family: "card", name: "decoy", rulings: ["ZN-11.6.1"] }]);
  expect(entriesOf(catalogue, "piece")).toEqual([{ family: "piece", name: "zombie", rulings: [] }]);
});
