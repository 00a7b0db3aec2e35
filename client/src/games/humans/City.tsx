/** The map: the town with all who live and walk in it, its barricades, and where the next tile goes. */

import { useSignal } from "@preact/signals";
import { useCallback, useMemo } from "preact/hooks";
import { bystanderPicture, leaderPicture, tokenPicture } from "../../art/town/pieces";
import { SPAN } from "../../art/town/plan";
import { useChoice, type Choice } from "../../board/choice";
import type { Camera } from "../../board/map/camera";
import { Fan } from "../../board/map/Fan";
import { Ground, Signs, type Sign as PlaceSign } from "../../board/map/Ground";
import { MapView } from "../../board/map/MapView";
import { Pieces, type Piece } from "../../board/map/Pieces";
import { cellNamed, nameOfCell } from "../../board/map/places";
import { Placing } from "../../board/map/Placing";
import { sitesFrom } from "../../board/map/placing";
import { usePointed } from "../../board/map/pointing";
import { SeveralBar } from "../../board/map/Several";
import { Spaces, type Space } from "../../board/map/Spaces";
import { textOf } from "../../board/options";
import { usePlay } from "../../board/play";
import type { DecisionInfo, Option } from "../../protocol/types";
import type { Subject } from "../../rules/subject";
import { nameOf } from "../../words/language";
import { actionIn } from "../town/action";
import { useHands } from "../town/hands";
import { layingNow, layingsIn } from "../town/laying";
import { FIRST, fog, middleCell, type Town } from "../town/town";
import { Sign } from "./Card";
import { tiles } from "./catalogue";
import { handlingOf } from "./hands";
import { Marks } from "./Marks";
import { isFanned, membersOn } from "./pile";
import { cellOfTurn, spaceOfTurn, zombiesIn, type Shown } from "./position";
import { drawnPicture, groundOf, meetings, openCells, townOf } from "./town";
import type { View } from "./types";
import { OnSpaces, spaceName } from "./words";
import "../town/city.css";
import "./city.css";

/** Signs stand out over the upper edge of the map. */
const COVERED = { left: 0, top: 10, right: 0, bottom: 0 };
/** What lies over the map: the last roll and what an answer would do, cards, and on a phone the small map. */
const PANELS = ".city-below > *, .city-mini, .hu-open";
const NO_OPTIONS: readonly Option[] = [];

export function City({ shown: { view }, camera }: { shown: Shown; camera: Camera }) {
  const choice = useChoice();
  const play = usePlay();
  const decision = play.decision.value;
  const options = decision?.options ?? NO_OPTIONS;
  const town = townOf(view.tiles);
  const from = placeOf(choice) ?? spaceOfTurn(view);
  const on = useMemo(() => new OnSpaces(view, from), [view, from]);
  const pointed = usePointed();
  const laying = layingNow(
    choice,
    useMemo(() => layingsIn(options, view.drawn), [options, view.drawn]),
  );
  const sites = useMemo(() => (laying ? sitesFrom(options, laying.head) : []), [options, laying]);
  const around = useMemo(() => (laying ? openCells(view.tiles) : []), [view.tiles, laying !== undefined]);
  const spaces = useMemo(() => spacesIn(town, on), [town, on]);
  const ground = useMemo(() => groundOf(town, view.tiles, view.openings), [town, view.tiles, view.openings]);
  const { carrying, several, pieces } = useHands(
    handlingOf(view),
    useMemo(() => piecesIn(view), [view]),
  );
  const fanned = useSignal("");
  const unfan = useCallback(() => (fanned.value = ""), []);
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
        wishesFor={wishesIn(decision, from)}
        several={several}
        pressed={(space) => (fanned.value = play.decision.peek() === decision ? space : "")}
      />
      <Pieces pieces={pieces} camera={camera} />
      <Signs signs={signs} />
      <Marks town={town} />
      {isFanned(members, choice) && (
        <Fan camera={camera} cell={members[0]!.piece.cell} members={members} close={unfan} />
      )}
      {laying && (
        <Placing
          camera={camera}
          panels={PANELS}
          head={laying.head}
          sites={sites}
          span={SPAN}
          first={FIRST}
          around={around}
          laid={view.tiles}
          picture={(turns) => drawnPicture(laying.tile, turns)}
          meets={({ x, y }, turns) => meetings(view.tiles, { kind: tiles.kindOf(laying.tile), x, y, turns })}
          spotWords={({ x, y }) => spaceName(nameOfCell(middleCell(x, y)))}
          label={({ turns, options: ways }) => (decision ? textOf(decision, ways.get(turns[0]!)!) : "")}
          turnSign={<Sign name="turn" />}
        />
      )}
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
function wishesIn(decision: DecisionInfo | null, from: string | undefined): (space: string) => readonly Option[] {
  const verb = decision?.options.map(([said]) => String(said)).find((said) => ASKED.has(said));
  if (!verb) return () => NO_OPTIONS;
  if (verb === "step") return (space) => (from ? [["walk", from, space]] : NO_OPTIONS);
  return (space) => [[verb, space]];
}

const ASKED = new Set(["step", "put", "attempt", "flee", "human", "to"]);

function spacesIn({ spaces }: Town, on: OnSpaces): Space[] {
  return spaces.map((space) => ({
    name: space.name,
    cell: space.cell,
    label: on.words(space),
    about: subjectsOn(on, space.name, space.tile.kind),
  }));
}

/** What is on a space, as it can be explained; the tile last. */
function subjectsOn(on: OnSpaces, space: string, kind: string): Subject[] {
  return [
    ...(on.humans.has(space) ? [{ family: "piece", name: "human" }] : []),
    ...(on.zombiesOn(space).size ? [{ family: "piece", name: "zombie" }] : []),
    ...(on.dice.has(space) ? [{ family: "token", name: "die" }] : []),
    ...(on.openings.has(space) ? [{ family: "token", name: "no_barricade" }] : []),
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
