import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sheet } from "../src/art/brush";
import { addressOf, HEIGHT, WIDTH, type Pictures } from "../src/art/Picture";
import { pictures as humans } from "../src/games/humans/pictures/pictures";
import { EXPANSIONS } from "../src/games/last_night/expansions";
import { pictures as baseNight } from "../src/games/last_night/pictures/pictures";
import { pictures as zombiaki } from "../src/games/zombiaki/pictures/pictures";
import { pictures as zombinion } from "../src/games/zombinion/pictures/pictures";
import { pictures as zombies } from "../src/games/zombies/pictures/pictures";
import { expectDrawn } from "./drawn";
import { BROUGHT_BY } from "./last_night/expansions";
import { packaged } from "./setup";

const LARGEST = 4_096;

/** The cards of a game, from its texts: each card of the catalogue has words. */
function cardsOf(game: string): string[] {
  return [...packaged(`games/${game}/text/en.ftl`).matchAll(/^(?:card|character|wound|capture)-(\w+) =/gm)].map(
    ([, card]) => card!,
  );
}

/** The pictures of Last Night on Earth, with those that are brought when they are needed. */
const brought = await Promise.all(Object.values(EXPANSIONS).map((load) => load()));
const lastNight: Pictures = brought.reduce((all, { pictures }) => ({ ...all, ...pictures }), baseNight);

/** The cards of Zombiaki!: what became of one on the street is no card that anybody holds. */
const heldCardsOf = (game: string) => cardsOf(game).filter((card) => card !== "bitten");

describe.each<[string, Pictures, (game: string) => string[]]>([
  ["zombinion", zombinion, cardsOf],
  ["zombiaki", zombiaki, heldCardsOf],
  ["zombies", zombies, cardsOf],
  ["humans", humans, cardsOf],
  ["last_night", lastNight, () => [...BROUGHT_BY.keys()]],
])("the pictures of %s", (game, pictures, told) => {
  it("are there for every card, and for nothing else", () => {
    expect(Object.keys(pictures).sort()).toEqual(told(game).sort());
  });

  it("are well-formed, without ids and scripts, and small", () => {
    for (const [card, draw] of Object.entries(pictures)) {
      const text = sheet(WIDTH, HEIGHT, draw());
      expect(expectDrawn(text, card).querySelector("[id]"), card).toBeNull();
      expect(text, card).not.toContain("url(");
      expect(text.length, card).toBeLessThan(LARGEST);
    }
  });

  it("differ from each other", () => {
    const drawn = Object.values(pictures).map((draw) => draw());
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

describe("an image", () => {
  it("is made once, however often it is shown", () => {
    let times = 0;
    const draw = () => `<path d="M0,0${"h1".repeat(++times)}"/>`;
    expect(addressOf(draw)).toBe(addressOf(draw));
    expect(times).toBe(1);
  });

  it("stands in its own address, which the policy of the page allows", () => {
    const policy = readFileSync(join(import.meta.dirname, "../../src/deadtown/web/security.py"), "utf-8");
    expect(policy).toMatch(/img-src[^"]* data:/);
    const address = addressOf(zombinion.bullet!);
    expect(address).toMatch(/^data:image\/svg\+xml,/);
    expect(decodeURIComponent(address)).toContain(`viewBox="0 0 ${WIDTH} ${HEIGHT}"`);
  });
});
