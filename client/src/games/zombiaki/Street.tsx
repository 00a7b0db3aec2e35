/** The street, seen from one of its ends: spaces that can be chosen, what stands on them, and what happens there. */

import { useChoice, type Choice } from "../../board/choice";
import { Thing } from "../../board/Thing";
import { usePlay } from "../../board/play";
import type { DecisionInfo, Option } from "../../protocol/types";
import { say } from "../../words/language";
import { Sign } from "./Card";
import { CreatureFigure, ThingFigure } from "./Figures";
import { Omens } from "./Omens";
import { SpacePicker } from "./Picker";
import { lowerSide, turned, type Shown } from "./position";
import { Sky } from "./Sky";
import { frozenFor, LANES, laneOf, OVER, otherSide, placeOf, ROWS, SPACES, type Side } from "./street";
import { subjectsOn } from "./subjects";
import type { View } from "./types";
import { placeName, spaceWords } from "./words";
import "./street.css";
import "./figures.css";

export function Street({ shown }: { shown: Shown }) {
  const { view } = shown;
  const frozen = frozenFor(view);
  const lower = lowerSide(view);
  const upper = otherSide(lower);
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
      <Sky view={view} />
      <div>
        {frozen > 0 && (
          <p class="zk-frozen">
            <Sign name="freeze" /> {say("page-zombiaki-frozen", { ends: frozen })}
          </p>
        )}
      </div>
      <End side={upper} view={view} far />
      <div class="zk-lanes" data-ground>
        <div class="zk-rows" aria-hidden="true">
          {ROWS.toSorted((one, other) => rank(`a${one}`, lower) - rank(`a${other}`, lower)).map((row) => (
            <span key={row}>{row}</span>
          ))}
        </div>
        <ul class="zk-spaces">
          {drawn.map((space) => (
            <li key={space} class={lookOf(view, space)}>
              <Space view={view} space={space} />
              <SpacePicker space={space} />
            </li>
          ))}
        </ul>
        <div class="zk-layer" aria-hidden="true">
          {view.creatures.map((creature, number) => {
            if (!creature) return null;
            const { column, row } = placeOf(SPACES[number]!, lower);
            const style = { left: `${(column / LANES.length) * 100}%`, top: `${(row / ROWS.length) * 100}%` };
            const look = `zk-standing ${view.objects[number] ? "sharing" : ""}`;
            return (
              <span key={creature.number} class={look} style={style} data-piece={`creature ${creature.number}`}>
                <CreatureFigure creature={creature} />
              </span>
            );
          })}
          <Omens shown={shown} lower={lower} />
        </div>
      </div>
      <End side={lower} view={view} />
    </section>
  );
}

function rank(space: string, lower: Side): number {
  const { column, row } = placeOf(space, lower);
  return row * LANES.length + column;
}

function lookOf(view: View, space: string): string {
  const number = SPACES.indexOf(space);
  const barred = view.barred.includes(laneOf(space));
  return `zk-place ${view.burning[number] ? "burning" : ""} ${barred ? "barred" : ""} ${view.creatures[number] ? "held-by" : ""}`;
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

function Space({ view, space }: { view: View; space: string }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const number = SPACES.indexOf(space);
  const thing = view.objects[number];
  const identity = view.object_numbers[number];
  const piece = identity ? `object ${identity}` : undefined;
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
      <span class="zk-space-name">{placeName(space)}</span>
      {view.burning[number] && (
        <span class="zk-fire" data-piece={`fire ${space}`}>
          <Sign name="fire" />
        </span>
      )}
      {thing && <ThingFigure key={piece} thing={thing} middle={!view.creatures[number]} piece={piece} />}
    </Thing>
  );
}

/** An end of the street: the cemetery, or the barricade. A zombie that is ordered over the barricade is sent there. */
function End({ side, view, far = false }: { side: Side; view: View; far?: boolean }) {
  const lower = lowerSide(view);
  const lanes = LANES.toSorted((one, other) => rank(`${one}1`, lower) - rank(`${other}1`, lower));
  const name = say(side === "zombies" ? "zone-cemetery" : "zone-barricade");
  return (
    <div class={`zk-end ${side} ${far ? "far" : "near"}`}>
      <ul class="zk-lane-names">
        {lanes.map((lane) => (
          <li key={lane}>{side === "humans" ? <Gap lane={lane} /> : <span class="zk-lane">{placeName(lane)}</span>}</li>
        ))}
      </ul>
      <span class="zk-end-name">
        <Sign name={side} /> {name}
      </span>
      {!far && (
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
      )}
    </div>
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
