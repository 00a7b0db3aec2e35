import { render, type ComponentChildren } from "preact";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { careful } from "../src/board/choice";
import { catalogue } from "../src/games/last_night/catalogue";
import { Dice } from "../src/games/last_night/Dice";
import { FightScene } from "../src/games/last_night/FightScene";
import { briefWords, dawnWords, hours, LONGEST, tasksOf, taskWords } from "../src/games/last_night/goals";
import { Hands, showFirst } from "../src/games/last_night/Hands";
import { Heroes } from "../src/games/last_night/Heroes";
import { Kept } from "../src/games/last_night/Kept";
import { chanceAgain, chanceOf, isUsable, needed, partFor, playsIn, waysOn } from "../src/games/last_night/plays";
import { offeredParts } from "../src/games/last_night/reach";
import { ScenarioPanel } from "../src/games/last_night/ScenarioPanel";
import { isSpread, openHero, stateOf } from "../src/games/last_night/sheets";
import { SunTrack } from "../src/games/last_night/SunTrack";
import { traysOf } from "../src/games/last_night/trays";
import type { FightView, View } from "../src/games/last_night/types";
import { stageOf, verdictOf } from "../src/games/last_night/verdict";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { find, language, learn, say, speak, type Language } from "../src/words/language";
import { asked, choiceOf, pressIn, pressPart, showIn } from "./last_night/playing";
import { hero, position, seat } from "./last_night/positions";
import { card, printed, sheet } from "./last_night/printed";
import { packaged } from "./setup";

beforeAll(async () => {
  await learn("last_night");
  catalogue.value = printed({
    heroes: [sheet("becky", { abilities: ["medical_training", "triage"] }), sheet("sally", { abilities: ["lucky"] })],
    cards: [
      card("pitchfork", { keywords: ["hand_weapon"] }),
      card("revolver", { keywords: ["ranged_weapon", "gun"] }),
      card("signal_flare", { keywords: ["ranged_weapon", "flare"] }),
      card("keys"),
      card("jeb", { keywords: ["townsfolk"] }),
      card("just_a_scratch"),
      card("trip"),
      card("heavy_rain", { deck: "zombie", kind: "zombie" }),
    ],
  });
});

const fight = (more: Partial<FightView> = {}): FightView => ({
  hero: "becky",
  zombie: 3,
  space: "k6",
  hero_pool: 2,
  zombie_pool: 1,
  hero_dice: [2, 4],
  zombie_dice: [5],
  ties: false,
  deadly: false,
  harmless: false,
  leads: "zombies",
  chance: 58,
  doubles: 7,
  card: false,
  used: [],
  winner: "",
  edge: 0,
  zombie_points: 1,
  ...more,
});

const FIGHTING: Option[] = [
  ["play", "jeb", "help", "becky"],
  ["play", "jeb", "help", "sally"],
  ["use", "pitchfork", "becky", 2],
  ["use", "pitchfork", "becky", 4],
  ["use", "pitchfork", "becky", 2, 4],
  ["pass"],
];

describe("an answer that is looked at", () => {
  it("can be changed: another goal for the same deed, another target for the same weapon", () => {
    const walks: Option[] = [
      ["step", "e5"],
      ["walk", "e7"],
    ];
    const { choice, choose } = choiceOf(asked("move_action", walks));
    choice.propose(["step", "e5"]);
    expect(offeredParts(choice)).toEqual(["e5", "e7"]);
    choice.take("e7");
    expect(choose).toHaveBeenLastCalledWith(["walk", "e7"]);
    const shots: Option[] = [
      ["shoot", "revolver", "e5"],
      ["shoot", "revolver", "e6"],
      ["shoot", "pump_shotgun", "e7"],
    ];
    const shot = choiceOf(asked("ranged_attack", shots));
    shot.choice.take("revolver");
    shot.choice.take("e5");
    expect(offeredParts(shot.choice)).toEqual(["e5", "e6"]);
    shot.choice.take("e6");
    shot.choice.take("e6");
    expect(shot.choose).toHaveBeenLastCalledWith(["shoot", "revolver", "e6"]);
  });
});

describe("a fight", () => {
  it("is declared, rolled, and over", () => {
    expect(stageOf(fight({ hero_dice: [], zombie_dice: [], leads: "" }))).toBe("declared");
    expect(stageOf(fight())).toBe("rolled");
    expect(stageOf(fight({ winner: "zombies" }))).toBe("result");
  });

  it("tells the odds before the dice lie", () => {
    const told = verdictOf(position(), fight({ hero_dice: [], zombie_dice: [], leads: "" }));
    expect(told.side).toBe("");
    expect(told.title).toBe("Becky wins with 58 %");
    expect(told.text).toContain("7 %");
    expect(verdictOf(position(), fight({ hero_dice: [], leads: "", deadly: true })).text).toContain("is killed");
  });

  it("says what losing costs, and what would have to be rolled", () => {
    const view = position({ heroes: [hero("becky", "k6", { wounds: 1 })] });
    expect(verdictOf(view, fight())).toEqual({
      side: "zombies",
      title: "4 against 5: the zombie wins",
      text: "Becky takes a wound and has 1 left. 6 or more is needed.",
    });
    const last = position({ heroes: [hero("becky", "k6", { wounds: 2 })] });
    expect(verdictOf(last, fight({ zombie_dice: [6] })).text).toBe("Becky takes the last wound and dies.");
    expect(verdictOf(last, fight({ zombie_dice: [6], ties: true })).text).toContain("6 or more");
  });

  it("says what winning does: doubles kill, and a zombie hero loses a wound", () => {
    const won = fight({ hero_dice: [6, 4], leads: "heroes" });
    const double = { ...won, hero_dice: [6, 6] };
    expect(verdictOf(position(), won).text).toContain("No doubles");
    expect(verdictOf(position(), { ...won, deadly: true }).text).toBe("The zombie is killed.");
    expect(verdictOf(position(), double).text).toBe("The zombie is killed.");
    const risen = (zombie_points: number) => ({ ...double, zombie: 21, zombie_points });
    expect(verdictOf(position(), risen(2)).text).toContain("has 1 wound left");
    expect(verdictOf(position(), risen(1)).text).toBe("The zombie is killed.");
    expect(verdictOf(position(), { ...double, zombie: 15, zombie_points: 2 }).text).toContain("is wounded");
    expect(verdictOf(position(), { ...double, harmless: true }).text).toContain("Doubles do not count");
  });

  it("counts what the zombie's highest die is worth more", () => {
    const sickle = fight({ zombie_dice: [4, 1], edge: 1 });
    expect(needed(sickle)).toBe(6);
    expect(verdictOf(position(), sickle).title).toContain("4 against 5");
    const before = fight({ hero_dice: [], zombie_dice: [], leads: "" });
    expect(verdictOf(position(), { ...before, harmless: true }).text).toContain("Doubles do not count");
    expect(verdictOf(position(), { ...before, zombie_points: 2 }).text).toContain("a wound: 7 %");
  });

  it("knows how likely dice that are rolled again win", () => {
    expect(needed(fight())).toBe(6);
    expect(needed(fight({ ties: true }))).toBe(5);
    expect(chanceAgain(fight(), [2])).toBe(17);
    expect(chanceAgain(fight(), [2, 4])).toBe(31);
    expect(chanceAgain(fight({ ties: true }), [2])).toBe(33);
    expect(chanceAgain(fight({ zombie_dice: [6] }), [2, 4])).toBe(0);
    expect(chanceAgain(fight({ hero_dice: [2, 6] }), [2])).toBe(100);
    expect(chanceAgain(fight(), [3])).toBeNull();
    expect(chanceOf(fight(), ["use", "becky:pitchfork"], "2+4")).toBe(31);
    expect(chanceOf(fight(), ["play", "mr_hyde", "raise", "heroes"], "4")).toBeNull();
    expect(chanceOf(fight(), ["play", "jeb"], "help")).toBeNull();
  });
});

describe("what may be played", () => {
  const view = position({ heroes: [hero("becky", "k6"), hero("sally", "k6")], active: "becky" });

  it("is each card and each item once, with whose it is", () => {
    const { choice } = choiceOf(asked("fight_rolled", FIGHTING));
    expect(playsIn(choice.options.value)).toEqual([
      { part: "jeb", thing: "jeb", hero: "" },
      { part: "becky:pitchfork", thing: "pitchfork", hero: "becky" },
    ]);
  });

  it("goes on with dice or people, but not with spaces", () => {
    const { choice } = choiceOf(asked("fight_rolled", [...FIGHTING, ["play", "trip", "e4"]]));
    expect(waysOn(view, choice)).toEqual([]);
    choice.take("becky:pitchfork");
    expect(waysOn(view, choice)).toEqual(["2", "4", "2+4"]);
    choice.back();
    choice.take("trip");
    expect(waysOn(view, choice)).toEqual([]);
  });

  it("lights an item of who has it, and weapons of who acts", () => {
    const using = choiceOf(asked("fight_rolled", FIGHTING));
    expect(partFor(using.choice, view, null, "becky", "pitchfork")).toBe("becky:pitchfork");
    expect(partFor(using.choice, view, null, "sally", "pitchfork")).toBeUndefined();
    expect(isUsable(using.choice, view, null, "becky")).toBe(true);
    expect(isUsable(using.choice, view, null, "sally")).toBe(false);
    const shots: Option[] = [["shoot", "revolver", "e4"], ["shoot", "revolver", "e5"], ["pass"]];
    const shooting = choiceOf(asked("ranged_attack", shots));
    expect(partFor(shooting.choice, view, null, "becky", "revolver")).toBe("revolver");
    expect(partFor(shooting.choice, view, null, "sally", "revolver")).toBeUndefined();
    const full = asked("overflow", [["drop", "keys"]], { hero: "sally" });
    expect(partFor(choiceOf(full).choice, view, full, "sally", "keys")).toBe("keys");
    expect(partFor(choiceOf(full).choice, view, full, "becky", "keys")).toBeUndefined();
    const taking = asked("move_action", [["pick_up", "keys"]]);
    expect(partFor(choiceOf(taking).choice, view, taking, "becky", "keys")).toBeUndefined();
  });
});

describe("a hero", () => {
  it("is in one state", () => {
    const one = hero("becky", "k6");
    const of = (more: Partial<View>, who = one) => stateOf(position({ heroes: [who], ...more }), who);
    expect(of({})).toBe("ready");
    expect(of({ active: "becky" })).toBe("active");
    expect(of({ active: "becky", fight: fight() })).toBe("fights");
    expect(of({ turn: "zombies" })).toBe("waits");
    expect(of({}, hero("becky", "k6", { activated: true }))).toBe("done");
    expect(of({}, hero("becky", "k6", { idle: true }))).toBe("idle");
    expect(of({}, hero("becky", ""))).toBe("dead");
    expect(of({ turn: "set_up" }, hero("becky", ""))).toBe("waits");
    expect(of({ turned: [{ zombie: 21, hero: "becky", seat: 1, space: "a1", wounds: 2 }] }, hero("becky", ""))).toBe(
      "turned",
    );
  });

  it("lies open when it acts or fights, else one's own first who lives", () => {
    const heroes = [hero("becky", "", { seat: 0 }), hero("sally", "e4", { seat: 1 }), hero("jake", "e5", { seat: 0 })];
    expect(openHero(position({ heroes }))).toBe("jake");
    expect(openHero(position({ heroes, active: "sally" }))).toBe("sally");
    expect(openHero(position({ heroes, seat: null }))).toBe("sally");
    expect(openHero(position({ heroes, seat: 1, seats: [seat(0, "heroes"), seat(1, "zombies")] }))).toBe("sally");
    expect(openHero(position({ heroes: [hero("sally", "e4")], seat: 1 }))).toBe("");
  });

  it("tells all of its things when it acts or fights, or when there is no other of one's own", () => {
    const [becky, jake] = [hero("becky", "k6", { seat: 0 }), hero("jake", "e5", { seat: 0 })];
    expect(isSpread(position({ heroes: [becky, jake] }), becky)).toBe(false);
    expect(isSpread(position({ heroes: [becky, jake], active: "becky" }), becky)).toBe(true);
    expect(isSpread(position({ heroes: [becky, jake], active: "jake", fight: fight() }), becky)).toBe(true);
    expect(isSpread(position({ heroes: [becky, hero("jake", "")] }), becky)).toBe(true);
    expect(isSpread(position({ heroes: [becky, jake], seat: null }), becky)).toBe(true);
  });
});

describe("the scenario", () => {
  it("has tasks of both sides, with how far they are", () => {
    const tasks = tasksOf({ tasks: { townsfolk_saved: [1, 4], townsfolk_lost: [3, 3] }, deaths: 1, deaths_needed: 2 });
    expect(tasks.map(({ name, side, met }) => [name, side, met])).toEqual([
      ["townsfolk_saved", "heroes", false],
      ["townsfolk_lost", "zombies", true],
      ["deaths", "zombies", false],
    ]);
    expect(tasks.map(taskWords)).toEqual([
      "Townsfolk saved: 1 of 4",
      "Townsfolk lost: 3 of 3",
      "Heroes killed: 1 of 2",
    ]);
  });

  it("has a tick for what is done once, and says in a line what comes first", () => {
    const tasks = tasksOf({ tasks: { tank_filled: [1, 1], keys_aboard: [0, 1] }, deaths: 0, deaths_needed: 4 });
    expect(tasks.map(taskWords).slice(0, 2)).toEqual(["Tank full", "Keys at the truck"]);
    expect(briefWords(tasks)).toBe("Keys at the truck: 0 of 1");
    expect(briefWords(tasksOf({ tasks: { zombies_in_manor: [2, 9] }, deaths: 0, deaths_needed: 4 }))).toBe(
      "Zombies in the Manor House: 2 of 9",
    );
  });

  it("counts the hours to dawn", () => {
    const track = hours(7);
    expect(track.map(({ number }) => number)).toEqual(Array.from({ length: LONGEST }, (_, at) => LONGEST - at));
    expect(track.filter(({ when }) => when === "now").map(({ number }) => number)).toEqual([7]);
    expect(track.filter(({ when }) => when === "to come")).toHaveLength(6);
    expect(track.filter(({ soon }) => soon).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(dawnWords(position({ sun: 7 }))).toBe("7 turns to dawn");
    expect(dawnWords(position({ sun: 1 }))).toBe("1 turn to dawn");
    expect(dawnWords(position({ sun: 0, turn: "set_up" }))).toBe("Night falls");
  });

  it("has a night that is as long as the longest of the rules", () => {
    const suns = [
      "burn_em_out",
      "defend_the_manor",
      "die_zombies_die",
      "escape_in_the_truck",
      "save_the_townsfolk",
    ].map((scenario) => Number(/\bsun=(\d+)/.exec(packaged(`games/last_night/scenarios/${scenario}.py`))?.[1]));
    expect(Math.max(...suns)).toBe(LONGEST);
  });
});

it("shows one's own hand, those that one may know, and backs", () => {
  const seats = [
    seat(0, "heroes", { hand: ["jeb"], cards: 1 }),
    seat(1, "heroes", { hand: ["trip"], cards: 1 }),
    seat(2, "zombies", { cards: 2 }),
  ];
  const trays = traysOf(position({ seats }));
  expect([trays.own?.seat, trays.open.map((one) => one.seat), trays.closed.map((one) => one.seat)]).toEqual([
    0,
    [1],
    [2],
  ]);
  expect(traysOf({ ...position({ seats: [seat(0, "heroes"), seat(1, "zombies")] }), seat: null }).own).toBeUndefined();
});

describe("panels", () => {
  const place = document.createElement("div");
  beforeEach(() => {
    careful.value = false;
  });
  afterEach(async () => {
    render(null, place);
    await speak("en");
  });

  const full = position({
    scenario: "save_the_townsfolk",
    tasks: { townsfolk_saved: [1, 4], townsfolk_lost: [0, 3] },
    seats: [
      seat(0, "heroes", { hand: ["jeb", "just_a_scratch"], cards: 2 }),
      seat(1, "zombies", { cards: 3, known: ["trip"] }),
    ],
    heroes: [
      hero("becky", "k6", { items: ["pitchfork", "keys"], load: [2, 1], on: ["heavy_rain"], wounds: 1 }),
      hero("sally", "", { wounds: 3, saved: ["jeb"] }),
    ],
    fight: fight({ card: true, used: ["pitchfork"] }),
    wound: { hero: "becky", taken: false, killing: false },
    roll: { what: "triage", dice: [4], hero: "becky", need: 4, card: "" },
    stack: [
      { seat: 1, card: "heavy_rain", mode: "", named: [], cancelled: true },
      { seat: 0, card: "jeb", mode: "stop", named: ["e4"], cancelled: false },
    ],
    kept: [{ card: "heavy_rain", building: "barn", space: "" }],
    effects: ["cornered"],
    hero_discard: ["keys"],
    hero_out: ["jeb"],
  });

  const show = (children: ComponentChildren, decision: DecisionInfo | null = asked("fight_rolled", FIGHTING)) =>
    showIn(place, children, decision);

  it("keep the last dice of a turn, and tell that they are done with", () => {
    const dice = (view: View) => show(<Dice shown={{ view, event: null }} />);
    const roll = () => place.querySelector(".ln-roll");
    dice(position({ active: "becky", movement: [4] }));
    expect(roll()?.classList.contains("past")).toBe(false);
    dice(position());
    expect(roll()?.classList.contains("past")).toBe(true);
    dice(position({ sun: 14 }));
    expect(roll()).toBeNull();
  });

  const all = (view: View) => (
    <>
      <SunTrack shown={{ view, event: null }} />
      <Heroes shown={{ view, event: null }} />
      <FightScene shown={{ view, event: null }} />
      <ScenarioPanel shown={{ view, event: null }} />
      <Kept shown={{ view, event: null }} />
      <Hands shown={{ view, event: null }} />
    </>
  );

  it("have words in every language", async () => {
    for (const spoken of ["it", "fr", "en"] satisfies Language[]) {
      await speak(spoken);
      expect(language.value).toBe(spoken);
      show(all(full));
      expect(place.textContent).toContain(find("panel-may-play"));
      expect(place.textContent).toContain(find("counter-pool.count", { count: 14 }));
    }
  });

  it("show nothing on the stage on which nothing happens", () => {
    show(<FightScene shown={{ view: position(), event: null }} />, null);
    expect(place.innerHTML).toBe("");
  });

  it("let dice be rolled again by two presses", () => {
    const { choose } = show(<FightScene shown={{ view: full, event: null }} />);
    pressPart(place, "becky:pitchfork");
    expect(place.querySelector('[data-part="2+4"]')?.textContent).toContain("31 %");
    pressPart(place, "2+4");
    expect(choose).toHaveBeenCalledWith(["use", "pitchfork", "becky", 2, 4]);
  });

  it("light cards in hand and items that can be played, and no others", () => {
    show(all(full));
    const lit = (selector: string) => place.querySelector(selector)!.classList.contains("legal");
    expect(lit('[data-spot="hand:0:jeb"]')).toBe(true);
    expect(lit('[data-spot="hand:0:just_a_scratch"]')).toBe(false);
    expect(lit('[data-spot="item:becky:pitchfork"]')).toBe(true);
    expect(lit('[data-spot="item:becky:keys"]')).toBe(false);
  });

  it("lay the first card that can be played where it is seen", () => {
    const at = (left: number) => ({ getBoundingClientRect: () => new DOMRect(left) });
    const list = Object.assign(document.createElement("ul"), at(10));
    const card = Object.assign(document.createElement("li"), at(310));
    card.innerHTML = '<button class="legal"></button>';
    list.append(document.createElement("li"), card);
    showFirst(list);
    expect(list.scrollLeft).toBe(300);
    card.replaceChildren();
    list.scrollLeft = 20;
    showFirst(list);
    expect(list.scrollLeft).toBe(20);
  });

  it("say nothing of decks before there are any", () => {
    const told = (view: View) => {
      show(<ScenarioPanel shown={{ view, event: null }} />);
      return place.textContent;
    };
    const words = say("counter-hero_deck.count", { count: full.hero_deck });
    expect(told(full)).toContain(words);
    expect(told({ ...full, turn: "set_up" })).not.toContain(words);
  });

  it("open a sheet with all that is on it", () => {
    show(<Heroes shown={{ view: full, event: null }} />);
    pressIn(place, '[data-hero="becky"] .ln-hero-head');
    const told = place.querySelector("dialog")!.textContent;
    for (const words of ["Triage", "2 wounds left", "Items: 2 of 4", "Weapons: 1 of 2", "Room for 2 more items"])
      expect(told).toContain(words);
  });

  it("never show what others hold", () => {
    show(<Hands shown={{ view: full, event: null }} />);
    const tray = place.querySelector('[data-spot="hand:1"]')!;
    expect(tray.querySelectorAll(".ln-zombie-back")).toHaveLength(3);
    expect(tray.querySelectorAll(".card-list li")).toHaveLength(1);
  });
});
