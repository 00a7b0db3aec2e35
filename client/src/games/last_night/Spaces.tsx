/** What can be chosen on the map: spaces, the sewer, walls and doors, each a thing with a name. */

import { useSignal } from "@preact/signals";
import { useRef, useMemo } from "preact/hooks";
import { useChoice, type Choice } from "../../board/choice";
import type { Part } from "../../board/options";
import { Picker } from "../../board/Picker";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import type { DecisionInfo, Option } from "../../protocol/types";
import type { Subject } from "../../rules/subject";
import { say } from "../../words/language";
import { AIMED, isDoor, offeredParts, partsByRun, partsBySpace, wishesFor, type Run } from "./reach";
import { middleOfSpace, middleOfWall } from "./spots";
import { nameOfSpace, SIDE, spaceNamed, type Town } from "./town";
import { placed } from "./TownMap";
import type { View } from "./types";
import { partWords, sideWords, spaceName, spaceWords, subjectsOfPart, subjectsOn } from "./words";

const SPACES = Array.from({ length: SIDE * SIDE }, (_, space) => nameOfSpace(space));

/** What can be chosen now, and where; of several things in one place it is asked which, one place at a time. */
export interface MapChoice {
  choice: Choice;
  decision: DecisionInfo | null;
  spaces: Map<string, Part[]>;
  runs: Run[];
  /** The spaces and the walls that were chosen. */
  taken: ReadonlySet<string>;
  /** The space or the wall at which it is asked which of several is meant. */
  opened: string | null;
  open: (place: string) => void;
}

export function useMapChoice(view: View, town: Town | null): MapChoice {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const fan = useSignal<{ of: unknown; place: string }>({ of: null, place: "" });
  const opened = fan.value.of === decision && fan.value.place ? fan.value.place : null;
  const offered = decision && town ? offeredParts(choice) : [];
  const chosen = choice.begun.value && town ? choice.chosen.value.slice(1) : [];
  return {
    choice,
    decision,
    spaces: town ? partsBySpace(view, town, offered) : new Map<string, Part[]>(),
    runs: town ? partsByRun(view, town, offered) : [],
    taken: new Set(
      town ? [...partsBySpace(view, town, chosen).keys(), ...partsByRun(view, town, chosen).map(({ key }) => key)] : [],
    ),
    opened,
    open: (place) => (fan.value = { of: decision, place: opened === place ? "" : place }),
  };
}

interface OnMap {
  view: View;
  town: Town;
  made: MapChoice;
}

/** Every space of the town, and over them the walls and doors that can be chosen. */
export function Spaces({ view, town, made }: OnMap) {
  return (
    <div class="ln-layer ln-spaces-layer">
      <ul class="ln-spaces">
        {SPACES.map((space, number) => (
          <li key={space} class="ln-space" style={placed(number)} data-space={space}>
            <SpaceThing space={space} view={view} town={town} made={made} />
          </li>
        ))}
        {made.runs.map((run) => (
          <WallThing key={run.key} run={run} view={view} made={made} />
        ))}
      </ul>
      <Fan made={made} />
    </div>
  );
}

/** Which of several in one place of the town. */
function Fan({ made: { spaces, runs, opened } }: { made: MapChoice }) {
  if (opened === null) return null;
  const run = runs.find(({ key }) => key === opened);
  const parts = run?.parts ?? spaces.get(opened) ?? [];
  const [x, y] = run ? middleOfWall(run.edges) : middleOfSpace(spaceNamed(opened));
  if (parts.length < 2 || y > SIDE) return null;
  return (
    <span class="ln-fan" style={{ "--column": x - 0.5, "--row": y - 0.5 }} data-side={x > 8 ? "left" : ""}>
      <Several place={run ? partWords(parts[0]!) : spaceName(opened)} parts={parts} />
    </span>
  );
}

export function Several({ place, parts }: { place: string; parts: readonly Part[] }) {
  return <Picker label={say("board-on-space", { space: place })} parts={parts} words={partWords} />;
}

const NOTHING: readonly Option[] = [];

/** A space: where somebody may go, who or what is there. */
export function SpaceThing({ space, view, town, made }: OnMap & { space: string }) {
  const { choice, decision, spaces, taken, opened, open } = made;
  const parts = spaces.get(space) ?? [];
  return (
    <Square
      place={space}
      spot={`space:${space}`}
      label={spaceWords(view, town, space)}
      about={subjectsOn(view, town, space)}
      parts={parts}
      taken={taken.has(space) || opened === space}
      look={decision && AIMED.has(decision.kind) ? "foe" : ""}
      wishes={parts.length || choice.begun.value ? NOTHING : wishesFor(view, decision, space)}
      choice={choice}
      open={() => open(space)}
    />
  );
}

/** A wall or a door, as long as it is. */
function WallThing({ run, view, made }: { run: Run; view: View; made: MapChoice }) {
  const { key, edges, parts } = run;
  const { choice, taken, opened, open } = made;
  const upright = edges[0]?.face === "e" || edges[0]?.face === "w";
  const [x, y] = middleOfWall(edges);
  return (
    <li
      class={`ln-wall-place ${upright ? "upright" : ""} ${parts.some(isDoor) ? "door" : ""}`}
      style={{ "--column": x, "--row": y, "--long": edges.length }}
      data-wall={key}
      data-at={nameOfSpace(edges[0]!.space)}
    >
      <Square
        place={key}
        label={parts.map((part) => sideWords(view, part)).join(", ")}
        about={subjectsOfPart(parts[0]!)}
        parts={parts}
        taken={taken.has(key) || opened === key}
        look="ln-wall"
        wishes={NOTHING}
        choice={choice}
        open={() => open(key)}
      />
    </li>
  );
}

interface SquareProps {
  place: string;
  spot?: string;
  label: string;
  about: readonly Subject[];
  /** What a click may mean: one thing at once, of several one after another press. */
  parts: readonly Part[];
  taken: boolean;
  /** What else it looks like: aimed at, or a wall. */
  look: string;
  wishes: readonly Option[];
  choice: Choice;
  open: () => void;
}

/** Nothing of a place is made again as long as nothing of it changes. */
function Square({ place, spot, label, about, parts, taken, look, wishes, choice, open }: SquareProps) {
  const [part] = parts;
  const legal = part !== undefined;
  const opening = useRef(open);
  opening.current = open;
  return useMemo(
    () => (
      <Thing
        wishes={wishes}
        label={label}
        class={`ln-square ${taken ? "taken" : ""} ${look}`}
        {...(spot === undefined ? {} : { spot })}
        about={about}
        discreet={legal}
        act={legal ? () => (parts.length === 1 ? choice.take(part) : opening.current()) : undefined}
        part={part}
        {...(legal ? { taken } : {})}
        point={legal && parts.length === 1 ? (there) => choice.point(part, there) : undefined}
      >
        {legal && <i class="ln-dot" />}
      </Thing>
    ),
    [place, label, parts.join(), taken, look, wishes.join(), choice],
  );
}
