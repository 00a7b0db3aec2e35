/** Drawn over the street: what happens now, or what would happen. */

import { useChoice } from "../../board/choice";
import { Overlay, type Drawn, type Layout } from "../../board/Overlay";
import { usePlay } from "../../board/play";
import type { DecisionInfo } from "../../protocol/types";
import { Art, Sign } from "./Card";
import { NewFigure, ThingFigure } from "./Figures";
import { foretold, omensOf, type Omen } from "./omens";
import { areaOf, middleOf, roomOf, WHOLE } from "./perspective";
import type { Shown } from "./position";
import { isLane, isSpace, laneOf, OVER, placeOf, placeOver, type Place, type Side } from "./street";
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
      drawn={omens.map((omen) => drawn(omen, event !== null))}
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

/** The street as it is seen from an end. Where a lane goes on over the barricade is called by lane and `over`. */
function layoutFrom(lower: Side): Layout {
  const find = (place: string): Place =>
    place.endsWith(OVER) ? placeOver(laneOf(place), lower) : placeOf(place, lower);
  return {
    size: [WHOLE, WHOLE],
    middle: (place) => middleOf(find(place)),
    room: (place) => roomOf(find(place)),
    corners: (from, to) => areaOf(find(from), find(to)),
  };
}

/** Beyond the barricade in the lane of a space. */
function over(space: string): string {
  return `${laneOf(space)} ${OVER}`;
}

/** What goes on its way by itself; where creatures or barrels go, they are seen to. */
const STAYING = new Set(["shrapnel", "over"]);

/** What happens now tells how much is lost; what would happen tells from how much to how much. */
function drawn(omen: Omen, now: boolean): Drawn {
  switch (omen.kind) {
    case "hit": {
      const words = now ? `−${omen.damage}` : `${omen.left + omen.damage} → ${omen.left}`;
      return { kind: "number", at: omen.space, words };
    }
    case "creature":
      return { kind: "ghost", at: omen.space, figure: <NewFigure {...omen} />, look: "standing" };
    case "sign":
      return { kind: "sign", at: omen.space, sign: <Sign name={SIGNS[omen.sign] ?? ""} />, look: omen.sign };
    case "thing": {
      const figure = omen.look === "object" ? <ThingFigure thing={omen.card} /> : <Art card={omen.card} />;
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
