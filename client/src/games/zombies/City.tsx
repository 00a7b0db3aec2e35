/** The map: the town with all who walk in it, how far one gets, and where the next tile goes. */

import { useLayoutEffect, useMemo } from "preact/hooks";
import { deadPicture, survivorPicture } from "../../art/town/pieces";
import { useChoice } from "../../board/choice";
import type { Camera } from "../../board/map/camera";
import type { Piece } from "../../board/map/Pieces";
import { cellNamed } from "../../board/map/places";
import { usePointed } from "../../board/map/pointing";
import type { Reached } from "../../board/map/Reach";
import { usePlay } from "../../board/play";
import type { DecisionInfo, Option } from "../../protocol/types";
import { CityMap } from "../town/CityMap";
import { at, looksOf, lying, partOf, signsIn, spacesIn } from "../town/onMap";
import { spaceName } from "../town/words";
import { Sign } from "./Card";
import { kindOf } from "./catalogue";
import { handlingOf } from "./hands";
import { fightsAt, leftToMove } from "./manner";
import { membersOn } from "./pile";
import { cellOfTurn, nearPawn, type Shown } from "./position";
import { drawnPicture, meetings, openCells, townOf } from "./town";
import type { View } from "./types";
import { OnSpaces } from "./words";

const TILES = { drawnPicture, meetings, openCells, kindOf, spaceName };
const NO_OPTIONS: readonly Option[] = [];

export function City({ shown: { view }, camera }: { shown: Shown; camera: Camera }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const town = townOf(view.tiles);
  const near = nearPawn(view);
  const on = useMemo(() => new OnSpaces(view, near?.space), [view]);
  const pointed = usePointed();
  const reached = useMemo(() => reachedIn(on, decision !== null), [on, decision !== null]);
  const spaces = useMemo(() => spacesIn(town, on, looksOf(reached)), [town, on, reached]);
  const standing = useMemo(() => piecesIn(view), [view]);
  const left = toMove(decision);
  useLayoutEffect(() => {
    leftToMove.value = left;
  }, [left]);
  useLayoutEffect(() => {
    fightsAt.value = new Set(reached.filter(({ fights }) => fights > 0).map(({ space }) => space));
  }, [reached]);
  return (
    <CityMap
      {...{ camera, view, town, pointed, spaces, reached, standing, Sign }}
      tiles={TILES}
      ground={town.patches}
      signs={signsIn(town, Sign)}
      here={cellOfTurn(view)}
      partOf={(space) => partOf(choice, town, space)}
      wishesFor={wishesIn(decision)}
      meeting="fight"
      wayTo={(space) => wayTo(on, space, near?.space)}
      handling={handlingOf(view)}
      membersOn={(pieces, space, part) => membersOn(view, pieces, space, choice, part)}
    />
  );
}

/** Verbs that move zombies, one after another. */
const MOVING = new Set(["zombie", "lift", "put", "lead_from", "lead"]);

/** How many zombies this person is still to move, as the question says; none where it is about something else. */
function toMove(decision: DecisionInfo | null): number {
  const moves = decision?.options.some(([verb]) => MOVING.has(String(verb)));
  return moves ? Number(decision?.about.left ?? 1) : 0;
}

/** What one would ask about a space that can't be chosen. */
function wishesIn(decision: DecisionInfo | null): (space: string) => readonly Option[] {
  const verb = decision?.options.map(([said]) => String(said)).find((said) => ASKED.has(said));
  return (space) => (verb ? [[verb === "step" ? "walk" : verb, space]] : NO_OPTIONS);
}

const ASKED = new Set(["step", "walk", "leave", "life", "bullet", "lift", "put", "lead_from", "lead"]);

/** The way of the pawn that is moved. */
function wayTo({ ways, view }: OnSpaces, space: string, from: string | undefined): readonly string[] | undefined {
  const way = ways.get(space);
  const start = view.players[view.active]?.space ?? from;
  return way && start ? [start, ...way.route] : undefined;
}

/** How far the pawn gets that is moved; nothing for who is not asked. */
function reachedIn(on: OnSpaces, asked: boolean): Reached[] {
  if (!asked) return [];
  return on.view.ways.map(({ space, fights, route }) => ({
    space,
    cell: cellNamed(space),
    steps: route.length,
    fights,
    here: on.zombies.has(space),
    occupied: on.zombies.has(space) || on.pawnsOn(space).length > 0 || space in on.view.tokens,
  }));
}

/** Everybody on the map: who looks at it sees the dead to the left of the living, and themselves in front. */
function piecesIn(view: View): Piece[] {
  const own = view.seat ?? view.active;
  return [
    ...Object.entries(view.zombies).map(([number, space]): Piece => ({
      key: `zombie ${number}`,
      ...at(space),
      ...deadPicture(Number(number)),
      look: view.moved.includes(Number(number)) ? "moved" : "",
    })),
    ...view.players
      .toSorted((one, other) => Number(one.seat === own) - Number(other.seat === own))
      .map(({ seat, space }): Piece => ({
        key: `pawn ${seat}`,
        ...at(space),
        ...survivorPicture(seat),
        look: `pawn ${seat === view.active ? "active" : ""}`,
      })),
    ...Object.entries(view.tokens).map(([space, token]) => lying(token, space, `token ${space}`)),
  ];
}
