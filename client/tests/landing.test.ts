import { describe, expect, it, test } from "vitest";
import { shelf } from "../src/games/shelf";
import { nearest } from "../src/landing/making";
import { botNames } from "../src/parts/botNames";
import { problemOf } from "../src/parts/names";
import { fieldsOf, unusual, usualOptions } from "../src/setup/schema";
import { settled } from "../src/setup/terms";
import { chair, planOf, problemsOf } from "../src/setup/seating";
import { optionWords } from "../src/setup/optionWords";
import { say } from "../src/words/language";

const SCHEMA = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        weather: { enum: ["fog", "rain"], default: "fog" },
        cut: { type: "boolean", default: false },
        cap: { type: "integer", default: 0, maximum: 99 },
        custom: { type: "array", items: { type: "string" }, default: [] },
        coats: { type: "array", items: { enum: ["blue", "red"] }, default: [], only_with: { weather: "rain" } },
      },
    },
  },
};

describe("the options of a game", () => {
  const fields = fieldsOf(SCHEMA);

  it("are fields by their kind, in the order of the game", () => {
    expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
      ["weather", "choice"],
      ["cut", "switch"],
      ["cap", "number"],
      ["custom", "list"],
      ["coats", "seats"],
    ]);
    expect(fields[0]!.values).toEqual(["fog", "rain"]);
    expect(fields[2]!.most).toBe(99);
  });

  it("are found in a schema without a reference, and in none", () => {
    expect(fieldsOf(SCHEMA.$defs.Options)).toEqual(fields);
    expect(fieldsOf(null)).toEqual([]);
  });

  it("are only sent where they differ from what is usual", () => {
    const usual = usualOptions(fields);
    expect(unusual(fields, usual)).toEqual({});
    expect(unusual(fields, { ...usual, cut: true, custom: ["decoy"] })).toEqual({ cut: true, custom: ["decoy"] });
  });

  it("may be a choice for each seat, which counts with another option alone", () => {
    const usual = usualOptions(fields);
    const wet = { ...usual, weather: "rain", coats: ["red", "red"] };
    expect(settled(fields, wet, 4)).toEqual({ ...wet, coats: ["red", "red", "blue", "red"] });
    expect(settled(fields, wet, 1).coats).toEqual(["red"]);
    expect(settled(fields, { ...wet, weather: "fog" }, 3)).toEqual(usual);
    expect(unusual(fields, settled(fields, { ...usual, weather: "rain" }, 2))).toEqual({
      weather: "rain",
      coats: ["blue", "red"],
    });
  });

  it("are told in words, but for figures as usual and lists of the platform", () => {
    const [weather, cut, cap, custom] = fields;
    expect(optionWords(undefined, { ...weather!, name: "start_player" }, "rematch")).toBe("Rematch");
    expect(() => optionWords(undefined, weather!, "rain")).toThrow("there is no text setting-weather-rain");
    expect(optionWords(undefined, cut!, true)).toBe(say("page-yes"));
    expect(optionWords(undefined, cap!, 0)).toBe("");
    expect(optionWords(undefined, cap!, 7)).toBe("7");
    expect(optionWords(undefined, custom!, ["decoy"])).toBe("");
    expect(optionWords(shelf.chooserOf("zombinion"), custom!, ["decoy"])).toBe("Decoy");
  });
});

describe("a name", () => {
  it("may have 24 characters, as people count them, around which nothing counts", () => {
    expect(problemOf("x".repeat(24))).toBe("");
    expect(problemOf(` ${"🧟".repeat(24)} `)).toBe("");
    expect(problemOf("x".repeat(25))).toContain("25");
  });

  it("is nobody else's", () => {
    expect(problemOf(" Anna ", ["Anna"])).toBe(say("page-name-twice"));
    expect(problemOf("", [""])).toBe("");
  });
});

describe("seats that are set up", () => {
  it("need a name for whoever else is at this device, once the table is asked for", () => {
    const chairs = [chair("me"), chair("guest"), chair("open")];
    expect(problemsOf(chairs, false)).toEqual(["", "", ""]);
    expect(problemsOf(chairs, true)).toEqual(["", say("page-name-missing"), ""]);
  });

  it("blame the second of two equal names", () => {
    const chairs = [chair("me", "Anna"), chair("bot:easy", "Anna"), chair("guest", "Anna ")];
    expect(problemsOf(chairs, true)).toEqual(["", "", say("page-name-twice")]);
  });

  it("become a plan, each with who sits there", () => {
    const plan = planOf([chair("me", "Anna"), chair("guest", " Bruno "), chair("bot:hard"), chair("open")]);
    expect(plan.map(({ who }) => who)).toEqual(["me", "me", "bot", "open"]);
    expect(plan[1]!.name).toBe("Bruno");
    expect(plan[2]!.bot).toBe("hard");
    expect(plan[2]!.name).toBeTruthy();
  });

  it("give no bot the name of a person", () => {
    const [free, ...taken] = say("page-bot-names").split(", ");
    const plan = planOf([chair("me"), ...taken.map((name) => chair("guest", name)), chair("bot:easy")]);
    expect(botNames(1, taken)).toEqual([free]);
    expect(taken).not.toContain(plan.at(-1)!.name);
  });
});

test("bots of one table have different names, and beyond those that there are, none", () => {
  const count = say("page-bot-names").split(",").length;
  const names = botNames(count + 2);
  expect(new Set(names.slice(0, count)).size).toBe(count);
  expect(names.slice(count)).toEqual(["", ""]);
});

test("a table that is made at once has a number of players that the game is for", () => {
  expect(nearest([2, 3, 4], 3)).toBe(3);
  expect(nearest([5, 6], 3)).toBe(5);
  expect(nearest([1, 2], 3)).toBe(2);
});
