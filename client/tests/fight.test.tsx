import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { looseOptions } from "../src/board/board";
import { Choice, ChoiceProvider } from "../src/board/choice";
import { PlayProvider } from "../src/board/play";
import { RovingProvider } from "../src/board/roving";
import { board } from "../src/games/zombies/board";
import { Large } from "../src/games/zombies/Card";
import { catalogue } from "../src/games/zombies/catalogue";
import { Dice } from "../src/games/zombies/Dice";
import { answersOf, fightAnswers, fightIn } from "../src/games/zombies/fight";
import { FightPanel } from "../src/games/zombies/FightPanel";
import { Hand } from "../src/games/zombies/Hand";
import { manner } from "../src/games/zombies/manner";
import { afterPress, draw, openingFor, shifted } from "../src/games/town/opening";
import type { PawnView, Roll, View } from "../src/games/zombies/types";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { learn } from "../src/words/language";
import { playOf } from "./playing";
import { packaged } from "./setup";
import { CATALOGUE, middleOfGame } from "./zombies/positions";
import { BOARD_TEXTS, NAMES } from "./zombies/texts";

const place = document.createElement("div");

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(packaged("text/en.ftl") + NAMES + BOARD_TEXTS)));
  await learn("zombies");
});

beforeEach(() => {
  catalogue.value = CATALOGUE;
  document.body.replaceChildren(place);
});

afterEach(() => render(null, place));

const SHORT: Roll = {
  what: "combat",
  seat: 0,
  dice: [2],
  bonus: 1,
  total: 3,
  need: 4,
  by: ["hey_look_a_shotgun"],
};

/** Mara on the space of a zombie, with a roll that is not enough. */
function fighting(own: Partial<PawnView> = {}, more: Partial<View> = {}): View {
  const view = middleOfGame();
  const players = view.players.map((pawn) => (pawn.seat === 0 ? { ...pawn, space: "e5", ...own } : pawn));
  const coming = { bonus: 0, need: 4, by: [] };
  return { ...view, phase: "combat", players, zombies: { 7: "e5" }, ways: [], roll: SHORT, coming, ...more };
}

function asked(kind: string, options: Option[], about: DecisionInfo["about"] = {}): DecisionInfo {
  return { seat: 0, kind, options, about, texts: options.map((option) => option.join(" ")) };
}

const LOST = asked("combat_response", [["bullets"], ["first_aid"], ["lose_life"]], { missing: 1 });

const told = (view: View, decision: DecisionInfo) => answersOf(fightIn(view, decision)!);

function show(view: View, decision: DecisionInfo): Option[] {
  const chosen: Option[] = [];
  const play = playOf({
    game: "zombies",
    seen: signal({ eyes: 0, number: 1, turn: 1, view, deciding: 0, decision }),
    decision: signal(decision),
    choose: (option) => {
      chosen.push(option);
      return Promise.resolve();
    },
  });
  void act(() =>
    render(
      <PlayProvider value={play}>
        <ChoiceProvider value={new Choice(play, manner)}>
          <RovingProvider value>
            <FightPanel view={view} />
            <Dice view={view} />
            <Hand view={view} />
          </RovingProvider>
        </ChoiceProvider>
      </PlayProvider>,
      place,
    ),
  );
  return chosen;
}

const all = (what: string) => [...place.querySelectorAll<HTMLElement>(what)];

describe("the answers of a fight", () => {
  it("say what they cost, and what they leave", () => {
    expect(told(fighting(), LOST).map(({ change }) => change)).toEqual([
      { of: "bullets", from: 4, to: 3 },
      undefined,
      { of: "life", from: 3, to: 2 },
    ]);
  });

  it("foretell the next roll by what it will have, not by what the last one had", () => {
    const [, bandage, bite] = told(fighting(), LOST);
    expect([bandage!.headline, bite!.headline]).toEqual(["50 %", "50 %"]);
    const [, , stronger] = told(fighting({}, { coming: { bonus: 2, need: 4, by: ["chainsaw"] } }), LOST);
    expect(stronger!.headline).toBe("83 %");
  });

  it("promise no roll to who loses the last life", () => {
    const [, , bite] = told(fighting({ life: 1 }), LOST);
    expect([bite!.headline, bite!.tone, bite!.roll]).toEqual(["Your last life", "loss", undefined]);
  });

  it("are those of a window only for who fights, and without cards that are aimed", () => {
    const options: Option[] = [["play", "adrenaline_rush"], ["play", "fear", 1], ["use", "lots_of_ammo"], ["pass"]];
    const own = asked("post_combat_roll", options, { seat: 0, total: 3 });
    expect(fightAnswers(own)).toEqual([options[0], options[2], options[3]]);
    expect(fightAnswers({ ...own, about: { seat: 2 } })).toEqual([]);
    expect(fightAnswers(asked("turn_end", options, { seat: 0 }))).toEqual([]);
  });

  it("tell before a roll how likely it is, and after it what is missing", () => {
    const options: Option[] = [["pass"]];
    const [before] = told(fighting(), asked("pre_combat_roll", options, { seat: 0 }));
    const [after] = told(fighting(), asked("post_combat_roll", options, { seat: 0 }));
    expect([before!.headline, after!.headline]).toEqual(["50 %", "1 short"]);
  });

  it("tell in a duel what one needs oneself, and what the other does", () => {
    const stances: Option[] = [
      ["stance", "attack"],
      ["stance", "defence"],
    ];
    const decision = asked("pvp_stance", stances, { seat: 2, need: 5, bonus: 1, against: -1 });
    const fight = fightIn(fighting(), decision)!;
    expect([fight.rival?.name, fight.zombie, fight.roll, fight.coming]).toEqual([
      "Ines",
      undefined,
      null,
      { bonus: -1, need: 5 },
    ]);
    expect(answersOf(fight).map(({ headline }) => headline)).toEqual(["50 %", "33 %"]);
  });

  it("say for each of two dice whether it would be enough", () => {
    const options: Option[] = [["bullet", 1], ["bullet", 2], ["life", 2], ["accept"]];
    const roll: Roll = { what: "dead", seat: 0, dice: [3, 1], bonus: 0, total: 0, need: 4, by: [] };
    const answers = told(fighting({}, { roll }), asked("dead_dice_response", options, { one: 3, two: 1 }));
    expect(answers.map(({ headline }) => headline)).toEqual(["Enough", "2 short", "50 %", undefined]);
  });

  it("keep their digits: all that the bar would show is in the panel", () => {
    for (const decision of [LOST, asked("post_combat_roll", [["use", "lots_of_ammo"], ["pass"]], { seat: 0 })]) {
      expect(board.keepsAnswers?.(decision)).toBe(true);
      expect(looseOptions(board, decision)).toEqual(fightAnswers(decision));
    }
    expect(board.keepsAnswers?.(asked("move_step", [["stop"]]))).toBe(false);
  });
});

describe("the panel of a fight", () => {
  it("shows the two, the die as it was rolled, what is added, and what is missing", () => {
    show(fighting(), LOST);
    expect(all(".city-scene-pair img")).toHaveLength(2);
    expect(all(".city-fight-roll .city-die")).toHaveLength(1);
    expect(all(".city-fight-bonus")[0]!.textContent).toBe("+1hey look a shotgun");
    expect(all(".city-fight-total")[0]!.textContent.trim()).toBe("= 3");
    expect(all(".city-fight-need")[0]!.textContent).toBe("Needed4 or more1 short");
  });

  it("answers by a click on one of its cards, which all look alike", () => {
    const chosen = show(fighting(), LOST);
    const cards = all(".city-answer");
    expect(new Set(cards.map(({ className }) => className)).size).toBe(1);
    expect(cards.map((card) => card.querySelector("kbd")!.textContent)).toEqual(["1", "2", "3"]);
    void act(() => cards[2]!.click());
    expect(chosen).toEqual([["lose_life"]]);
  });

  it("tells all its numbers in words, too", () => {
    show(fighting(), LOST);
    const names = all(".city-answer > .unseen").map(({ textContent }) => textContent);
    expect(names[0]).toBe("bullets. Sure kill. A bullet a point. bullets: 4 → 3");
    expect(names[2]).toContain("Faces that do it: 4, 5, 6");
  });

  it("is not there for anything else", () => {
    show(middleOfGame(), asked("move_step", [["stop"]]));
    expect(all(".city-fight")).toHaveLength(0);
  });
});

describe("the hand", () => {
  const WINDOW = asked("turn_end", [["play", "zombie_master"], ["pass"]], { seat: 0 });

  it("says which cards can be played now, and of the others when", () => {
    show(middleOfGame(), WINDOW);
    const playable = all(".city-hand-card").filter((card) => card.querySelector(".city-playable"));
    expect(playable.map((card) => card.dataset.part)).toEqual(["zombie_master"]);
    expect(playable[0]!.querySelector(".unseen")!.textContent).toContain("Playable now");
  });

  it("has what is in play, with the charges of a Shotgun", () => {
    show(middleOfGame(), WINDOW);
    expect(all(".city-hand-items .city-item").map(({ textContent }) => textContent)).toEqual([
      "skateboardskateboard",
      "hey look a shotgun, 2 chargeshey look a shotgun×2",
    ]);
  });

  it("is drawn up by itself where cards are asked for, but not over the map or a fight", () => {
    expect(openingFor(true, false, false)).toBe("half");
    expect(openingFor(true, true, false)).toBe("peek");
    expect(openingFor(true, false, true)).toBe("peek");
    expect(openingFor(false, false, false)).toBe("peek");
  });

  it("is drawn up for an item that can be used, too", () => {
    draw("peek", false);
    show(middleOfGame(), asked("after_step", [["use", "skateboard"], ["pass"]]));
    expect(all(".city-hand.half")).toHaveLength(1);
  });

  it("stays as somebody wants it, until something else is asked for", () => {
    draw("full", false);
    expect(openingFor(false, false, false)).toBe("full");
    expect(openingFor(true, false, false)).toBe("half");
    draw("peek", true);
    expect(openingFor(true, false, false)).toBe("peek");
  });

  it("goes up step by step, and down at once by a press", () => {
    expect([afterPress("peek"), afterPress("half"), afterPress("full")]).toEqual(["half", "full", "peek"]);
    expect([shifted("full", 1), shifted("full", -1), shifted("peek", -1)]).toEqual(["full", "half", "peek"]);
  });

  it("can be drawn up by its grip", () => {
    draw("peek", true);
    show(middleOfGame(), WINDOW);
    const [grip] = all(".city-grip");
    expect(grip!.getAttribute("aria-expanded")).toBe("false");
    void act(() => grip!.click());
    expect(all(".city-hand.half")).toHaveLength(1);
    expect(all(".city-grip")[0]!.getAttribute("aria-expanded")).toBe("true");
  });
});

describe("what can be explained", () => {
  it("is the row of the event die, beside the die that shows it", () => {
    const roll: Roll = { what: "event", seat: 0, dice: [8], bonus: 0, total: 8, need: 0, by: [] };
    show({ ...middleOfGame(), roll }, asked("event_take", [["take"]]));
    expect(all(".city-dice .ten-sided").map(({ textContent }) => textContent)).toEqual(["8"]);
    expect(all(".city-dice .thing").map((row) => row.querySelector(".unseen")!.textContent)).toEqual(["row 8"]);
  });

  it("are a tile, a card and what comes of one, each with a picture of its own", () => {
    const subjects = [
      { family: "tile", name: "hospital" },
      { family: "tile", name: "road_t" },
      { family: "card", name: "fear" },
      { family: "effect", name: "untied_shoe" },
      { family: "piece", name: "zombie" },
      { family: "token", name: "bullet" },
    ];
    const pictures = subjects.map((subject) => {
      void act(() => render(<Large subject={subject} />, place));
      return place.querySelector<HTMLImageElement>(".card-art img")?.src;
    });
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(subjects.length);
  });
});
