/** The map: the town of both games with all who live and walk in it, how far one gets, and where the next tile goes. */

import { useSignal } from "@preact/signals";
import { useCallback, useLayoutEffect, useMemo } from "preact/hooks";
import { useChoice, type Choice } from "../../board/choice";
import type { Camera } from "../../board/map/camera";
import { Fan } from "../../board/map/Fan";
import { Ground, Signs, type Sign as PlaceSign } from "../../board/map/Ground";
import { MapView } from "../../board/map/MapView";
import { Pieces } from "../../board/map/Pieces";
import { cellNamed } from "../../board/map/places";
import { usePointed, type Pointed } from "../../board/map/pointing";
import { Costs, reachLook, Route, type Reached } from "../../board/map/Reach";
import { SeveralBar } from "../../board/map/Several";
import { Spaces, type Space } from "../../board/map/Spaces";
import type { Part } from "../../board/options";
import { usePlay } from "../../board/play";
import type { DecisionInfo, Option } from "../../protocol/types";
import type { Subject } from "../../rules/subject";
import { nameOf } from "../../words/language";
import { actionIn } from "../town/action";
import { useHands } from "../town/hands";
import { LayTile } from "../town/LayTile";
import { fog, type Town } from "../town/town";
import { Marks } from "../humans/Marks";
import { tileName } from "../humans/words";
import { NamedTiles } from "../town/NamedTiles";
import { isFanned } from "../zombies/pile";
import { Sign } from "./Card";
import { tiles } from "./catalogue";
import { handlingOf } from "./hands";
import { fightsAt, leftToMove } from "./manner";
import { GUY, HORDE, HUMAN, OPENING, STRAY } from "./names";
import { piecesIn } from "./pieces";
import { membersOn } from "./pile";
import { cellOfTurn, spaceOfEyes, type Shown } from "./position";
import { reachedOn, reachIn, type Reach } from "./reach";
import { guyNamedOn } from "./seats";
import { drawnPicture, groundOf, meetings, openCells, townOf } from "./town";
import type { View } from "./types";
import { OnSpaces, spaceName } from "./words";
import "../town/city.css";
import "../humans/city.css";
import "./city.css";

/** Signs stand out over the upper edge of the map. */
const COVERED = { left: 0, top: 10, right: 0, bottom: 0 };
/** What lies over the map: the last roll and what an answer would do, cards, and on a phone the small map. */
const PANELS = ".city-below > *, .city-mini, .city-open";
const NO_OPTIONS: readonly Option[] = [];

export function City({ shown: { view }, camera }: { shown: Shown; camera: Camera }) {
  const choice = useChoice();
  const play = usePlay();
  const decision = play.decision.value;
  const town = townOf(view.tiles);
  const sent = sentFrom(choice);
  const reach = useMemo(() => reachIn(view, decision ? sent : undefined), [view, sent, decision !== null]);
  const from = sent ?? spaceOfEyes(view);
  const on = useMemo(() => new OnSpaces(view, reach, from), [view, reach, from]);
  const reached = useMemo(() => reachedOn(reach, on), [reach, on]);
  const pointed = usePointed();
  const looks = useMemo(() => looksOf(reached, view), [reached, view]);
  const spaces = useMemo(() => spacesIn(town, on, looks), [town, on, looks]);
  const ground = useMemo(() => groundOf(town, view.tiles, view.openings), [town, view.tiles, view.openings]);
  const { carrying, several, pieces } = useHands(
    handlingOf(view),
    useMemo(() => piecesIn(view), [view]),
  );
  const fanned = useSignal("");
  const unfan = useCallback(() => (fanned.value = ""), []);
  const part = (space: string) => partOf(choice, view, town, space);
  const members = fanned.value ? membersOn(view, pieces, fanned.value, choice, part(fanned.value)) : [];
  const left = toMove(decision);
  useLayoutEffect(() => {
    leftToMove.value = left;
  }, [left]);
  useLayoutEffect(() => {
    fightsAt.value = new Set(reached.filter(({ fights }) => !reach.hunts && fights > 0).map(({ space }) => space));
  }, [reached]);
  const signs = useMemo(() => signsIn(town), [town]);
  return (
    <MapView
      camera={camera}
      title={nameOf("zone", "map")}
      bounds={town.bounds}
      covered={COVERED}
      panels={PANELS}
      action={actionIn(view, cellOfTurn(view), decision, town)}
      carrier={carrying}
      over={several.open.value && <SeveralBar several={several} />}
    >
      <Ground patches={ground} fog={fog()} bounds={town.beyond} />
      <Spaces
        spaces={spaces}
        pointed={pointed}
        partOf={part}
        wishesFor={wishesIn(decision, sent)}
        several={several}
        pressed={(space) => (fanned.value = play.decision.peek() === decision ? space : "")}
      />
      <WayShown reach={reach} pointed={pointed} choice={choice} />
      <NamedTiles tiles={view.tiles} town={town} pointed={pointed} choice={choice} nameOf={tileName} />
      <Pieces pieces={pieces} camera={camera} />
      <Signs signs={signs} />
      <Costs reached={reached} fight={<Sign name={reach.hunts ? "capture" : "fight"} />} />
      {decision && !sent && <Foreseen on={on} pointed={pointed} />}
      <Marks town={town} breaches={view.breaches} nailed={tiles} />
      {isFanned(members, choice) && (
        <Fan camera={camera} cell={members[0]!.piece.cell} members={members} close={unfan} />
      )}
      <LayTile
        camera={camera}
        panels={PANELS}
        laid={view.tiles}
        drawn={view.drawn}
        {...{ drawnPicture, meetings, openCells, spaceName, kindOf: tiles.kindOf }}
        turnSign={<Sign name="turn" />}
      />
    </MapView>
  );
}

/** Where the horde zombie stands that is being sent. */
function sentFrom(choice: Choice): string | undefined {
  const [verb, from] = choice.chosen.value;
  const sends =
    verb === "step" &&
    choice.options.value.some(([said, start, to]) => {
      return said === "step" && start === from && to !== undefined;
    });
  return sends ? String(from) : undefined;
}

/** How many stray zombies this person is still to move, as the question says; none where it is about something else. */
function toMove(decision: DecisionInfo | null): number {
  const moves = decision?.options.some(([verb]) => verb === "zombie");
  return moves ? Number(decision?.about.left ?? 1) : 0;
}

/** Buildings have their names over them, with the number that their barricades have. */
function signsIn(town: Town): PlaceSign[] {
  return town.names.map(({ tile, x, y, room }) => {
    const { barricade } = tiles.tileInfo(tile.kind);
    return {
      key: tile.tile,
      x,
      y,
      room,
      words: nameOf("tile", tile.kind),
      sign: <Sign name={tile.kind} />,
      ...(barricade > 0 && { mark: String(barricade) }),
    };
  });
}

/** What a click on a space means now: the space itself, who stands there, or the tile that it belongs to. */
function partOf(choice: Choice, view: View, town: Town, space: string): Part | undefined {
  const next = choice.next.value;
  if (next.has(space)) return space;
  const { tile } = town.byName.get(space) ?? {};
  if (tile && (next.has(tile.tile) || choice.has(tile.tile))) return tile.tile;
  if (choice.has(space) || choice.open(space)) return space;
  return guyNamedOn(choice, view, space);
}

/** What one would ask about a space that can't be chosen. */
function wishesIn(decision: DecisionInfo | null, sent: string | undefined): (space: string) => readonly Option[] {
  const asked = decision?.options.find(([said]) => ASKED.has(String(said)));
  if (!asked) return () => NO_OPTIONS;
  const [verb] = asked;
  if (verb !== "step" && verb !== "walk") return (space) => [[verb!, space]];
  if (asked.length < 3) return (space) => [["walk", space]];
  return (space) => (sent ? [["walk", sent, space]] : NO_OPTIONS);
}

const ASKED = new Set([
  ...["step", "walk", "put", "lift", "leave", "life", "bullet", "attempt", "flee", "human", "to", "pawn"],
]);

/** The way to where somebody points, else to what has been chosen. */
function WayShown({ reach, pointed, choice }: { reach: Reach; pointed: Pointed; choice: Choice }) {
  const chosen = choice.chosen.value.at(-1);
  const way = reach.ways.get(pointed.place.value) ?? reach.ways.get(String(chosen ?? ""));
  if (!way || !reach.start) return null;
  return <Route cells={[reach.start, ...way.route].map(cellNamed)} />;
}

/** How the style sheets know spaces: by how they can be reached, or as where somebody may flee to. */
function looksOf(reached: readonly Reached[], { attempt }: View): ReadonlyMap<string, string> {
  return new Map([
    ...(attempt?.ends ?? []).map((space) => [space, "flight"] as const),
    ...reached.map((one) => [one.space, reachLook(one)] as const),
  ]);
}

/** How far a horde zombie would get that somebody points at, while none has been chosen. */
function Foreseen({ on, pointed }: { on: OnSpaces; pointed: Pointed }) {
  const start = pointed.place.value;
  const reached = useMemo(() => (on.view.ways.length ? [] : reachedOn(reachIn(on.view, start), on)), [on, start]);
  return <Costs reached={reached} fight={<Sign name="capture" />} />;
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
  const pieces = [on.humans.has(space) && HUMAN, on.strays.has(space) && STRAY];
  const owned = [on.hordesOn(space).size > 0 && HORDE, on.guysOn(space).length > 0 && GUY];
  const tokens = [token, on.dice.has(space) && "die", on.openings.has(space) && OPENING];
  return [
    ...[...pieces, ...owned].flatMap((name) => (name ? [{ family: "piece", name }] : [])),
    ...tokens.flatMap((name) => (name ? [{ family: "token", name }] : [])),
    { family: "tile", name: kind },
  ];
}
