import { render } from "preact";
import { describe, expect, it, test } from "vitest";
import { sheet } from "../src/art/brush";
import { crowdOf } from "../src/games/last_night/crowd";
import { armedDead, BODY, bodyOf, COLOURS, RINGS, standingDead } from "../src/games/last_night/drawings/dead";
import { MARKER, MARKERS } from "../src/games/last_night/drawings/markers";
import { SET_PICTURE, SET_PICTURES } from "../src/games/last_night/drawings/sets";
import { sewer, SEWER } from "../src/games/last_night/drawings/sewers";
import { graveWeapon } from "../src/games/last_night/drawings/tokens";
import {
  arranged,
  deadPicture,
  Figures,
  Markers,
  type DeadPiece,
  type HeroPiece,
} from "../src/games/last_night/Figures";
import { colourOf, medallion, portrait, PORTRAYED } from "../src/games/last_night/people/portrait";
import { medallionOf, portraitOf } from "../src/games/last_night/Portrait";
import { expectDrawn } from "./drawn";
import { packaged } from "./setup";

const LARGEST_FACE = 4_400;

describe("portraits", () => {
  it("are there for every hero that can be played", () => {
    const table = packaged("games/last_night/heroes.py");
    const heroes = [...table.matchAll(/_row\(\s*(?:\*\()?"(\w+)"/g)].map(([, hero]) => hero);
    expect(heroes.length).toBe(18);
    expect([...PORTRAYED].sort()).toEqual(heroes.sort());
  });

  it("are whole, living and dead, and no two are alike", () => {
    const all = PORTRAYED.flatMap((hero) => [
      portrait(hero),
      portrait(hero, true),
      medallion(hero),
      medallion(hero, true),
    ]);
    all.forEach((drawing) => {
      expectDrawn(sheet(120, 140, drawing), "a face");
      expect(drawing.length).toBeLessThan(LARGEST_FACE);
    });
    expect(new Set(all).size).toBe(all.length);
  });

  it("are known by a colour of their own, the dead by that of who leads them", () => {
    expect(new Set(PORTRAYED.map(colourOf)).size).toBe(PORTRAYED.length);
    expect(medallion("jake")).toContain(colourOf("jake"));
    expect(medallion("jake", true, RINGS.brown)).not.toContain(colourOf("jake"));
    expect(medallion("jake", true, RINGS.brown)).toContain(RINGS.brown);
    expect(() => portrait("nobody")).toThrow("nobody");
  });

  it("are images that are made once", () => {
    expect(portraitOf("becky")).toBe(portraitOf("becky"));
    expect(portraitOf("becky", true)).not.toBe(portraitOf("becky"));
    expect(medallionOf("becky", true, RINGS.brown)).not.toBe(medallionOf("becky", true, RINGS.green));
  });
});

describe("the dead", () => {
  it("stand on a base of the colour and the shape of who leads them", () => {
    const bases = COLOURS.map((colour) => standingDead(colour, bodyOf(colour, 0)));
    bases.forEach((drawing, place) => {
      expectDrawn(sheet(BODY.width, BODY.height, drawing), COLOURS[place]);
      expect(drawing).toContain(RINGS[COLOURS[place]!]);
    });
    const shapes = bases.map((drawing) => /<path d="([^"]+)" fill="#0c1120"/.exec(drawing)?.[1]);
    expect(new Set(shapes).size).toBe(3);
  });

  it("never look alike who follow each other, and keep their looks", () => {
    for (let number = 0; number < 20; number += 1) {
      expect(deadPicture("green", number)).not.toBe(deadPicture("green", number + 1));
      expect(deadPicture("green", number)).toBe(deadPicture("green", number));
    }
    expect(new Set(Array.from({ length: 14 }, (_, number) => deadPicture("brown", number))).size).toBeGreaterThan(9);
  });
});

test("who has a Grave Weapon carries its badge, and is the same zombie still", () => {
  COLOURS.forEach((colour) => {
    const [plain, armed] = [standingDead(colour, bodyOf(colour, 1)), armedDead(colour, bodyOf(colour, 1))];
    expectDrawn(sheet(BODY.width, BODY.height, armed), colour);
    expect(armed.startsWith(plain)).toBe(true);
    expect(armed).toContain(graveWeapon());
  });
});

test("the sewer is drawn whole", () => {
  expectDrawn(sheet(SEWER.width, SEWER.height, sewer()), "the sewer");
});

test.each(Object.entries(SET_PICTURES))("the picture of the set %s is whole and of moderate size", (set, draw) => {
  const text = sheet(SET_PICTURE.width, SET_PICTURE.height, draw());
  expectDrawn(text, set);
  expect(text.length).toBeLessThan(20_000);
});

test("markers are whole, and differ from each other", () => {
  const all = Object.entries(MARKERS).map(([kind, draw]) => {
    expectDrawn(sheet(MARKER, MARKER, draw()), kind);
    return draw();
  });
  expect(new Set(all).size).toBe(all.length);
});

describe("a crowd", () => {
  it.each([false, true])("has room for four heroes and fourteen zombies on one space, small: %s", (small) => {
    for (let heroes = 0; heroes <= 4; heroes += 1) {
      for (let dead = 0; dead <= 14; dead += 1) {
        const crowd = crowdOf(heroes, dead, small);
        expect(crowd.heroes).toHaveLength(heroes);
        expect(crowd.dead.length).toBe(Math.min(dead, small ? (dead > 2 ? 1 : 2) : 6));
        expect(crowd.count !== null).toBe(dead > 2);
        const places = [...crowd.heroes, ...crowd.dead].map(({ x, y }) => `${x} ${y}`);
        expect(new Set(places).size).toBe(places.length);
        for (const { x, y } of [...crowd.heroes, ...crowd.dead]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it("never hides one hero behind another", () => {
    for (const dead of [0, 3]) {
      for (const heroes of [2, 3, 4]) {
        const discs = crowdOf(heroes, dead).heroes;
        discs.forEach((one, place) =>
          discs.slice(place + 1).forEach((other) => {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size * 0.75);
          }),
        );
      }
    }
  });
});

const hero = (name: string, space: number): HeroPiece => ({
  key: `hero ${name}`,
  hero: name,
  space,
  wounds: 1,
  most: 3,
});
const dead = (number: number, space: number, more: Partial<DeadPiece> = {}): DeadPiece => ({
  key: `zombie ${number}`,
  space,
  colour: number % 2 ? "green" : "brown",
  number,
  ...more,
});

describe("figures", () => {
  it("keep the order of their keys, wherever they walk", () => {
    const before = arranged([hero("becky", 3)], [dead(1, 3), dead(2, 9)]).shown.map(({ key }) => key);
    const after = arranged([hero("becky", 70)], [dead(2, 3), dead(1, 60)]).shown.map(({ key }) => key);
    expect(after).toEqual(before);
  });

  it("show who was a hero, however many others stand there", () => {
    const crowd = [
      ...Array.from({ length: 10 }, (_, number) => dead(number, 5)),
      dead(20, 5, { hero: "jake", most: 3 }),
    ];
    const { shown, piles } = arranged([], crowd, true);
    expect(shown.filter(({ counted }) => !counted).map(({ key }) => key)).toEqual(["zombie 20"]);
    expect(piles.map((pile) => pile.dead.length)).toEqual([11]);
  });

  it("stand before those to the north of them", () => {
    const { shown } = arranged([hero("becky", 3)], [dead(1, 3), dead(2, 15)]);
    const level = (key: string) => shown.find((one) => one.key === key)!.level;
    expect(level("hero becky")).toBeGreaterThan(level("zombie 1"));
    expect(level("zombie 2")).toBeGreaterThan(level("hero becky"));
  });

  it("are drawn with their wounds, and their number with the shares of both seats", () => {
    const place = document.createElement("div");
    render(<Figures heroes={[hero("becky", 3)]} dead={[1, 2, 3, 5].map((number) => dead(number, 8))} />, place);
    expect(place.querySelectorAll("[data-piece]")).toHaveLength(5);
    expect(place.querySelectorAll(".ln-wounds i")).toHaveLength(3);
    expect(place.querySelectorAll(".ln-wounds i.lost")).toHaveLength(1);
    const count = place.querySelector<HTMLElement>(".ln-count")!;
    expect(count.textContent).toBe("4");
    expect(count.getAttribute("style")).toMatch(/#8fce5a 0% 75%, #e0a45a 75% 100%/);
  });

  it("lie beside each other where markers share a space", () => {
    const place = document.createElement("div");
    const lying = [
      { key: "fire", kind: "fire", space: 4 },
      { key: "gas", kind: "gas", space: 4 },
      { key: "truck", kind: "truck", space: 9 },
    ] as const;
    render(<Markers markers={lying} />, place);
    const styles = [...place.querySelectorAll(".ln-marker")].map((one) => one.getAttribute("style"));
    expect(new Set(styles).size).toBe(3);
    expect(styles[2]).toContain("--wide: 0.94");
  });
});
