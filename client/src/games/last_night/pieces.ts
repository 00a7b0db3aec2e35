/** Who and what of a position stands and lies in the town, as pieces; those in the sewer are told by its space. */

import type { DeadPiece, HeroPiece, MarkerPiece } from "./Figures";
import type { WallMarks } from "./drawings/wallMarks";
import { sideIn } from "./parts";
import { colourOf, FIRST_TURNED, tokenIn, zombiesIn } from "./position";
import { edgeBetween, nameOfSpace, spaceNamed, type Edge, type Face, type Town, type TownBuilding } from "./town";
import type { MarkerView, View } from "./types";

export function heroPieces({ heroes, active, turn }: View): HeroPiece[] {
  return heroes
    .filter(({ space }) => space !== "")
    .map(({ hero, space, wounds, points, activated }) => ({
      key: `hero ${hero}`,
      hero,
      space: spaceNamed(space),
      wounds,
      most: points,
      active: hero === active,
      done: turn === "heroes" && activated && hero !== active,
    }));
}

/** A red zombie that was wounded has one of its points left. */
const WOUNDED = { wounds: 1, most: 2 };

export function deadPieces(view: View): DeadPiece[] {
  const hurt = (number: number) => (view.hurt?.zombie === number ? { hurt: true } : {});
  return [
    ...zombiesIn(view).map(({ number, space, wounded, weapon }) => ({
      key: `zombie ${number}`,
      number,
      space: spaceNamed(space),
      colour: colourOf(number),
      ...(wounded ? WOUNDED : {}),
      ...(weapon ? { armed: true } : {}),
      ...hurt(number),
    })),
    ...view.turned.map(({ zombie, hero, space, wounds, seat }) => ({
      key: `zombie ${zombie}`,
      number: zombie - FIRST_TURNED,
      space: spaceNamed(space),
      colour: view.seats[seat]?.colour === "brown" ? ("brown" as const) : ("green" as const),
      hero,
      wounds: 0,
      most: wounds,
      ...(view.armed[zombie] ? { armed: true } : {}),
      ...hurt(zombie),
    })),
  ];
}

type Kind = MarkerPiece["kind"];

/** What lies in the town; a pit that is printed is drawn with the ground, unless it is no pit any more. */
export function markerPieces(view: View, town: Town): MarkerPiece[] {
  const at = (kind: Kind, spaces: readonly string[]) =>
    spaces.map((space, number) => ({
      key: `${kind} ${space}${spaces.indexOf(space) < number ? ` ${number}` : ""}`,
      kind,
      space: spaceNamed(space),
    }));
  const fires = Object.keys(view.fires);
  return [
    ...at("truck", view.scenario === "escape_in_the_truck" ? ["g7"] : []),
    ...at(
      "pit",
      view.pits.filter((space) => !town.pits.includes(spaceNamed(space))),
    ),
    ...at(
      "closed_pit",
      town.pits.map(nameOfSpace).filter((space) => !view.pits.includes(space) && !view.charged.includes(space)),
    ),
    ...at("charge", view.charged),
    ...at("sewer_entrance", view.entrances),
    ...at("rubble", view.rubble ? [view.rubble] : []),
    ...at("bear_trap", view.trap ? [view.trap] : []),
    ...at(
      "gas",
      view.gas.filter((space) => space !== view.exploding),
    ),
    ...at("gas", view.exploding ? [view.exploding] : []).map((gas) => ({ ...gas, exploding: true })),
    ...at(
      "fire",
      fires.filter((space) => view.fires[space]),
    ),
    ...at(
      "new_fire",
      fires.filter((space) => !view.fires[space]),
    ),
    ...at("old_betsy", view.betsy ? [view.betsy] : []),
    ...at(tokenIn(view), view.tokens),
    ...town.buildings.flatMap((building) => inBuilding(view, building)),
  ];
}

/** All markers that can be found face up are for a search; the others are only seen when they are used. */
const kindOf = ({ marker }: MarkerView): Kind => (marker === "exploration" ? "exploration" : "free_search");

/** What lies in a building as a whole lies in the middle of it, where no single space is. */
function inBuilding(view: View, { name, spaces, left, right, top, bottom }: TownBuilding): MarkerPiece[] {
  const lying = view.markers.filter(({ building }) => building === name);
  const kinds: Kind[] = [
    ...(view.charges.includes(name) ? ["charge" as const] : []),
    ...lying.filter(({ space }) => !space).map(kindOf),
  ];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    ...lying
      .filter(({ space }) => space)
      .map((one) => ({ key: `marker ${one.space}`, kind: kindOf(one), space: spaceNamed(one.space) })),
    ...kinds.map((kind, place) => ({
      key: `${kind} ${name} ${place}`,
      kind,
      space: spaces[0]!,
      middle: [x + (place - (kinds.length - 1) / 2) * 0.62, y] as const,
    })),
  ];
}

/** What is put on walls and doors. */
export function wallMarks(view: View, town: Town): WallMarks {
  const edges = (sides: readonly string[]) =>
    sides.flatMap((side) => {
      const [one, other] = sideIn(side) ?? [];
      const edge = one && other ? inward(town, spaceNamed(one), spaceNamed(other)) : null;
      return edge ? [edge] : [];
    });
  return {
    barricades: view.barricades.map(({ wall, face, spaces, reinforcements }) => ({
      run: spaces.map((space) => ({ space: spaceNamed(space), face: face as Face })),
      reinforcements,
      broken: view.broken.includes(wall),
    })),
    doors: edges(view.doors),
    locks: edges(view.locks),
    sealed: town.buildings.filter(({ name }) => view.sealed.includes(name)).flatMap(({ doors }) => doors),
  };
}

/** A side as it is seen from the building. */
function inward(town: Town, one: number, other: number): Edge | null {
  return (town.area[one] ?? -1) >= 0 ? edgeBetween(one, other) : edgeBetween(other, one);
}
