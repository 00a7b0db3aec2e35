/** The map of a town, in whichever game it grows: ground, spaces, pieces, how far one gets, and where tiles go. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useCallback, useEffect } from "preact/hooks";
import { useChoice } from "../../board/choice";
import type { Camera } from "../../board/map/camera";
import { Fan, type Member } from "../../board/map/Fan";
import { Ground, Signs, type Patch, type Sign as PlaceSign } from "../../board/map/Ground";
import { MapView } from "../../board/map/MapView";
import { Pieces, type Piece } from "../../board/map/Pieces";
import { cellNamed, type Cell } from "../../board/map/places";
import type { Pointed } from "../../board/map/pointing";
import { Costs, Route, type Reached } from "../../board/map/Reach";
import { SeveralBar } from "../../board/map/Several";
import { Spaces, type Space } from "../../board/map/Spaces";
import type { Part } from "../../board/options";
import { usePlay } from "../../board/play";
import type { Option } from "../../protocol/types";
import { nameOf } from "../../words/language";
import { actionIn } from "./action";
import { useHands, type Handling } from "./hands";
import { LayTile } from "./LayTile";
import { NamedTiles } from "./NamedTiles";
import { isFanned } from "./pile";
import type { Placed } from "./tiles";
import { fog, type Town, type Towns } from "./town";
import "./city.css";

/** Signs stand out over the upper edge of the map. */
const COVERED = { left: 0, top: 10, right: 0, bottom: 0 };
/** What lies over the map: the last roll and what an answer would do, cards, and on a phone the small map. */
const PANELS = ".city-below > *, .city-mini, .city-open";

/** How a game draws tiles, and what it calls them. */
interface Tiles extends Pick<Towns, "drawnPicture" | "meetings" | "openCells"> {
  kindOf: (tile: string) => string;
  spaceName: (space: string) => string;
}

interface CityMapProps {
  camera: Camera;
  view: { active: number; round: number; tiles: readonly Placed[]; drawn: string };
  town: Town;
  tiles: Tiles;
  ground: readonly Patch[];
  signs: readonly PlaceSign[];
  /** Where something happens, if it is nowhere else. */
  here: Cell | undefined;
  pointed: Pointed;
  spaces: readonly Space[];
  partOf: (space: string) => Part | undefined;
  /** What one would ask about a space that can't be chosen. */
  wishesFor: (space: string) => readonly Option[];
  reached: readonly Reached[];
  /** The sign for whom one meets. */
  meeting: string;
  /** The spaces of the way to one that somebody points at, or has chosen; the first is where it begins. */
  wayTo: (space: string) => readonly string[] | undefined;
  standing: readonly Piece[];
  handling: Handling;
  /** All on a space, one by one. */
  membersOn: (pieces: readonly Piece[], space: string, part: Part | undefined) => Member[];
  /** What tiles are called that can be named, where copies are told apart. */
  tileName?: (tile: Placed) => string;
  Sign: ComponentType<{ name: string }>;
  /** What a game has on the map besides. */
  children?: ComponentChildren;
}

export function CityMap({ camera, view, town, tiles, here, pointed, partOf, handling, ...shown }: CityMapProps) {
  const { ground, signs, spaces, wishesFor, reached, meeting, standing, membersOn, tileName, Sign, children } = shown;
  const choice = useChoice();
  const play = usePlay();
  const decision = play.decision.value;
  const { carrying, several, pieces } = useHands(handling, standing);
  const fanned = useSignal("");
  const unfan = useCallback(() => void (fanned.value = ""), []);
  useEffect(unfan, [decision]);
  const members = fanned.value ? membersOn(pieces, fanned.value, partOf(fanned.value)) : [];
  return (
    <MapView
      camera={camera}
      title={nameOf("zone", "map")}
      bounds={town.bounds}
      covered={COVERED}
      panels={PANELS}
      action={actionIn(view, here, decision, town, choice)}
      carrier={carrying}
      over={<SeveralBar several={several} />}
    >
      <Ground patches={ground} fog={fog()} bounds={town.beyond} />
      <Spaces
        spaces={spaces}
        pointed={pointed}
        partOf={partOf}
        wishesFor={wishesFor}
        several={several}
        pressed={(space) => (fanned.value = play.decision.peek() === decision ? space : "")}
      />
      <WayShown wayTo={shown.wayTo} pointed={pointed} />
      {tileName && <NamedTiles tiles={view.tiles} town={town} pointed={pointed} choice={choice} nameOf={tileName} />}
      <Pieces pieces={pieces} camera={camera} />
      <Signs signs={signs} />
      <Costs reached={reached} fight={<Sign name={meeting} />} />
      {children}
      {isFanned(members, choice) && (
        <Fan camera={camera} cell={members[0]!.piece.cell} members={members} close={unfan} />
      )}
      <LayTile
        camera={camera}
        panels={PANELS}
        laid={view.tiles}
        drawn={view.drawn}
        turnSign={<Sign name="turn" />}
        {...tiles}
      />
    </MapView>
  );
}

/** The way to where somebody points, else to what has been chosen. */
function WayShown({ wayTo, pointed }: Pick<CityMapProps, "wayTo" | "pointed">) {
  const chosen = useChoice().chosen.value.slice(1).at(-1);
  const way = wayTo(pointed.place.value) ?? wayTo(String(chosen ?? ""));
  return way ? <Route cells={way.map(cellNamed)} /> : null;
}
