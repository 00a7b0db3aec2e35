/** The map: the town of both games with all who live and walk in it, how far one gets, and where the next tile goes. */

import { useLayoutEffect, useMemo } from "preact/hooks";
import { useChoice, type Choice } from "../../board/choice";
import type { Camera } from "../../board/map/camera";
import { usePointed, type Pointed } from "../../board/map/pointing";
import { Costs } from "../../board/map/Reach";
import { usePlay } from "../../board/play";
import type { DecisionInfo, Option } from "../../protocol/types";
import { Marks } from "../humans/Marks";
import { tileName } from "../humans/words";
import { CityMap } from "../town/CityMap";
import { looksOf, partOf, signsIn, spacesIn } from "../town/onMap";
import { spaceName } from "../town/words";
import { Sign } from "./Card";
import { tiles } from "./catalogue";
import { handlingOf } from "./hands";
import { fightsAt, leftToMove } from "./manner";
import { piecesIn } from "./pieces";
import { membersOn } from "./pile";
import { cellOfTurn, spaceOfEyes, type Shown } from "./position";
import { reachedOn, reachIn, type Reach } from "./reach";
import { guyNamedOn } from "./seats";
import { drawnPicture, groundOf, meetings, openCells, townOf } from "./town";
import { OnSpaces } from "./words";
import "../humans/city.css";
import "./city.css";

const TILES = { drawnPicture, meetings, openCells, kindOf: tiles.kindOf, spaceName };
const NO_OPTIONS: readonly Option[] = [];
const barricadeOf = (kind: string) => tiles.tileInfo(kind).barricade;

export function City({ shown: { view }, camera }: { shown: Shown; camera: Camera }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const town = townOf(view.tiles);
  const sent = sentFrom(choice);
  const reach = useMemo(() => reachIn(view, decision ? sent : undefined), [view, sent, decision !== null]);
  const from = sent ?? spaceOfEyes(view);
  const on = useMemo(() => new OnSpaces(view, reach, from), [view, reach, from]);
  const reached = useMemo(() => reachedOn(reach, on), [reach, on]);
  const pointed = usePointed();
  const spaces = useMemo(() => spacesIn(town, on, looksOf(reached, view.attempt?.ends)), [town, on, reached, view]);
  const ground = useMemo(() => groundOf(town, view.tiles, view.openings), [town, view.tiles, view.openings]);
  const standing = useMemo(() => piecesIn(view), [view]);
  const signs = useMemo(() => signsIn(town, Sign, barricadeOf), [town]);
  const left = toMove(decision);
  useLayoutEffect(() => {
    leftToMove.value = left;
  }, [left]);
  useLayoutEffect(() => {
    fightsAt.value = new Set(reached.filter(({ fights }) => !reach.hunts && fights > 0).map(({ space }) => space));
  }, [reached]);
  const handling = handlingOf(view);
  return (
    <CityMap
      {...{ camera, view, town, ground, signs, pointed, spaces, reached, standing, handling, tileName, Sign }}
      tiles={TILES}
      here={cellOfTurn(view)}
      partOf={(space) => partOf(choice, town, space) ?? guyNamedOn(choice, view, space)}
      wishesFor={wishesIn(decision, sent)}
      meeting={reach.hunts ? "capture" : "fight"}
      wayTo={(space) => wayTo(reach, space)}
      membersOn={(pieces, space, part) => membersOn(view, pieces, space, choice, part)}
    >
      {decision && !sent && <Foreseen on={on} pointed={pointed} />}
      <Marks town={town} breaches={view.breaches} nailed={tiles} />
    </CityMap>
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

/** The way of whoever is moved. */
function wayTo({ ways, start }: Reach, space: string): readonly string[] | undefined {
  const way = ways.get(space);
  return way && start ? [start, ...way.route] : undefined;
}

/** How far a horde zombie would get that somebody points at, while none has been chosen. */
function Foreseen({ on, pointed }: { on: OnSpaces; pointed: Pointed }) {
  const start = pointed.place.value;
  const reached = useMemo(() => (on.view.ways.length ? [] : reachedOn(reachIn(on.view, start), on)), [on, start]);
  return <Costs reached={reached} fight={<Sign name="capture" />} />;
}
