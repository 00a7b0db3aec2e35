/** Where in the town something happens that is over in a moment, and how it looks: a blast, flames, boards on a wall. */

import { heroNamed } from "./position";
import { middleOf, middleOfSide, middleOfSpace, type Spot } from "./spots";
import { outerWall, SEWER, spaceNamed, type Town } from "./town";
import type { AnyEvent, View } from "./types";

/** What is seen: something blows up, burns, is built, breaks, opens, or somebody gets something. */
export type Look = "blast" | "flames" | "built" | "broken" | "opened" | "gained";

export interface Flash {
  look: Look;
  /** The middle of each place, in spaces from the upper left corner. */
  spots: readonly (readonly [number, number])[];
  /** How far it reaches, in spaces. */
  reach: number;
}

const LOOKS: Partial<Record<AnyEvent["type"], Look>> = {
  DynamiteExploded: "blast",
  GasExploded: "blast",
  TntExploded: "blast",
  PitDestroyed: "blast",
  TownBlownUp: "blast",
  FireLit: "flames",
  BurntDown: "flames",
  BuildingDestroyed: "flames",
  BarricadeBuilt: "built",
  BarricadeReinforced: "built",
  ChargePlaced: "built",
  DoorMarked: "built",
  TrapSet: "built",
  BarricadeHeld: "broken",
  BarricadeBroken: "broken",
  ReinforcementsRemoved: "broken",
  RubbleFallen: "broken",
  TrapSprung: "broken",
  DoorUnlocked: "opened",
  SewerOpened: "opened",
  SewerMoved: "opened",
  PitOpened: "opened",
  MarkerUsed: "opened",
  GasPoured: "gained",
  GraveWeaponGiven: "gained",
  UpgradeBought: "gained",
  UpgradeBoosted: "gained",
  TokensTaken: "gained",
  TokensDelivered: "gained",
  GeneratorFuelled: "gained",
};

const FAR = 1.5;
const NEAR = 0.55;

/** What an event looks like in the town; nothing for what happens elsewhere. */
export function flashOf(view: View, town: Town, event: AnyEvent): Flash | null {
  const look = LOOKS[event.type];
  const spots = look ? placesOf(view, town, event) : [];
  return look && spots.length ? { look, spots, reach: look === "blast" ? FAR : NEAR } : null;
}

/** Where it happens: on a wall, between two spaces, on a space, in a building, or where a hero stands. */
function placesOf(view: View, town: Town, event: AnyEvent): Spot[] {
  if (event.type === "TownBlownUp") return view.charges.flatMap((building) => insideOf(town, building));
  if ("wall" in event) return sidesOf(town, event.wall);
  if (event.type === "DoorMarked" || event.type === "DoorUnlocked")
    return [middleOf([...spotOn(event.start), ...spotOn(event.to)])];
  if (event.type === "SewerMoved") return spotOn(event.to);
  if ("space" in event && event.space) return spotOn(event.space);
  if ("building" in event) return insideOf(town, event.building);
  return "hero" in event ? spotOn(heroNamed(view, event.hero)?.space ?? "") : [];
}

/** The middle of a space; what is beside the map is not seen. */
function spotOn(space: string): Spot[] {
  return space && space !== SEWER ? [middleOfSpace(spaceNamed(space))] : [];
}

/** All of a wall, which is called by its building and the side of it. */
function sidesOf(town: Town, wall: string): Spot[] {
  const cut = wall.lastIndexOf("_");
  return outerWall(town, wall.slice(0, cut), wall.slice(cut + 1)).map(middleOfSide);
}

/** The middle of a building. */
function insideOf(town: Town, building: string): Spot[] {
  const spaces = town.buildings.find(({ name }) => name === building)?.spaces ?? [];
  return spaces.length ? [middleOf(spaces.map(middleOfSpace))] : [];
}
