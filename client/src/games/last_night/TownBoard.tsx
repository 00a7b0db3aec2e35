/** The town with all that stands and lies in it: spaces that can be chosen, who is there, and what would happen. */

import { signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useChoice, type Choice } from "../../board/choice";
import type { Part } from "../../board/options";
import { Picker } from "../../board/Picker";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { useMedia } from "../../parts/media";
import type { Option } from "../../protocol/types";
import type { Subject } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { Sign } from "./Card";
import { catalogue } from "./catalogue";
import { Figures, Markers, SMALL, type DeadPiece, type HeroPiece, type MarkerPiece } from "./Figures";
import { useFollowing } from "./following";
import { Omens } from "./Omens";
import { colourOf, FIRST_TURNED, zombiesIn, type Shown } from "./position";
import { offeredParts, partsBySpace, wishesFor } from "./reach";
import { columnOf, nameOfSpace, SIDE, spaceNamed, townOf, type Town } from "./town";
import { placed, TownMap } from "./TownMap";
import type { View } from "./types";
import { partWords, spaceWords, subjectsOn } from "./words";
import "./townboard.css";

const SPACES = Array.from({ length: SIDE * SIDE }, (_, space) => nameOfSpace(space));
const PHONE = "(max-width: 37.49rem)";

/** Whether a phone shows the whole town, or a part of it that one can touch. */
const whole = signal(false);

export function TownBoard({ shown }: { shown: Shown }) {
  const { view } = shown;
  const boards = catalogue.value?.boards;
  const town = useMemo(() => (boards && view.layout ? townOf(view.layout, boards) : null), [boards, view.layout]);
  const frame = useRef<HTMLDivElement>(null);
  const cell = useCell(frame);
  const phone = useMedia(PHONE);
  const near = phone && !whole.value;
  useFollowing(frame, view, near);
  if (!town || !catalogue.value) return <section class="ln-map" aria-label={say("board-town")} />;
  const dark = [...view.dark, ...view.destroyed];
  return (
    <section class={`ln-map ${near ? "near" : ""}`} aria-labelledby="ln-map" data-spot="town">
      <h2 id="ln-map" class="unseen">
        {say("board-town")}
      </h2>
      <div class="ln-window" ref={frame}>
        <TownMap
          layout={view.layout}
          catalogue={catalogue.value}
          names={(building) => nameOf("building", building)}
          dark={dark}
          taken={view.taken_over}
        >
          <Ruins town={town} destroyed={view.destroyed} />
          <Pieces view={view} town={town} small={cell > 0 && cell < SMALL} />
          <Spaces view={view} town={town} />
          <Omens shown={shown} town={town} />
        </TownMap>
      </div>
      {phone && (
        <button
          type="button"
          class="quiet square ln-zoom"
          aria-pressed={whole.value}
          aria-label={say("board-whole")}
          title={say("board-whole")}
          onClick={() => (whole.value = !whole.value)}
        >
          <Sign name="whole" />
        </button>
      )}
    </section>
  );
}

/** How many pixels a space has. */
function useCell(frame: { current: HTMLElement | null }): number {
  const cell = useSignal(0);
  useLayoutEffect(() => {
    const table = frame.current?.querySelector(".ln-town");
    if (!table) return;
    const watch = new ResizeObserver(() => (cell.value = Math.round(table.getBoundingClientRect().width / SIDE)));
    watch.observe(table);
    return () => watch.disconnect();
  }, [frame.current]);
  return cell.value;
}

/** What has been blown up or burned down. */
function Ruins({ town, destroyed }: { town: Town; destroyed: readonly string[] }) {
  const spaces = town.buildings.filter(({ name }) => destroyed.includes(name)).flatMap((building) => building.spaces);
  return (
    <div class="ln-layer" aria-hidden="true">
      {spaces.map((space) => (
        <span key={space} class="ln-space ln-ruin" style={placed(space)} />
      ))}
    </div>
  );
}

function Pieces({ view, town, small }: { view: View; town: Town; small: boolean }) {
  const heroes = useMemo(() => heroPieces(view), [view]);
  const dead = useMemo(() => deadPieces(view), [view]);
  const markers = useMemo(() => markerPieces(view, town), [view, town]);
  return (
    <>
      <Markers markers={markers} />
      <Figures heroes={heroes} dead={dead} small={small} />
    </>
  );
}

export function heroPieces({ heroes, active, turn }: View): HeroPiece[] {
  return heroes
    .filter(({ space }) => space !== "")
    .map(({ hero, space, wounds, points, activated }) => ({
      key: `hero ${hero}`,
      hero,
      space: spaceNamed(space),
      wounds,
      most: points,
      active: hero === active,
      done: turn === "heroes" && activated && hero !== active,
    }));
}

export function deadPieces(view: View): DeadPiece[] {
  return [
    ...zombiesIn(view).map(({ number, space }) => ({
      key: `zombie ${number}`,
      number,
      space: spaceNamed(space),
      colour: colourOf(number),
    })),
    ...view.turned.map(({ zombie, hero, space, wounds, seat }) => ({
      key: `zombie ${zombie}`,
      number: zombie - FIRST_TURNED,
      space: spaceNamed(space),
      colour: view.seats[seat]?.colour === "brown" ? ("brown" as const) : ("green" as const),
      hero,
      wounds: 0,
      most: wounds,
    })),
  ];
}

/** What lies in the town; a pit that is printed is drawn with the ground, unless it is no pit any more. */
export function markerPieces(view: View, town: Town): MarkerPiece[] {
  const at = (kind: MarkerPiece["kind"], spaces: readonly string[]) =>
    spaces.map((space) => ({ key: `${kind} ${space}`, kind, space: spaceNamed(space) }));
  const fires = Object.keys(view.fires);
  return [
    ...at("truck", view.scenario === "escape_in_the_truck" ? ["g7"] : []),
    ...at(
      "pit",
      view.pits.filter((space) => !town.pits.includes(spaceNamed(space))),
    ),
    ...at(
      "closed_pit",
      town.pits.map(nameOfSpace).filter((space) => !view.pits.includes(space) && !view.charged.includes(space)),
    ),
    ...at("charge", view.charged),
    ...at("gas", view.gas),
    ...at(
      "fire",
      fires.filter((space) => view.fires[space]),
    ),
    ...at(
      "new_fire",
      fires.filter((space) => !view.fires[space]),
    ),
    ...at("old_betsy", view.betsy ? [view.betsy] : []),
  ];
}

/** Every space a thing with a name: one tab stop for all of them. */
function Spaces({ view, town }: { view: View; town: Town }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const fan = useSignal<{ of: unknown; space: string }>({ of: null, space: "" });
  const parts = decision ? partsBySpace(view, town, offeredParts(choice)) : new Map<string, Part[]>();
  const taken = partsBySpace(view, town, choice.begun.value ? choice.chosen.value.slice(1) : []);
  const opened = fan.value.of === decision && fan.value.space ? fan.value.space : null;
  const several = opened === null ? [] : (parts.get(opened) ?? []);
  return (
    <div class="ln-layer ln-spaces-layer">
      <ul class="ln-spaces" data-roving="">
        {SPACES.map((space, number) => {
          const own = parts.get(space) ?? [];
          return (
            <Square
              key={space}
              number={number}
              space={space}
              label={spaceWords(view, town, space)}
              about={subjectsOn(view, town, space)}
              parts={own}
              taken={taken.has(space) || opened === space}
              foe={decision?.kind === "ranged_attack"}
              wishes={own.length || choice.begun.value ? NOTHING : wishesFor(view, decision, space)}
              choice={choice}
              open={() => (fan.value = { of: decision, space: opened === space ? "" : space })}
            />
          );
        })}
      </ul>
      {opened !== null && several.length > 1 && (
        <span
          class="ln-fan"
          style={placed(spaceNamed(opened))}
          data-side={columnOf(spaceNamed(opened)) > 7 ? "left" : ""}
        >
          <Picker
            label={say("board-on-space", { space: opened.toUpperCase() })}
            parts={several}
            words={(part) => partWords(part)}
          />
        </span>
      )}
    </div>
  );
}

const NOTHING: readonly Option[] = [];

interface SquareProps {
  number: number;
  space: string;
  label: string;
  about: readonly Subject[];
  /** What a click may mean: one thing at once, of several one after another press. */
  parts: readonly Part[];
  taken: boolean;
  /** Whether it is aimed at. */
  foe: boolean;
  wishes: readonly Option[];
  choice: Choice;
  open: () => void;
}

/** Nothing of a space is made again as long as nothing of it changes. */
function Square({ number, space, label, about, parts, taken, foe, wishes, choice, open }: SquareProps) {
  const [part] = parts;
  const legal = part !== undefined;
  const opening = useRef(open);
  opening.current = open;
  return useMemo(
    () => (
      <li class="ln-space" style={placed(number)} data-space={space}>
        <Thing
          wishes={wishes}
          label={label}
          class={`ln-square ${taken ? "taken" : ""} ${foe ? "foe" : ""}`}
          spot={`space:${space}`}
          about={about}
          discreet={legal}
          act={legal ? () => (parts.length === 1 ? choice.take(part) : opening.current()) : undefined}
          part={part}
          taken={legal ? taken : undefined}
          point={legal && parts.length === 1 ? (there) => choice.point(part, there) : undefined}
        >
          {legal && <i class="ln-dot" />}
        </Thing>
      </li>
    ),
    [label, parts.join(), taken, foe, wishes.join(), choice],
  );
}
