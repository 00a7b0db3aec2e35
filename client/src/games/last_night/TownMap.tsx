/**
 * The town on the table: its picture in a frame of walnut, with the names of its buildings. Whoever uses it lays layers
 * over it, in which `--cell` is how large a space is, and `placed` says where one lies.
 */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { Outline } from "../../parts/Icon";
import { Marker } from "./Figures";
import type { MarkerKind } from "./drawings/markers";
import { townPicture } from "./drawings/picture";
import { wallsPicture, type WallMarks } from "./drawings/wallMarks";
import { buildingSign } from "./expansions";
import { beyond, columnOf, rowOf, SIDE, townOf, type Edge, type Town, type TownBuilding } from "./town";
import type { BoardInfo } from "./types";
import "./town.css";

interface TownMapProps {
  /** The boards, as “c1 l3 l4 l5 l6”. */
  layout: string;
  catalogue: { boards: readonly BoardInfo[] };
  /** What a building is called. */
  names: (building: string) => string;
  /** Buildings without light, and those that the dead have taken over. */
  dark?: readonly string[];
  taken?: readonly string[];
  /** What else holds for buildings, by their names; it is shown on their signs. */
  fates?: Fates;
  /** What was put on walls and doors. */
  walls?: WallMarks;
  /** Layers over the town: figures, markers, spaces that can be chosen. */
  children?: ComponentChildren;
}

export type Fates = Readonly<Record<string, readonly MarkerKind[] | undefined>>;

export function TownMap({
  layout,
  catalogue,
  names,
  dark = [],
  taken = [],
  fates = {},
  walls,
  children,
}: TownMapProps) {
  const town = useMemo(() => townOf(layout, catalogue.boards), [layout, catalogue]);
  const picture = useMemo(() => walls && wallsPicture(walls), [walls]);
  return (
    <div class="ln-table">
      <Rim />
      <div class="ln-town" data-ground>
        <TownGround town={town} dark={dark} taken={taken} />
        {picture && <img class="ln-picture ln-walls" src={picture} alt="" draggable={false} decoding="sync" />}
        <TownSigns town={town} names={names} dark={dark} taken={taken} fates={fates} walls={walls} />
        {children}
      </div>
    </div>
  );
}

interface OfTown {
  town: Town;
  dark?: readonly string[];
  taken?: readonly string[];
}

/** The ground with all that is built on it; for a map that is larger than its window, too. */
export function TownGround({ town, dark = [], taken = [] }: OfTown) {
  const picture = townPicture(town, { dark, taken });
  return <img class="ln-picture" src={picture} alt="" draggable={false} decoding="sync" />;
}

const LETTERS = Array.from({ length: SIDE }, (_, column) => String.fromCharCode(65 + column));
const NUMBERS = Array.from({ length: SIDE }, (_, row) => row + 1);

/** Letters and numbers burned into the frame. */
function Rim() {
  return (
    <>
      <span class="ln-rim ln-letters" aria-hidden="true">
        {LETTERS.map((letter) => (
          <i key={letter}>{letter}</i>
        ))}
      </span>
      <span class="ln-rim ln-numbers" aria-hidden="true">
        {NUMBERS.map((number) => (
          <i key={number}>{number}</i>
        ))}
      </span>
    </>
  );
}

interface SignsProps extends OfTown {
  names: (building: string) => string;
  fates?: Fates;
  walls?: WallMarks | undefined;
}

/** The names of the buildings on their walls; where there is no room to read them, their signs stand alone. */
export function TownSigns({ town, names, dark = [], taken = [], fates = {}, walls }: SignsProps) {
  return (
    <div class="ln-signs" aria-hidden="true">
      {town.buildings.map((building) => {
        const { name, sign } = building;
        const fate: MarkerKind | null = taken.includes(name) ? "taken_over" : dark.includes(name) ? "lights_out" : null;
        const shown: MarkerKind[] = [...(fate ? [fate] : []), ...(fates[name] ?? [])];
        const rim = sign.y === 0 || sign.y === SIDE || meets(building, town.buildings);
        const hangs = isHidden(building, walls) ? "rim clear" : rim ? "rim" : "";
        return (
          <span
            key={name}
            class={`ln-sign ${sign.face === "n" ? "north" : "south"} ${hangs} ${shown.join(" ")}`}
            style={hung(building, names(name))}
          >
            {shown.length ? (
              shown.map((kind) => <Marker key={kind} kind={kind} class="ln-fate" />)
            ) : (
              <Outline path={buildingSign(name)} />
            )}
            <b>{names(name)}</b>
          </span>
        );
      })}
    </div>
  );
}

/** Whether the sign of a building would hide what was put on its wall, from whichever side that is. */
function isHidden({ walls, sign }: TownBuilding, marks: WallMarks | undefined): boolean {
  if (!marks) return false;
  const put = [...marks.barricades.flatMap(({ run }) => run), ...marks.doors, ...marks.locks, ...marks.sealed];
  const here = walls.filter(
    (edge) => edge.face === sign.face && rowOf(edge.space) + Number(sign.face === "s") === sign.y,
  );
  return put.some((edge) => here.some((wall) => isSame(wall, edge)));
}

/** Whether two sides are the same, seen from whichever of their spaces. */
function isSame(one: Edge, other: Edge): boolean {
  if (one.space === other.space) return one.face === other.face;
  return beyond(one) === other.space && beyond(other) === one.space;
}

/** Whether the sign of a building hangs where another one does, on the other side of the wall: then both hang inside. */
function meets({ name, sign: { x, y, room } }: TownBuilding, buildings: readonly TownBuilding[]): boolean {
  return buildings.some(
    ({ name: other, sign }) => other !== name && sign.y === y && Math.abs(sign.x - x) < (sign.room + room) / 2,
  );
}

/** Where a sign hangs and how long its words are: the style sheet makes it fit. */
function hung({ sign: { x, y, room } }: TownBuilding, name: string): Record<string, number> {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return { "--x": x, "--y": y, "--room": room, "--letters": name.length, "--longest": longest };
}

/** Where a space lies within the town, for the style sheets: `.ln-space` is as large as one. */
export function placed(space: number): Record<string, number> {
  return { "--column": columnOf(space), "--row": rowOf(space) };
}
