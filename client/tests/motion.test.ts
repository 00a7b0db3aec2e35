import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GLIDE, Motion } from "../src/board/motion";
import { Stage } from "../src/board/stage";
import { motion as setting } from "../src/settings";

interface Moved {
  element: HTMLElement;
  frames: PropertyIndexedKeyframes;
  duration: number;
  animation: { cancel: ReturnType<typeof vi.fn>; onfinish: (() => void) | null };
}

let moved: Moved[];
let frame: (() => void) | null;

/** Pieces of ten by ten pixels lie where their names and places say: "zombie 30 40". */
function draw(...pieces: string[]): void {
  const ground = document.querySelector<HTMLElement>("[data-ground]")!;
  const known = new Map([...ground.children].map((child) => [(child as HTMLElement).dataset.piece, child]));
  const drawn = pieces.map((text) => {
    const [piece, x, y] = text.split(" ");
    const element = (known.get(piece) ?? document.createElement("button")) as HTMLElement;
    Object.assign(element.dataset, { piece, x, y, spot: "space" });
    element.id = piece!;
    return element;
  });
  const ghosts = [...ground.children].filter((child) => (child as HTMLElement).inert);
  ground.replaceChildren(...drawn, ...ghosts);
}

beforeEach(() => {
  moved = [];
  frame = null;
  setting.value = "full";
  document.body.innerHTML = `<div class="board-place"><div data-ground></div></div>`;
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => {
    frame = act;
  });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    if (!this.dataset.x) return new DOMRect(0, Number(document.body.dataset.scrolled ?? 0), 100, 200);
    return new DOMRect(Number(this.dataset.x), Number(this.dataset.y), 10, 10);
  });
  HTMLElement.prototype.animate = function (
    this: HTMLElement,
    frames: PropertyIndexedKeyframes,
    { duration }: { duration: number },
  ) {
    const animation = { cancel: vi.fn(), onfinish: null };
    moved.push({ element: this, frames, duration, animation });
    return animation;
  } as unknown as typeof HTMLElement.prototype.animate;
});

afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, "animate"));

/** Draw something else as a motion, and let it be seen. */
function change(motion: Motion, pieces: string[], time = 1_000): void {
  motion.show(() => draw(...pieces), time);
  frame?.();
}

const ghosts = () => [...document.querySelectorAll<HTMLElement>("[data-ground] > [inert]")];
const glides = () => moved.filter(({ frames }) => frames.translate).map(({ element, frames }) => [element.id, frames]);

describe("a piece", () => {
  test("that has moved glides from where it was, and only that one", () => {
    draw("zombie 30 40", "wall 0 0");
    change(new Motion(), ["zombie 30 80", "wall 0 0"]);
    expect(glides()).toEqual([["zombie", { translate: ["0px -40px", "0px 0px"] }]]);
    expect(moved).toHaveLength(1);
    expect(moved[0]!.duration).toBe(GLIDE);
  });

  test("is known by its name, not by its element", () => {
    draw("zombie 30 40");
    const before = document.querySelector("#zombie")!;
    new Motion().show(() => {
      before.remove();
      draw("zombie 10 40");
    }, 1_000);
    frame!();
    expect(moved[0]!.element).not.toBe(before);
    expect(glides()).toEqual([["zombie", { translate: ["20px 0px", "0px 0px"] }]]);
  });

  test("that goes with its ground has not moved", () => {
    draw("zombie 30 40");
    new Motion().show(() => {
      document.body.dataset.scrolled = "50";
      draw("zombie 30 90");
    }, 1_000);
    frame!();
    delete document.body.dataset.scrolled;
    expect(moved).toEqual([]);
  });

  test("that is new grows where it stands", () => {
    draw("wall 0 0");
    change(new Motion(), ["wall 0 0", "zombie 30 40"]);
    expect(moved.map(({ element, frames }) => [element.id, frames])).toEqual([
      ["zombie", { transform: ["scale(0.6)", "scale(1)"] }],
      ["zombie", { opacity: [0, 1] }],
    ]);
  });

  test("that is new because everything is, is just there", () => {
    new Motion().show(() => {
      document.querySelector(".board-place")!.innerHTML = "<div data-ground></div>";
      draw("zombie 30 40");
    }, 1_000);
    frame!();
    expect(moved).toEqual([]);
  });

  test("that has gone fades where it was: for the eye alone, and not for long", () => {
    draw("zombie 30 40", "wall 0 0");
    change(new Motion(), ["wall 0 0"]);
    const [ghost] = ghosts();
    expect(ghost!.ariaHidden).toBe("true");
    expect(ghost!.id + (ghost!.dataset.piece ?? "") + (ghost!.dataset.spot ?? "")).toBe("");
    const fading = moved.find(({ frames }) => frames.opacity)!;
    expect([fading.element, fading.frames]).toEqual([ghost, { opacity: [1, 0] }]);
    fading.animation.onfinish!();
    expect(ghosts()).toEqual([]);
  });

  test("whose place has gone, too, leaves nothing behind", () => {
    draw("zombie 30 40");
    new Motion().show(() => document.querySelector("[data-ground]")!.remove(), 1_000);
    frame!();
    expect(moved).toEqual([]);
  });

  test("that is on its way goes on from where it is seen", () => {
    const motion = new Motion();
    draw("zombie 30 40");
    change(motion, ["zombie 30 80"]);
    const [first] = moved;
    // Half-way it is seen at 60.
    document.querySelector<HTMLElement>("#zombie")!.dataset.y = "60";
    change(motion, ["zombie 30 120"]);
    expect(first!.animation.cancel).toHaveBeenCalled();
    expect(glides().at(-1)).toEqual(["zombie", { translate: ["0px -60px", "0px 0px"] }]);
  });
});

test("two changes before anything was seen are one", () => {
  const motion = new Motion();
  draw("zombie 30 40");
  motion.show(() => draw("zombie 30 80"), 1_000);
  motion.show(() => draw("zombie 30 120"), 1_000);
  frame!();
  expect(glides()).toEqual([["zombie", { translate: ["0px -80px", "0px 0px"] }]]);
});

test("who is in a hurry waits no longer than there is time", () => {
  draw("zombie 30 40");
  change(new Motion(), ["zombie 30 80"], 90);
  expect(moved[0]!.duration).toBe(90);
});

test("without time everything is where it belongs, at once", () => {
  const motion = new Motion();
  draw("zombie 30 40", "dog 0 0");
  change(motion, ["zombie 30 80"]);
  expect(ghosts()).toHaveLength(1);
  const [glide] = moved;
  change(motion, ["zombie 30 120"], 0);
  expect(glide!.animation.cancel).toHaveBeenCalled();
  expect(ghosts()).toEqual([]);
  expect(glides()).toHaveLength(1);
});

test("where nothing has a name nothing is measured", () => {
  const measured = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
  measured.mockClear();
  change(new Motion(), []);
  expect(measured).not.toHaveBeenCalled();
});

describe("a stage", () => {
  const perform = (stage: Stage, ...pieces: string[]) => {
    stage.perform({ events: [{ type: "Stepped" }], eyes: null, apply: () => draw(...pieces) });
    frame?.();
  };

  test("lets pieces move from position to position", () => {
    draw("zombie 30 40");
    perform(new Stage(), "zombie 30 80");
    expect(glides()).toHaveLength(1);
  });

  test("lets them move from moment to moment", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    draw("zombie 30 40");
    const stage = new Stage();
    stage.pace = { Stepped: 200 };
    stage.between.subscribe((moment) => moment && draw(...(moment.view as string[])));
    const moments = [{ event: { type: "Stepped" }, view: ["zombie 30 80"] }];
    stage.perform({ events: [], moments, eyes: null, apply: () => undefined });
    frame!();
    expect(glides()).toHaveLength(1);
    expect(moved[0]!.duration).toBe(200);
    stage.skip();
    expect(moved[0]!.animation.cancel).toHaveBeenCalled();
    vi.useRealTimers();
  });

  test("moves nothing for who does not want that", () => {
    setting.value = "none";
    draw("zombie 30 40", "dog 0 0");
    perform(new Stage(), "zombie 30 80");
    expect(moved).toEqual([]);
    expect(ghosts()).toEqual([]);
  });

  test("moves nothing that nobody sees", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    draw("zombie 30 40");
    perform(new Stage(), "zombie 30 80");
    expect(moved).toEqual([]);
    vi.restoreAllMocks();
  });
});
