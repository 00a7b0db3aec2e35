/** The map: the town with all who walk in it, how far one gets, and where the next tile goes. */

import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { deadPicture, survivorPicture, tokenPicture } from "../../art/town/pieces";
import { useChoice, type Choice } from "../../board/choice";
import type { Camera } from "../../board/map/camera";
import { Fan } from "../../board/map/Fan";
import { Ground, Signs } from "../../board/map/Ground";
import { MapView } from "../../board/map/MapView";
import { Pieces, type Piece } from "../../board/map/Pieces";
import { cellNamed } from "../../board/map/places";
import { usePointed, type Pointed } from "../../board/map/pointing";
import { Costs, reachLook, Route, type Reached } from "../../board/map/Reach";
import { SeveralBar } from "../../board/map/Several";
import { Spaces, type Space } from "../../board/map/Spaces";
import { usePlay } from "../../board/play";
import type { DecisionInfo, Option } from "../../protocol/types";
import type { Subject } from "../../rules/subject";
import { nameOf } from "../../words/language";
import { actionIn } from "../town/action";
import { useHands } from "../town/hands";
import { LayTile } from "../town/LayTile";
import { fog, type Town } from "../town/town";
import { Sign } from "./Card";
import { kindOf } from "./catalogue";
import { handlingOf } from "./hands";
import { fightsAt, leftToMove } from "./manner";
import { isFanned, membersOn } from "./pile";
import { cellOfTurn, nearPawn, type Shown } from "./position";
import { drawnPicture, meetings, openCells, townOf } from "./town";
import type { View } from "./types";
import { OnSpaces, spaceName } from "./words";
import "../town/city.css";

/** Signs stand out over the upper edge of the map. */
const COVERED = { left: 0, top: 10, right: 0, bottom: 0 };
/** What lies over the map: the last roll and what an answer would do, and on a phone the small map. */
const PANELS = ".city-below > *, .city-mini";
const NO_OPTIONS: readonly Option[] = [];

export function City({ shown: { view }, camera }: { shown: Shown; camera: Camera }) {
  const choice = useChoice();
  const play = usePlay();
  const decision = play.decision.value;
  const town = townOf(view.tiles);
  const near = nearPawn(view);
  const on = useMemo(() => new OnSpaces(view, near?.space), [view]);
  const pointed = usePointed();
  const reached = useMemo(() => reachedIn(on, decision !== null), [on, decision !== null]);
  const looks = useMemo(() => new Map(reached.map((one) => [one.space, reachLook(one)])), [reached]);
  const spaces = useMemo(() => spacesIn(town, on, looks), [town, on, looks]);
  const { carrying, several, pieces } = useHands(
    handlingOf(view),
    useMemo(() => piecesIn(view), [view]),
  );
  const fanned = useSignal("");
  const unfan = useCallback(() => void (fanned.value = ""), []);
  useEffect(unfan, [decision]);
  const members = fanned.value ? membersOn(view, pieces, fanned.value, choice, partOf(choice, town, fanned.value)) : [];
  const left = toMove(decision);
  useLayoutEffect(() => {
    leftToMove.value = left;
  }, [left]);
  useLayoutEffect(() => {
    fightsAt.value = new Set(reached.filter(({ fights }) => fights > 0).map(({ space }) => space));
  }, [reached]);
  const signs = useSigns(town);
  return (
    <MapView
      camera={camera}
      title={nameOf("zone", "map")}
      bounds={town.bounds}
      covered={COVERED}
      panels={PANELS}
      action={actionIn(view, cellOfTurn(view), decision, town)}
      carrier={carrying}
      over={left > 0 && <SeveralBar several={several} />}
    >
      <Ground patches={town.patches} fog={fog()} bounds={town.beyond} />
      <Spaces
        spaces={spaces}
        pointed={pointed}
        partOf={(space) => partOf(choice, town, space)}
        wishesFor={wishesIn(decision)}
        several={several}
        pressed={(space) => (fanned.value = play.decision.peek() === decision ? space : "")}
      />
      <WayShown on={on} pointed={pointed} choice={choice} from={near?.space} />
      <Pieces pieces={pieces} camera={camera} />
      <Signs signs={signs} />
      <Costs reached={reached} fight={<Sign name="fight" />} />
      {isFanned(members, choice) && (
        <Fan camera={camera} cell={members[0]!.piece.cell} members={members} close={unfan} />
      )}
      <LayTile
        camera={camera}
        panels={PANELS}
        laid={view.tiles}
        drawn={view.drawn}
        {...{ drawnPicture, meetings, openCells, spaceName, kindOf }}
        turnSign={<Sign name="turn" />}
      />
    </MapView>
  );
}

/** Verbs that move zombies, one after another. */
const MOVING = new Set(["zombie", "lift", "put", "lead_from", "lead"]);

/** How many zombies this person is still to move, as the question says; none where it is about something else. */
function toMove(decision: DecisionInfo | null): number {
  const moves = decision?.options.some(([verb]) => MOVING.has(String(verb)));
  return moves ? Number(decision?.about.left ?? 1) : 0;
}

function useSigns(town: Town) {
  return town.names.map(({ tile, x, y, room }) => ({
    key: tile.tile,
    x,
    y,
    room,
    words: nameOf("tile", tile.kind),
    sign: <Sign name={tile.kind} />,
  }));
}

/** What a click on a space means now: the space itself, or the building that it is in. */
function partOf(choice: Choice, town: Town, space: string): string | undefined {
  const next = choice.next.value;
  if (next.has(space)) return space;
  const { tile } = town.byName.get(space) ?? {};
  const building = [tile?.kind, tile?.tile].find((part) => part !== undefined && (next.has(part) || choice.has(part)));
  if (building) return building;
  return choice.has(space) || choice.open(space) ? space : undefined;
}

/** What one would ask about a space that can't be chosen. */
function wishesIn(decision: DecisionInfo | null): (space: string) => readonly Option[] {
  const verb = decision?.options.map(([said]) => String(said)).find((said) => ASKED.has(said));
  return (space) => (verb ? [[verb === "step" ? "walk" : verb, space]] : NO_OPTIONS);
}

const ASKED = new Set(["step", "walk", "leave", "life", "bullet", "lift", "put", "lead_from", "lead"]);

/** The way to where somebody points, else to what has been chosen. */
function WayShown({
  on,
  pointed,
  choice,
  from,
}: {
  on: OnSpaces;
  pointed: Pointed;
  choice: Choice;
  from: string | undefined;
}) {
  const [, chosen = ""] = choice.chosen.value;
  const way = on.ways.get(pointed.place.value) ?? on.ways.get(String(chosen));
  const start = on.view.players[on.view.active]?.space ?? from;
  if (!way || !start) return null;
  return <Route cells={[start, ...way.route].map(cellNamed)} />;
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

function spacesIn({ spaces }: Town, on: OnSpaces, looks: ReadonlyMap<string, string>): Space[] {
  return spaces.map((space) => ({
    name: space.name,
    cell: space.cell,
    label: on.words(space),
    look: looks.get(space.name) ?? "",
    about: subjectsOn(on, space.name, space.tile.kind),
  }));
}

/** What is on a space, as it can be explained; the tile last. */
function subjectsOn(on: OnSpaces, space: string, kind: string): Subject[] {
  const token = on.view.tokens[space];
  return [
    ...(on.zombies.has(space) ? [{ family: "piece", name: "zombie" }] : []),
    ...(token ? [{ family: "token", name: token }] : []),
    { family: "tile", name: kind },
  ];
}

/** Everybody on the map: who looks at it sees the dead to the left of the living, and themselves in front. */
function piecesIn(view: View): Piece[] {
  const at = (space: string) => ({ space, cell: cellNamed(space) });
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
    ...Object.entries(view.tokens).map(([space, token]): Piece => {
      const picture = tokenPicture(token);
      return { key: `token ${space}`, ...at(space), full: picture, small: picture, lies: true };
    }),
  ];
}
