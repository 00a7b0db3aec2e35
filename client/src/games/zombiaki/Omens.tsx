/** Drawn over the street: what happens now, or what would happen. */

import { useChoice } from "../../board/choice";
import { Overlay, type Drawn, type Layout, type Point } from "../../board/Overlay";
import { usePlay } from "../../board/play";
import type { DecisionInfo } from "../../protocol/types";
import { ThingFigure } from "./Figures";
import { Art, Sign } from "./Card";
import { foretold, omensOf, type Omen } from "./omens";
import type { Shown } from "./position";
import { isLane, isSpace, laneOf, LANES, OVER, placeOf, placeOver, ROWS, type Side } from "./street";
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
  const { view, event } = shown;
  const omens = event ? omensOf(event) : option ? foretold(events) : threat(view, decision);
  if (!omens.length) return null;
  return (
    <Overlay
      key={event ? JSON.stringify(event) : "foreseen"}
      drawn={omens.map(drawn)}
      layout={layoutFrom(lower)}
      now={event !== null}
    />
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

/** The street in hundredths of a space. Where a lane goes on over the barricade is called by lane and `over`. */
function layoutFrom(lower: Side): Layout {
  const middle = (place: string): Point => {
    const { column, row } = place.endsWith(OVER) ? placeOver(laneOf(place), lower) : placeOf(place, lower);
    return [column * 100 + 50, row * 100 + 50];
  };
  return { size: [LANES.length * 100, ROWS.length * 100], place: [100, 100], middle };
}

/** Beyond the barricade in the lane of a space. */
function over(space: string): string {
  return `${laneOf(space)} ${OVER}`;
}

/** What goes on its way by itself; where creatures or barrels go, they are seen to. */
const STAYING = new Set(["shrapnel", "over"]);

function drawn(omen: Omen): Drawn {
  switch (omen.kind) {
    case "hit":
      return { kind: "number", at: omen.space, words: `−${omen.damage}` };
    case "sign":
      return { kind: "sign", at: omen.space, sign: <Sign name={SIGNS[omen.sign] ?? ""} />, look: omen.sign };
    case "thing": {
      const figure = omen.look === "object" ? <ThingFigure thing={omen.card} middle /> : <Art card={omen.card} />;
      return { kind: "ghost", at: omen.space, figure, look: omen.look, stays: omen.look === "attached" };
    }
    case "arrow": {
      const to = omen.to === OVER ? over(omen.from) : omen.to;
      return { kind: "arrow", from: omen.from, to, look: omen.look, stays: STAYING.has(omen.look) };
    }
    case "tracer":
      return { kind: "line", from: over(omen.lane), to: omen.space };
    case "beam":
      return { kind: "area", from: `${omen.lane}1`, to: `${omen.lane}5`, look: omen.look };
    case "chill":
      return { kind: "veil", look: "chill" };
  }
}
