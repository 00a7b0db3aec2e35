/** The map: the town with all who live and walk in it, its barricades, and where the next tile goes. */

import { useMemo } from "preact/hooks";
import { bystanderPicture, leaderPicture } from "../../art/town/pieces";
import { useChoice, type Choice } from "../../board/choice";
import type { Camera } from "../../board/map/camera";
import type { Piece } from "../../board/map/Pieces";
import { cellNamed } from "../../board/map/places";
import { usePointed, type Pointed } from "../../board/map/pointing";
import { Costs, type Reached } from "../../board/map/Reach";
import { usePlay } from "../../board/play";
import type { DecisionInfo, Option } from "../../protocol/types";
import { CityMap } from "../town/CityMap";
import { at, looksOf, lying, partOf, signsIn, spacesIn } from "../town/onMap";
import { spaceName } from "../town/words";
import { Sign } from "./Card";
import { tiles } from "./catalogue";
import { handlingOf } from "./hands";
import { Marks } from "./Marks";
import { membersOn } from "./pile";
import { cellOfTurn, spaceOfTurn, zombiesIn, type Shown } from "./position";
import { drawnPicture, groundOf, meetings, openCells, townOf } from "./town";
import type { View } from "./types";
import { OnSpaces, tileName } from "./words";
import "./city.css";

const TILES = { drawnPicture, meetings, openCells, kindOf: tiles.kindOf, spaceName };
const NO_OPTIONS: readonly Option[] = [];
const barricadeOf = (kind: string) => tiles.tileInfo(kind).barricade;

export function City({ shown: { view }, camera }: { shown: Shown; camera: Camera }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const town = townOf(view.tiles);
  const sent = placeOf(choice);
  const from = sent ?? spaceOfTurn(view);
  const on = useMemo(() => new OnSpaces(view, from, sent), [view, from, sent]);
  const pointed = usePointed();
  const reached = useMemo(() => reachedIn(on), [on]);
  const spaces = useMemo(() => spacesIn(town, on, looksOf(reached, view.attempt?.ends)), [town, on, reached, view]);
  const ground = useMemo(() => groundOf(town, view.tiles, view.openings), [town, view.tiles, view.openings]);
  const standing = useMemo(() => piecesIn(view), [view]);
  const signs = useMemo(() => signsIn(town, Sign, barricadeOf), [town]);
  return (
    <CityMap
      {...{ camera, view, town, ground, signs, pointed, spaces, reached, standing, tileName, Sign }}
      tiles={TILES}
      here={cellOfTurn(view)}
      partOf={(space) => partOf(choice, town, space)}
      wishesFor={wishesIn(decision, sent)}
      meeting="capture"
      wayTo={(space) => wayTo(on, space)}
      handling={handlingOf(view)}
      membersOn={(pieces, space, part) => membersOn(view, pieces, space, part)}
    >
      <Foreseen view={view} pointed={pointed} choice={choice} />
      <Marks town={town} breaches={view.breaches} />
    </CityMap>
  );
}

/** Where the zombie stands that is being sent. */
function placeOf(choice: Choice): string | undefined {
  const [verb, from] = choice.chosen.value;
  return verb === "step" && from !== undefined ? String(from) : undefined;
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

/** The way of the zombie that has been chosen. */
function wayTo({ ways }: OnSpaces, space: string): readonly string[] | undefined {
  const way = ways.get(space);
  return way && [way.start, ...way.route];
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

/** Everybody on the map: people to the left, one's own zombies in front. */
function piecesIn(view: View): Piece[] {
  const own = view.seat ?? view.active;
  const prey = new Set(view.prey);
  const stopped = new Set(view.stopped);
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
    ...view.dice.map((space) => lying("die", space)),
    ...view.openings.map((space) => lying("opening", space)),
  ];
}
