import { render } from "preact";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../src/games/last_night/catalogue";
import { choreography } from "../src/games/last_night/choreography";
import { FightScene } from "../src/games/last_night/FightScene";
import { flashOf } from "../src/games/last_night/flashes";
import { placesWords, playedWith, tasksOf, taskWords } from "../src/games/last_night/goals";
import { ScenarioPanel } from "../src/games/last_night/ScenarioPanel";
import { townOf } from "../src/games/last_night/town";
import type { AnyEvent, FightView, View } from "../src/games/last_night/types";
import type { GameEvent } from "../src/protocol/types";
import { learn } from "../src/words/language";
import { BOARDS, DEFAULT } from "./last_night/boards";
import { showIn } from "./last_night/playing";
import { hero, position } from "./last_night/positions";
import { printed, upgrade } from "./last_night/printed";

beforeAll(async () => {
  await learn("last_night");
  catalogue.value = printed({ upgrades: [upgrade("brawler", { deck: "combat", boost: 3 })] });
});

const place = document.createElement("div");
afterEach(() => render(null, place));

function show(view: View) {
  const shown = { view, event: null };
  showIn(place, [<FightScene shown={shown} />, <ScenarioPanel shown={shown} />]);
  return place.textContent;
}

const FIGHT = { hero: "becky", zombie: 15, space: "e5", hero_pool: 2, zombie_pool: 1, zombie_points: 2, edge: 1 };
const DICE = { hero_dice: [2, 4], zombie_dice: [4], ties: false, deadly: false, harmless: false, leads: "zombies" };
const ARMED: FightView = { ...FIGHT, ...DICE, chance: 50, doubles: 9, card: false, used: [], winner: "" };

describe("the stage", () => {
  it("tells what a Grave Dead can do, what it wields, and what its highest die is worth", () => {
    const told = show(position({ fight: ARMED, grave_dead: "brainthirsty", armed: { 15: "sickle" } }));
    for (const words of [
      "Grave Dead",
      "Brainthirsty",
      "2 wounds left",
      "Sickle",
      "+1 to its highest die",
      "4 against 5",
    ])
      expect(told).toContain(words);
  });

  it("shows both guns of an attack, and what is added to its rolls", () => {
    const attack = { hero: "becky", weapons: ["revolver", "magnum"], aims: ["e4", "gw_machete_e6"], bonus: 2 };
    const told = show(position({ attack }));
    for (const words of ["Becky fires at Zombie, E4", "Machete, E6", "+2 to the hit rolls"])
      expect(told).toContain(words);
  });

  it("tells of a blow against a zombie, and of a killing", () => {
    const hurt = { zombie: 2, space: "e5", killing: true, explosive: true };
    expect(show(position({ hurt }))).toContain("A zombie on E5 is about to be killed.");
    expect(show(position({ wound: { hero: "becky", taken: false, killing: true } }))).toContain("about to be killed");
  });
});

describe("a scenario of the expansions", () => {
  it("tells what is under way only as long as it is", () => {
    const tasks = { supplies_delivered: [1, 4], supplies_carried: [2, 4] } as View["tasks"];
    const told = tasksOf(position({ tasks })).map(taskWords);
    expect(told.slice(0, 2)).toEqual(["Supplies delivered: 1 of 4", "Supplies being carried: 2"]);
    const none = position({ tasks: { ...tasks, supplies_carried: [0, 4] } });
    expect(tasksOf(none).map(({ name }) => name)).toEqual(["supplies_delivered", "deaths"]);
  });

  it("names its places, and the rules with which it is played", () => {
    const view = position({ stronghold: "church", charges: ["bank"], rules: ["barricades", "experience"] });
    expect(placesWords(view)).toEqual(["Stronghold: Church", "Charges placed: Bank"]);
    expect(playedWith(view).map(({ name }) => name)).toEqual(["barricades", "experience"]);
    expect(show(view)).toContain("Played with: Barricades · Experience and upgrades");
  });
});

describe("what happens in the town", () => {
  const town = townOf(DEFAULT, BOARDS);
  const view = position({ heroes: [hero("becky", "e5")] });
  const flash = (event: object) => flashOf(view, town, event as AnyEvent);

  it("is seen where it happens: on a space, along a wall, in a building, where a hero stands", () => {
    expect(flash({ type: "GasExploded", space: "a1" })).toMatchObject({ look: "blast", spots: [[0.5, 0.5]] });
    expect(flash({ type: "DoorMarked", seat: 0, marker: "door", start: "a1", to: "b1" })?.spots).toEqual([[1, 0.5]]);
    expect(flash({ type: "UpgradeBought", seat: 0, hero: "becky", upgrade: "brawler", count: 3 })).toMatchObject({
      look: "gained",
      spots: [[4.5, 4.5]],
    });
    const [building] = town.buildings;
    const faces = ["n", "e", "s", "w"].map((face) =>
      flash({ type: "BarricadeBuilt", wall: `${building!.name}_${face}` }),
    );
    expect(faces.some((one) => one?.look === "built" && one.spots.length > 0)).toBe(true);
    expect(
      flash({ type: "ChargePlaced", seat: 0, hero: "becky", building: building!.name, count: 1 })?.spots,
    ).toHaveLength(1);
  });

  it("is not seen in the sewer, nor what has no place", () => {
    expect(flash({ type: "TokensTaken", seat: 0, hero: "nobody", count: 1 })).toBeNull();
    expect(flash({ type: "SewerMoved", seat: 0, start: "a1", to: "sewer" })).toBeNull();
    expect(flash({ type: "HeroMoved", seat: 0, hero: "becky", start: "a1", to: "a2" })).toBeNull();
  });

  it("lets what is bought fly from its deck to who has bought it", () => {
    const bought = {
      type: "UpgradeBought",
      seat: 0,
      hero: "becky",
      upgrade: "brawler",
      count: 3,
    } as unknown as GameEvent;
    const [flight] = choreography(bought);
    expect(flight).toMatchObject({ card: "brawler", from: "deck:upgrade:combat deck:hero" });
    expect(flight!.to).toContain("hero:becky");
  });
});
