/** The map: the town with all who live and walk in it, its barricades, and where the next tile goes. */

import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useMemo } from "preact/hooks";
import { bystanderPicture, leaderPicture, tokenPicture } from "../../art/town/pieces";
import { useChoice, type Choice } from "../../board/choice";
import type { Camera } from "../../board/map/camera";
import { Fan } from "../../board/map/Fan";
import { Ground, Signs, type Sign as PlaceSign } from "../../board/map/Ground";
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
import { NamedTiles } from "../town/NamedTiles";
import { fog, type Town } from "../town/town";
import { Sign } from "./Card";
import { tiles } from "./catalogue";
import { handlingOf } from "./hands";
import { Marks } from "./Marks";
import { isFanned, membersOn } from "./pile";
import { cellOfTurn, spaceOfTurn, zombiesIn, type Shown } from "./position";
import { drawnPicture, groundOf, meetings, openCells, townOf } from "./town";
import type { View } from "./types";
import { OnSpaces, spaceName, tileName } from "./words";
import "../town/city.css";
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
  const options = decision?.options ?? NO_OPTIONS;
  const town = townOf(view.tiles);
  const sent = placeOf(choice);
  const from = sent ?? spaceOfTurn(view);
  const on = useMemo(() => new OnSpaces(view, from, sent), [view, from, sent]);
  const pointed = usePointed();
  const reached = useMemo(() => reachedIn(on), [on]);
  const looks = useMemo(() => looksOf(reached, view), [reached, view]);
  const spaces = useMemo(() => spacesIn(town, on, looks), [town, on, looks]);
  const ground = useMemo(() => groundOf(town, view.tiles, view.openings), [town, view.tiles, view.openings]);
  const { carrying, several, pieces } = useHands(
    handlingOf(view),
    useMemo(() => piecesIn(view), [view]),
  );
  const fanned = useSignal("");
  const unfan = useCallback(() => void (fanned.value = ""), []);
  useEffect(unfan, [decision]);
  const members = fanned.value ? membersOn(view, pieces, fanned.value, partOf(choice, town, fanned.value)) : [];
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
      over={options.some(([verb]) => verb === "step") && <SeveralBar several={several} />}
    >
      <Ground patches={ground} fog={fog()} bounds={town.beyond} />
      <Spaces
        spaces={spaces}
        pointed={pointed}
        partOf={(space) => partOf(choice, town, space)}
        wishesFor={wishesIn(decision, sent)}
        several={several}
        pressed={(space) => (fanned.value = play.decision.peek() === decision ? space : "")}
      />
      <WayShown on={on} pointed={pointed} choice={choice} />
      <NamedTiles tiles={view.tiles} town={town} pointed={pointed} choice={choice} nameOf={tileName} />
      <Pieces pieces={pieces} camera={camera} />
      <Signs signs={signs} />
      <Costs reached={reached} fight={<Sign name="capture" />} />
      <Foreseen view={view} pointed={pointed} choice={choice} />
      <Marks town={town} breaches={view.breaches} />
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

/** Where the zombie stands that is being sent. */
function placeOf(choice: Choice): string | undefined {
  const [verb, from] = choice.chosen.value;
  return verb === "step" && from !== undefined ? String(from) : undefined;
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

/** What a click on a space means now: the space itself, or the tile that it belongs to. */
function partOf(choice: Choice, town: Town, space: string): string | undefined {
  const next = choice.next.value;
  if (next.has(space)) return space;
  const { tile } = town.byName.get(space) ?? {};
  if (tile && (next.has(tile.tile) || choice.has(tile.tile))) return tile.tile;
  return choice.has(space) || choice.open(space) ? space : undefined;
}

/** What one would ask about a space that can't be chosen. */
function wishesIn(decision: DecisionInfo | null, sent: string | undefined): (space: string) => readonly Option[] {
  const verb = decision?.options.map(([said]) => String(said)).find((said) => ASKED.has(said));
  if (!verb) return () => NO_OPTIONS;
  if (verb === "step") return (space) => (sent ? [["walk", sent, space]] : NO_OPTIONS);
  return (space) => [[verb, space]];
}

const ASKED = new Set(["step", "put", "attempt", "flee", "human", "to"]);

/** How far the zombie gets that is being sent; who is met there is to be captured. */
function reachedIn(on: OnSpaces): Reached[] {
  return [...on.ways.values()].map(({ space, route }) => {
    const human = on.humans.has(space);
    return {
      space,
      cell: cellNamed(space),
      steps: route.length,
      fights: Number(human),
      here: human,
      occupied: human || on.zombiesOn(space).size > 0 || on.dice.has(space) || on.openings.has(space),
      look: human ? "bite" : "free",
    };
  });
}

/** How the style sheets know spaces: by how they can be reached, or as where somebody may flee to. */
function looksOf(reached: readonly Reached[], { attempt }: View): ReadonlyMap<string, string> {
  return new Map([
    ...(attempt?.ends ?? []).map((space) => [space, "flight"] as const),
    ...reached.map((one) => [one.space, reachLook(one)] as const),
  ]);
}

/** The way to where somebody points, else to where the zombie shall go that has been chosen. */
function WayShown({ on, pointed, choice }: { on: OnSpaces; pointed: Pointed; choice: Choice }) {
  const [, , chosen = ""] = choice.chosen.value;
  const way = on.ways.get(pointed.place.value) ?? on.ways.get(String(chosen));
  return way ? <Route cells={[way.start, ...way.route].map(cellNamed)} /> : null;
}

/** How far a zombie would get that somebody points at, while none has been chosen. */
function Foreseen({ view, pointed, choice }: { view: View; pointed: Pointed; choice: Choice }) {
  const start = pointed.place.value;
  const reached = useMemo(
    () => (view.ways.some((way) => way.start === start) ? reachedIn(new OnSpaces(view, start, start)) : []),
    [view, start],
  );
  return placeOf(choice) === undefined ? <Costs reached={reached} fight={<Sign name="capture" />} /> : null;
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
  return [
    ...(on.humans.has(space) ? [{ family: "piece", name: "human" }] : []),
    ...(on.zombiesOn(space).size ? [{ family: "piece", name: "zombie" }] : []),
    ...(on.dice.has(space) ? [{ family: "token", name: "die" }] : []),
    ...(on.openings.has(space) ? [{ family: "token", name: "opening" }] : []),
    { family: "tile", name: kind },
  ];
}

/** Everybody on the map: people to the left, one's own zombies in front. */
function piecesIn(view: View): Piece[] {
  const at = (space: string) => ({ space, cell: cellNamed(space) });
  const own = view.seat ?? view.active;
  const prey = new Set(view.prey);
  const stopped = new Set(view.stopped);
  const tokens = (kind: "die" | "opening", spaces: readonly string[]) =>
    spaces.map((space): Piece => {
      const picture = tokenPicture(kind);
      return { key: `${kind} ${space}`, ...at(space), full: picture, small: picture, lies: true };
    });
  return [
    ...Object.entries(view.humans).map(([number, space]): Piece => ({
      key: `human ${number}`,
      ...at(space),
      ...bystanderPicture(Number(number)),
      look: view.attempt?.human === Number(number) ? "prey active" : prey.has(Number(number)) ? "prey" : "",
    })),
    ...zombiesIn(view)
      .toSorted((one, other) => Number(one.seat === own) - Number(other.seat === own))
      .map(({ seat, number, space }): Piece => ({
        key: `zombie ${seat} ${number}`,
        ...at(space),
        ...leaderPicture(view.players[seat]!.character, seat),
        look: seat === view.active && view.phase === "move" ? (stopped.has(number) ? "moved" : "active") : "",
      })),
    ...tokens("die", view.dice),
    ...tokens("opening", view.openings),
  ];
}
