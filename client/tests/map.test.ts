import { beforeEach, describe, expect, it, test } from "vitest";
import { counted, lying, standing } from "../src/board/map/arrange";
import { beside } from "../src/board/map/beside";
import { Camera, LARGEST, SMALL, SMALLEST } from "../src/board/map/camera";
import { arranged, type Piece } from "../src/board/map/Pieces";
import { areaAround, cellNamed, nameOfCell } from "../src/board/map/places";
import { misfitsAmong, placeChosen, sitesFrom, turnedOn } from "../src/board/map/placing";
import { awayWords, wayWords } from "../src/board/map/words";
import type { Option } from "../src/protocol/types";
import { learn, speak } from "../src/words/language";

describe("a space", () => {
  it("is named by where it lies from the middle", () => {
    expect(cellNamed("e4n2")).toEqual({ column: 4, row: -2 });
    expect(cellNamed("w3")).toEqual({ column: -3, row: 0 });
    expect(cellNamed("s12")).toEqual({ column: 0, row: 12 });
    expect(cellNamed("centre")).toEqual({ column: 0, row: 0 });
  });

  it("is found again by its name", () => {
    for (const name of ["e4n2", "w3", "s2", "n10", "w1s1", "centre"]) expect(nameOfCell(cellNamed(name))).toBe(name);
  });

  it("that is called otherwise is none", () => {
    for (const name of ["", "b4", "n2e4", "e"]) expect(() => cellNamed(name)).toThrow();
  });
});

test("an area holds its spaces as a whole, with air around them", () => {
  const cells = [
    { column: -2, row: 1 },
    { column: 3, row: 4 },
  ];
  expect(areaAround(cells, 1)).toEqual({ left: -3, top: 0, right: 5, bottom: 6 });
  expect(areaAround([])).toBeNull();
});

describe("the camera", () => {
  let camera: Camera;
  const whole = { left: -9, top: -6, right: 9, bottom: 6 };

  beforeEach(() => {
    camera = new Camera();
    camera.window.value = { width: 800, height: 600 };
    camera.reach(whole);
    camera.show(whole, { way: "cut" });
  });

  it("shows an area as a whole, in the middle", () => {
    expect(camera.sees(whole)).toBe(true);
    expect(camera.sight.value).toMatchObject({ x: 0, y: 0 });
  });

  it("rather shows what matters than all of it too small", () => {
    camera.window.value = { width: 360, height: 400 };
    camera.show(whole, { least: SMALL, focus: { x: 2.5, y: 0 } });
    expect(camera.sight.value).toMatchObject({ x: 2.5, y: 0, space: SMALL });
  });

  it("then shows no more of what is beyond than the air around it", () => {
    camera.window.value = { width: 360, height: 400 };
    camera.show(whole, { least: SMALL, focus: { x: 8.5, y: -5.5 } });
    const { right, top } = camera.onScreen(whole);
    expect(right).toBeCloseTo(360 - top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(20);
    expect(camera.sees({ left: 8, top: -6, right: 9, bottom: -5 })).toBe(true);
  });

  it("does not make a few spaces huge", () => {
    camera.show({ left: 0, top: 0, right: 1, bottom: 1 });
    expect(camera.sight.value.space).toBeLessThan(LARGEST);
  });

  it("keeps what is under the pointer there, when it comes closer", () => {
    const at = (right: number, down: number) => {
      const { x, y, space } = camera.sight.value;
      return [x + right / space, y + down / space];
    };
    const before = at(120, -80);
    camera.zoom(1.7, 120, -80);
    const after = at(120, -80);
    expect(after[0]).toBeCloseTo(before[0]!);
    expect(after[1]).toBeCloseTo(before[1]!);
  });

  it("comes neither too close nor too far away", () => {
    camera.zoom(1000);
    expect(camera.sight.value.space).toBe(LARGEST);
    camera.zoom(1e-6);
    expect(camera.sight.value.space).toBe(SMALLEST);
  });

  it("is dragged by as many pixels as the hand moves, and never beyond the map", () => {
    const { space } = camera.sight.value;
    camera.drag(space, -2 * space);
    expect(camera.sight.value.x).toBeCloseTo(-1);
    expect(camera.sight.value.y).toBeCloseTo(2);
    camera.drag(-100 * space, 0);
    expect(camera.sight.value.x).toBe(whole.right);
  });

  it("follows no more what happens, once it is moved by hand", () => {
    camera.centre({ x: 2, y: 2 });
    expect(camera.following.value).toBe(true);
    camera.drag(5, 0);
    expect(camera.following.value).toBe(false);
  });

  it("goes just so far that an area is in sight, and not at all if it is", () => {
    camera.zoom(3);
    const seen = camera.seen.value;
    camera.bring({ left: seen.right, top: 0, right: seen.right + 1, bottom: 1 });
    expect(camera.seen.value.right).toBeCloseTo(seen.right + 1);
    expect(camera.seen.value.top).toBe(seen.top);
    const { x, y } = camera.sight.value;
    camera.bring({ left: x, top: y, right: x + 1, bottom: y + 1 });
    expect(camera.sight.value).toMatchObject({ x, y });
  });

  it("cuts pieces small only where spaces are", () => {
    expect(camera.small.value).toBe(false);
    camera.zoom(SMALLEST / camera.sight.value.space);
    expect(camera.small.value).toBe(true);
  });
});

describe("several pieces on a space", () => {
  it("are the smaller the more they are, and all stay within reach of it", () => {
    const sizes = [1, 2, 3, 4].map((count) => standing(count)[0]!.size);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    for (const count of [1, 2, 3, 4, 5, 6]) {
      for (const { x, y, size } of standing(count)) {
        expect(Math.min(x, y)).toBeGreaterThan(-0.1);
        expect(Math.max(x, y) + size).toBeLessThan(1.1);
      }
    }
  });

  it("stand each in a place of its own, up to four; then three are seen, and all are counted", () => {
    for (const count of [2, 3, 4]) {
      const places = standing(count).map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(count);
      expect(counted(count)).toBe(0);
    }
    expect(standing(6).filter(({ hidden }) => !hidden)).toHaveLength(3);
    expect(counted(6)).toBe(6);
  });

  it("leave what lies there to be seen", () => {
    expect(lying(0, true).x).toBeGreaterThan(lying(0, false).x);
    expect(lying(0, true).depth).toBeLessThan(standing(1)[0]!.depth);
  });

  it("are told apart by their space, and lie under who stands", () => {
    const piece = (key: string, space: string, lies = false): Piece => ({
      key,
      space,
      cell: cellNamed(space),
      full: "",
      small: "",
      lies,
    });
    const pieces = [piece("a", "e1"), piece("b", "e1"), piece("token", "e1", true), piece("c", "w1")];
    const { placed, piles } = arranged(pieces);
    const sizes = new Map(placed.map(({ piece: { key }, stand }) => [key, stand.size]));
    expect(sizes.get("a")).toBe(sizes.get("b"));
    expect(sizes.get("c")).toBe(standing(1)[0]!.size);
    expect(sizes.get("token")).toBe(lying(0, true).size);
    expect(piles).toEqual([]);
    const many = ["a", "b", "c", "d", "e"].map((key) => piece(key, "n2"));
    expect(arranged(many).piles).toEqual([{ cell: { column: 0, row: -2 }, count: 5 }]);
  });
});

describe("something large", () => {
  const options: Option[] = [
    ["place", 1, 0, 3],
    ["place", 1, 0, 1],
    ["place", -2, 4, 0],
    ["stop"],
    ["walk", "e4"],
    ["move", 3, -1],
    ["objective", "hospital", 0, 2, 2],
    ["objective", "police_station", 0, 2, 1],
  ];
  const sites = sitesFrom(options, ["place"]);

  it("fits where the options say, turned as they say", () => {
    expect(sites).toMatchObject([
      { x: 1, y: 0, turns: [1, 3] },
      { x: -2, y: 4, turns: [0] },
    ]);
    expect(sites[0]?.options.get(3)).toEqual(["place", 1, 0, 3]);
  });

  it("may have a name, or no turns", () => {
    expect(sitesFrom(options, ["move"])).toMatchObject([{ x: 3, y: -1, turns: [0] }]);
    expect(sitesFrom(options, ["move"])[0]?.options.get(0)).toEqual(["move", 3, -1]);
    expect(sitesFrom(options, ["objective", "hospital"])).toMatchObject([{ x: 0, y: 2, turns: [2] }]);
  });

  it("is where the answer says that has been put together", () => {
    expect(placeChosen(["place", -2, 4, 3], ["place"])).toEqual({ x: -2, y: 4, turns: 3 });
    expect(placeChosen(["move", 3, -1], ["move"])).toEqual({ x: 3, y: -1, turns: 0 });
    expect(placeChosen(["objective", "hospital"], ["objective", "hospital"])).toBeNull();
    expect(placeChosen(["walk", "e4"], ["place"])).toBeNull();
  });

  it("is turned on to what fits, all the way round", () => {
    expect(turnedOn(sites[0]!, 1, true)).toBe(3);
    expect(turnedOn(sites[0]!, 3, true)).toBe(1);
    expect(turnedOn(sites[0]!, 1, false)).toBe(3);
    expect(turnedOn(sites[1]!, 0, true)).toBe(0);
  });
});

describe("buttons beside what is laid", () => {
  const box = { width: 96, height: 44 };
  const window = { width: 344, height: 300 };
  const square = (left: number, top: number, size: number) => ({ left, top, right: left + size, bottom: top + size });
  const alone = { window, panels: [], others: [] };

  it("stand below it, and above it where there is no room below", () => {
    expect(beside(square(140, 100, 42), box, alone)).toEqual({ x: 113, y: 156 });
    expect(beside(square(140, 250, 42), box, alone)).toEqual({ x: 113, y: 192 });
  });

  it("stay in the window, and away from what lies over it", () => {
    expect(beside(square(0, 100, 42), box, alone)).toEqual({ x: 0, y: 156 });
    const panels = [square(120, 150, 60)];
    expect(beside(square(140, 100, 42), box, { ...alone, panels })).toEqual({ x: 113, y: 42 });
  });

  it("hide as little as they can of what else is there", () => {
    const others = [square(98, 142, 42), square(140, 58, 42), square(182, 100, 42)];
    expect(beside(square(140, 100, 42), box, { ...alone, others })).toEqual({ x: 140, y: 156 });
  });

  it("are not there at all where they would lie over it", () => {
    expect(beside(square(-10, -10, 360), box, alone)).toBeNull();
  });
});

describe("in words", () => {
  beforeEach(() => learn("zombinion"));

  it("a space is so far away, and on which side", () => {
    const here = cellNamed("e3");
    expect(awayWords(here, cellNamed("e5n1"))).toBe("2 spaces east and 1 space north of you");
    expect(awayWords(here, cellNamed("centre"))).toBe("3 spaces west of you");
    expect(awayWords(here, cellNamed("e3s1"))).toBe("1 space south of you");
    expect(awayWords(here, here)).toBe("your own space");
  });

  it("is told in every language, each for itself", async () => {
    await speak("fr");
    expect(awayWords(cellNamed("centre"), cellNamed("w1n2"))).toBe(
      "1 case à l'ouest et 2 cases au nord par rapport à vous",
    );
    await speak("en");
    expect(awayWords(cellNamed("centre"), cellNamed("w1n2"))).toBe("1 space west and 2 spaces north of you");
  });

  it("a way is so long, and has so many fights", () => {
    expect(wayWords({ steps: 4, fights: 0 })).toBe("4 steps");
    expect(wayWords({ steps: 1, fights: 2 })).toBe("1 step, 2 fights");
  });
});

test("places where something does not fit are told as answers that would lay it there", () => {
  const spots = [
    { x: 1, y: 0 },
    { x: 0, y: -1 },
  ];
  const turned: Option[] = [["place", 1, 0, 2]];
  expect(misfitsAmong(spots, sitesFrom(turned, ["place"]), ["place"])).toEqual([
    { x: 0, y: -1, wish: ["place", 0, -1, 2] },
  ]);
  const moved: Option[] = [["move", 1, 0]];
  expect(misfitsAmong(spots, sitesFrom(moved, ["move"]), ["move"])).toEqual([{ x: 0, y: -1, wish: ["move", 0, -1] }]);
});
