import { expect, test } from "vitest";
import { fieldsOf } from "../src/setup/schema";
import { sidesOf } from "../src/setup/sides";

const roles = [
  { name: "zombies", title: "Zombies", options: { first_seat: "zombies" } },
  { name: "humans", title: "Humans", options: { first_seat: "humans" } },
];

test("options tell who plays which side", () => {
  expect(sidesOf({ roles }, [], { first_seat: "humans", other: 1 }, 2)).toEqual(["Humans", "Zombies"]);
});

test("what is left to chance is not told", () => {
  expect(sidesOf({ roles }, [], { first_seat: "random" }, 2)).toEqual(["", ""]);
});

test("where all are alike there is nothing to tell", () => {
  expect(sidesOf({ roles: [] }, [], {}, 3)).toEqual(["", "", ""]);
});

test("a choice of a side for each seat tells all of them, if it counts", () => {
  const fields = fieldsOf({
    properties: {
      sides: { enum: ["by_turns", "by_seat"], default: "by_turns" },
      seats: { type: "array", items: { enum: ["humans", "zombies"] }, default: [], only_with: { sides: "by_seat" } },
    },
  });
  const seats = ["zombies", "zombies"];
  expect(sidesOf({ roles }, fields, { sides: "by_seat", seats }, 3)).toEqual(["Zombies", "Zombies", "Humans"]);
  expect(sidesOf({ roles }, fields, { sides: "by_turns", seats }, 3)).toEqual(["", "", ""]);
});
