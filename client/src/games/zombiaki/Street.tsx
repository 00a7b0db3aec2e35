/** The street, seen from one of its ends: spaces that can be chosen, what stands on them, and what happens there. */

import { useChoice, type Choice } from "../../board/choice";
import type { Point } from "../../board/Overlay";
import { Thing } from "../../board/Thing";
import { usePlay } from "../../board/play";
import type { DecisionInfo, Option } from "../../protocol/types";
import { say } from "../../words/language";
import { Sign } from "./Card";
import { scenery } from "./drawings/pictures";
import { CreatureFigure, FireFigure, ThingFigure } from "./Figures";
import { Omens } from "./Omens";
import { cellOf, standingBox } from "./perspective";
import { SpacePicker } from "./Picker";
import { lowerSide, turned, type Shown } from "./position";
import { frozenFor, LANES, laneOf, OVER, placeOf, placeOver, SIDES, SPACES, type Place, type Side } from "./street";
import { subjectsOn } from "./subjects";
import type { View } from "./types";
import { placeName, spaceWords } from "./words";
import "./street.css";
import "./figures.css";

export function Street({ shown }: { shown: Shown }) {
  const { view } = shown;
  const frozen = frozenFor(view);
  const lower = lowerSide(view);
  const drawn = SPACES.toSorted((one, other) => rank(one, lower) - rank(other, lower));
  return (
    <section
      class={`zk-street from-${lower} ${frozen ? "frozen" : ""}`}
      aria-labelledby="zk-street"
      data-spot="street"
      data-roving=""
    >
      <h2 id="zk-street" class="unseen">
        {say("zone-street")}
      </h2>
      <div class="zk-ground" data-ground>
        <Scenery near={lower} />
        <ul class="zk-spaces">
          {drawn.map((space) => (
            <Cell key={space} view={view} space={space} place={placeOf(space, lower)} />
          ))}
        </ul>
        {frozen > 0 && <span class="zk-ice" aria-hidden="true" />}
        <Signs lower={lower} />
        <div class="zk-layer" aria-hidden="true">
          <Pieces view={view} lower={lower} />
          <Omens shown={shown} lower={lower} />
        </div>
        <Barricade lower={lower} />
        {frozen > 0 && (
          <p class="zk-frozen">
            <Sign name="freeze" /> {say("page-zombiaki-frozen", { ends: frozen })}
          </p>
        )}
      </div>
    </section>
  );
}

/** The road, and the two ends of the street: they are drawn once and stay. */
function Scenery({ near }: { near: Side }) {
  const [road, beyond, before] = scenery(near);
  return (
    <>
      <img class="zk-road" src={road} alt="" draggable={false} />
      <img class="zk-beyond" src={beyond} alt="" draggable={false} />
      <img class="zk-before" src={before} alt="" draggable={false} />
    </>
  );
}

/** All that stands on the street, the nearest before what is farther away. */
function Pieces({ view, lower }: { view: View; lower: Side }) {
  const at = (number: number, depth: number) => {
    const place = placeOf(SPACES[number]!, lower);
    return { ...standingBox(place), zIndex: place.row * 3 + depth };
  };
  return (
    <>
      {SPACES.map(
        (space, number) =>
          view.burning[number] && (
            <span key={`fire ${space}`} class="zk-piece" style={at(number, 0)} data-piece={`fire ${space}`}>
              <FireFigure />
            </span>
          ),
      )}
      {view.objects.map((thing, number) => {
        if (!thing) return null;
        const piece = `object ${view.object_numbers[number]}`;
        return (
          <span key={piece} class="zk-piece" style={at(number, 1)} data-piece={piece}>
            <ThingFigure thing={thing} />
          </span>
        );
      })}
      {view.creatures.map((creature, number) => {
        if (!creature) return null;
        const piece = `creature ${creature.number}`;
        const look = `zk-piece ${view.objects[number] ? "sharing" : ""}`;
        return (
          <span key={piece} class={look} style={at(number, 2)} data-piece={piece}>
            <CreatureFigure creature={creature} />
          </span>
        );
      })}
    </>
  );
}

function rank(space: string, lower: Side): number {
  const { column, row } = placeOf(space, lower);
  return row * LANES.length + column;
}

/** A space where it is seen: what can be clicked has its shape. */
function Cell({ view, space, place }: { view: View; space: string; place: Place }) {
  const { box, corners, shape } = cellOf(place);
  const barred = view.barred.includes(laneOf(space));
  return (
    <li class={`zk-place ${barred ? "barred" : ""}`} style={{ ...box, "--shape": shape }}>
      <Space view={view} space={space} corners={corners} />
      <SpacePicker space={space} />
    </li>
  );
}

/** What a click on a space means now: the space itself, or the lane that it is in. */
export function partOf(choice: Choice, space: string): string | undefined {
  const lane = laneOf(space);
  const next = choice.next.value;
  if (next.has(space)) return space;
  if (next.has(lane)) return lane;
  return [space, lane].find((part) => choice.has(part)) ?? (choice.open(space) ? space : undefined);
}

/** What one would ask about a space that can't be chosen. */
function wishesFor(view: View, decision: DecisionInfo | null, choice: Choice, space: string): Option[] {
  const creature = view.creatures[SPACES.indexOf(space)];
  const chosen = choice.chosen.value;
  if (chosen.length) {
    const lanes = [...choice.next.value].some((part) => LANES.some((lane) => lane === part));
    const last = chosen.at(-1);
    return typeof last === "string" && choice.next.value.size ? [[...chosen, lanes ? laneOf(space) : space]] : [];
  }
  const verb = decision && ABOUT[decision.kind];
  const order = creature && decision?.kind === "play" && decision.about.side === "zombies";
  return verb ? [[verb, space]] : order ? [["order", space]] : [];
}

const ABOUT: Record<string, string | undefined> = { hold: "hold", shrapnel: "shrapnel" };

function Space({ view, space, corners }: { view: View; space: string; corners: readonly Point[] }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const part = partOf(choice, space);
  return (
    <Thing
      wishes={part ? [] : wishesFor(view, decision, choice, space)}
      label={spaceWords(view, space)}
      class={`zk-space ${part && choice.has(part) ? "taken" : ""}`}
      spot={`space:${space}`}
      about={subjectsOn(view, space)}
      discreet={part !== undefined || choice.begun.value}
      act={part ? () => choice.take(part) : undefined}
      part={part === space ? space : part}
      taken={part ? choice.has(part) : undefined}
      point={part ? (there) => choice.point(part, there) : undefined}
    >
      <svg class="zk-edge" viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        <polygon points={corners.join(" ")} />
      </svg>
      <span class="zk-space-name">{placeName(space)}</span>
    </Thing>
  );
}

/** The barricade with the letters of its lanes. A zombie that is ordered over it is sent there. */
function Barricade({ lower }: { lower: Side }) {
  const lanes = LANES.toSorted((one, other) => rank(`${one}1`, lower) - rank(`${other}1`, lower));
  return (
    <ul class="zk-lane-names">
      {lanes.map((lane) => (
        <li key={lane} style={standingBox(placeOver(lane, lower))}>
          <Gap lane={lane} />
        </li>
      ))}
    </ul>
  );
}

/** What the two ends are called, and the way to the other one. */
function Signs({ lower }: { lower: Side }) {
  return (
    <>
      {SIDES.map((side) => (
        <span key={side} class={`zk-sign ${side} ${side === lower ? "near" : "far"}`}>
          {say(side === "zombies" ? "zone-cemetery" : "zone-barricade")}
        </span>
      ))}
      <button
        type="button"
        class="quiet square zk-turn"
        aria-pressed={turned.value}
        aria-label={say("page-zombiaki-turn")}
        title={say("page-zombiaki-turn")}
        onClick={() => (turned.value = !turned.value)}
      >
        <Sign name="turn" />
      </button>
    </>
  );
}

/** Where a lane meets the barricade; for cards that are aimed at a lane it is the lane. */
function Gap({ lane }: { lane: string }) {
  const choice = useChoice();
  const chosen = choice.chosen.value;
  const over = laneOf(String(chosen[1])) === lane && (choice.next.value.has(OVER) || choice.has(OVER));
  const part = over ? OVER : choice.next.value.has(lane) || choice.has(lane) ? lane : undefined;
  return part ? (
    <Thing
      wishes={[]}
      label={over ? `${say(`lane-${lane}`)}, ${say("space-over")}` : say(`lane-${lane}`)}
      class={`zk-gap ${choice.has(part) ? "taken" : ""}`}
      act={() => choice.take(part)}
      part={part}
      taken={choice.has(part)}
      point={(there) => choice.point(part, there)}
    >
      {placeName(lane)}
    </Thing>
  ) : (
    <span class="zk-lane">{placeName(lane)}</span>
  );
}
