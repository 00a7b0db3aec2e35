/** What options ask of each other: needs, what is settled, and what does not go together. */

import { expect, test } from "vitest";
import { fieldsOf, unusual, usualOptions } from "../src/setup/schema";
import { follow, missing, settled, settledByOthers } from "../src/setup/terms";

const off = { type: "boolean", default: false };
const fields = fieldsOf({
  properties: {
    night: {
      enum: ["random", "fever", "fire", "storm"],
      default: "random",
      needs: { fever: { hospital: true }, fire: { hospital: true, matches: true } },
      settles: { fever: { rats: true }, fire: { search: true }, storm: { rats: false } },
    },
    board: { enum: ["random", "ward"], default: "random", needs: { ward: { hospital: true } } },
    hospital: off,
    matches: off,
    rats: off,
    search: off,
    explore: { ...off, not_with: { search: true } },
  },
});
const usual = usualOptions(fields);
const choose = (wanted: Record<string, unknown>, before: Record<string, unknown> = usual) =>
  follow(fields, before, { ...before, ...wanted });
const told = ({ consequences }: ReturnType<typeof follow>) =>
  consequences.map(({ kind, field, by }) => [kind, field.name, by.name]);

test("a value lacks what it needs and others do not have", () => {
  const [night] = fields;
  expect(missing(night!, "fire", { ...usual, hospital: true })).toEqual({ matches: true });
  expect(missing(night!, "random", usual)).toEqual({});
});

test("what is chosen brings what it needs", () => {
  const followed = choose({ night: "fire" });
  expect(followed.options).toEqual({ ...usual, night: "fire", hospital: true, matches: true });
  expect(told(followed)).toEqual([
    ["needed", "hospital", "night"],
    ["needed", "matches", "night"],
  ]);
});

test("whatever needs what is gone is as usual again", () => {
  const followed = choose({ hospital: false }, { ...usual, night: "fever", board: "ward", hospital: true });
  expect(followed.options).toEqual(usual);
  expect(followed.consequences.map(({ before }) => before)).toEqual(["fever", "ward"]);
  expect(told(followed)).toEqual([
    ["lost", "night", "hospital"],
    ["lost", "board", "hospital"],
  ]);
});

test("of two that do not go together the one that is chosen stays", () => {
  const searched = choose({ search: true }, { ...usual, explore: true });
  expect(searched.options).toEqual({ ...usual, search: true });
  expect(told(searched)).toEqual([["excluded", "explore", "search"]]);
  const explored = choose({ explore: true }, { ...usual, search: true });
  expect(explored.options).toEqual({ ...usual, explore: true });
  expect(told(explored)).toEqual([["excluded", "search", "explore"]]);
});

test("nothing follows from what asks for nothing", () => {
  expect(choose({ rats: true })).toEqual({ options: { ...usual, rats: true }, consequences: [] });
});

test("what a value settles is so, whatever was chosen, and keeps out what does not go with it", () => {
  const options = { ...usual, night: "fire", hospital: true, matches: true, explore: true };
  const found = [...settledByOthers(fields, options)].map(([name, { value, by }]) => [name, value, by.name]);
  expect(found).toEqual([
    ["search", true, "night"],
    ["explore", false, "search"],
  ]);
  expect(unusual(fields, settled(fields, options, 2))).toEqual({
    night: "fire",
    hospital: true,
    matches: true,
    search: true,
  });
  expect(settled(fields, { ...usual, night: "storm", rats: true }, 2).rats).toBe(false);
});
