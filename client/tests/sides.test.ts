import { expect, test } from "vitest";
import { sidesOf } from "../src/setup/sides";

const roles = [
  { name: "zombies", title: "Zombies", options: { first_seat: "zombies" } },
  { name: "humans", title: "Humans", options: { first_seat: "humans" } },
];

test("options tell who plays which side", () => {
  expect(sidesOf({ roles }, { first_seat: "humans", other: 1 }, 2)).toEqual(["Humans", "Zombies"]);
});

test("what is left to chance is not told", () => {
  expect(sidesOf({ roles }, { first_seat: "random" }, 2)).toEqual(["", ""]);
});

test("where all are alike there is nothing to tell", () => {
  expect(sidesOf({ roles: [] }, {}, 3)).toEqual(["", "", ""]);
});
