import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import { packaged } from "./setup";
import { find, findOf, language, LANGUAGES, learn, nameOf, say, speak, together } from "../src/words/language";

afterEach(() => speak("en"));

test("a switch of language changes every word at once", async () => {
  expect(say("page-undo")).toBe("Take back");
  await speak("it");
  expect(say("page-undo")).toBe("Annulla");
  expect(nameOf("card", "magazine")).toBe("Caricatore");
  expect(document.documentElement.lang).toBe("it");
});

test("plurals are those of the language", async () => {
  expect(say("page-unread", { count: 1 })).toBe("1 new message");
  expect(say("page-unread", { count: 2 })).toBe("2 new messages");
  await speak("fr");
  expect(say("page-unread", { count: 0 })).toBe("0 nouveau message");
});

test("lists of names are those of the language", async () => {
  expect(together(["Anna", "Bruno", "Carla"])).toBe("Anna, Bruno, and Carla");
  await speak("it");
  expect(together(["Anna", "Bruno", "Carla"])).toBe("Anna, Bruno e Carla");
});

test("a text that is not there is a mistake, unless one only looks for it", () => {
  expect(() => say("page-no-such-text")).toThrow();
  expect(find("page-no-such-text")).toBeUndefined();
});

test("whoever plays is shown a text that is not there as a gap, and the console is told once", () => {
  vi.stubEnv("DEV", false);
  const told = vi.spyOn(console, "error").mockReturnValue();
  expect(say("page-no-such-text")).toBe("[page-no-such-text]");
  expect(say("page-no-such-text")).toBe("[page-no-such-text]");
  expect(told).toHaveBeenCalledTimes(1);
  expect(say("page-renamed")).toContain("{$name}");
  vi.unstubAllEnvs();
});

test("of two games the one that is shown speaks, whichever was learnt first", async () => {
  await learn("zombiaki");
  expect(say("game-title")).toBe("Zombiaki!");
  await learn("zombinion");
  expect(say("game-title")).toBe("Zombinion");
  await speak("fr");
  expect(say("game-title")).toBe("Zombinion");
  await learn("zombiaki");
  expect(say("game-title")).toBe("Zombiaki!");
});

test("what a game says can be asked of it alone", async () => {
  await learn("zombiaki");
  expect(find("card-magazine")).toBe("Magazine");
  expect(findOf("zombiaki", "card-magazine")).toBeUndefined();
  expect(findOf("zombinion", "card-magazine")).toBe("Magazine");
  await speak("it");
  expect(findOf("zombinion", "card-magazine")).toBe("Caricatore");
});

describe("the texts of the page", () => {
  const texts = (tongue: string) => {
    return new FluentResource(packaged(`web/text/${tongue}.ftl`)).body;
  };
  const names = (tongue: string) =>
    texts(tongue)
      .map((message) => message.id)
      .sort();

  test.each(LANGUAGES)("are all there in %s", (tongue) => {
    expect(names(tongue)).toEqual(names("en"));
    expect(new Set(names(tongue)).size).toBe(names(tongue).length);
  });

  test("begin in the language of the browser, which is English here", () => {
    expect(language.value).toBe("en");
  });
});
