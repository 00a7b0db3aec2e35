/** Drawn over the street: what happens now, or what would happen. */

import { useChoice } from "../../board/choice";
import type { JSX } from "preact";
import { usePlay } from "../../board/play";
import type { DecisionInfo } from "../../protocol/types";
import { ThingFigure } from "./Figures";
import { Art, Sign } from "./Card";
import { foretold, omensOf, type Omen } from "./omens";
import type { Shown } from "./position";
import { isLane, isSpace, laneOf, LANES, OVER, placeOf, placeOver, ROWS, type Place, type Side } from "./street";
import type { AnyEvent, View } from "./types";
import "./omens.css";

const SIGNS: Record<string, string | undefined> = {
  died: "skull",
  shield: "broken_shield",
  exploded: "explosion",
  lit: "fire",
  netted: "netted",
  gone: "pickaxe",
  held: "held",
  aimed: "aimed",
};

export function Omens({ shown, lower }: { shown: Shown; lower: Side }) {
  const choice = useChoice();
  const option = choice.considered.value;
  const events = (choice.preview.value?.events ?? []) as unknown as AnyEvent[];
  const decision = usePlay().decision.value;
  const foreseen = shown.event ? [] : option ? foretold(option, events) : threat(shown.view, decision);
  const happening = shown.event ? omensOf(shown.event) : [];
  const omens = [...foreseen, ...happening];
  if (!omens.length) return null;
  return (
    <span
      class={`zk-omens ${shown.event ? "now" : "foreseen"}`}
      key={shown.event ? JSON.stringify(shown.event) : "foreseen"}
    >
      <svg viewBox={`0 0 ${LANES.length * 100} ${ROWS.length * 100}`} preserveAspectRatio="none" class="zk-lines">
        {omens.map((omen, place) => (
          <Line key={place} omen={omen} lower={lower} />
        ))}
      </svg>
      {omens.map((omen, place) => (
        <Spot key={place} omen={omen} lower={lower} />
      ))}
    </span>
  );
}

/** What is pending: explosions that were set off, and what a card that may still be stopped is aimed at. */
function threat(view: View, decision: DecisionInfo | null): Omen[] {
  const mine = decision?.kind === "shrapnel" ? [String(decision.about.at)] : [];
  const blasts = [...mine, ...view.blasts.map(([, space]) => space)];
  return [...blasts.map((space): Omen => ({ kind: "sign", space, sign: "exploded" })), ...aim(decision)];
}

function aim(decision: DecisionInfo | null): Omen[] {
  if (decision?.kind !== "click") return [];
  const at = String(decision.about.at);
  if (isSpace(at)) return [{ kind: "sign", space: at, sign: "aimed" }];
  return isLane(at) ? [{ kind: "tracer", lane: at, space: String(decision.about.target ?? `${at}1`) }] : [];
}

function middle({ column, row }: Place): readonly [number, number] {
  return [column * 100 + 50, row * 100 + 50];
}

function placeIn(space: string, from: string, lower: Side): Place {
  return space === OVER ? placeOver(laneOf(from), lower) : placeOf(space, lower);
}

function Line({ omen, lower }: { omen: Omen; lower: Side }) {
  if (omen.kind === "arrow") {
    const [x, y] = middle(placeOf(omen.from, lower));
    const [endX, endY] = middle(placeIn(omen.to, omen.from, lower));
    return <Arrow from={[x, y]} to={[endX, endY]} look={omen.look} />;
  }
  if (omen.kind === "tracer") {
    const [x, y] = middle(placeOf(omen.space, lower));
    const [, start] = middle(placeOver(omen.lane, lower));
    return <path class="zk-tracer" pathLength={1} d={`M${x} ${start}V${y}`} />;
  }
  if (omen.kind === "beam") {
    const { column } = placeOf(`${omen.lane}3`, lower);
    return <rect class={`zk-beam ${omen.look}`} x={column * 100} y={0} width={100} height={ROWS.length * 100} />;
  }
  return null;
}

/** An arrow between the middles of two spaces; it leaves room for who stands there. */
function Arrow({ from, to, look }: { from: readonly [number, number]; to: readonly [number, number]; look: string }) {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  const [right, down] = [x / length, y / length];
  const tip = [from[0] + x * 0.72, from[1] + y * 0.72] as const;
  const neck = [tip[0] - right * 20, tip[1] - down * 20] as const;
  const wide = 14;
  return (
    <g class={`zk-arrow ${look}`}>
      <path class="zk-shaft" d={`M${from[0] + x * 0.25} ${from[1] + y * 0.25}L${neck[0]} ${neck[1]}`} />
      <path
        class="zk-head"
        d={`M${tip[0]} ${tip[1]}L${neck[0] - down * wide} ${neck[1] + right * wide}L${neck[0] + down * wide} ${neck[1] - right * wide}Z`}
      />
    </g>
  );
}

function Spot({ omen, lower }: { omen: Omen; lower: Side }): JSX.Element | null {
  if (omen.kind === "chill") return <span class="zk-chill" />;
  if (!("space" in omen) || omen.kind === "tracer") return null;
  const { column, row } = placeOf(omen.space, lower);
  const style = { transform: `translate(${column * 100}%, ${row * 100}%)` };
  return (
    <span class="zk-omen" style={style}>
      {omen.kind === "hit" ? (
        <b class="zk-damage">−{omen.damage}</b>
      ) : omen.kind === "thing" ? (
        <span class={`zk-ghost ${omen.look}`}>
          {omen.look === "object" ? <ThingFigure thing={omen.card} /> : <Art card={omen.card} />}
        </span>
      ) : (
        <span class={`zk-sign ${omen.sign}`}>
          <Sign name={SIGNS[omen.sign] ?? ""} />
        </span>
      )}
    </span>
  );
}
