/** The layer above the board in which things fly. */

import type { ComponentType } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { FLIGHT_TIME, type Flying, type Stage } from "./stage";

/** How a flying thing looks; the game's own. */
export type Face = ComponentType<{ card: string | null }>;

export function Flights({ stage, face }: { stage: Stage; face: Face }) {
  return (
    <div class="flights" aria-hidden="true">
      {stage.flying.value.map((flying) => (
        <Flown key={flying.id} flying={flying} face={face} land={() => stage.land(flying.id)} />
      ))}
    </div>
  );
}

function Flown({ flying, face: Look, land }: { flying: Flying; face: Face; land: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { start, end, delay } = flying;
    const flight = element.current?.animate(
      [
        { transform: at(start), opacity: 1 },
        { transform: at(end), opacity: 1, offset: 0.85 },
        { transform: at(end), opacity: 0 },
      ],
      { duration: FLIGHT_TIME, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" },
    );
    flight?.finished.then(land, () => undefined);
    return () => flight?.cancel();
  }, []);
  return (
    <div class="flown" ref={element}>
      <Look card={flying.card} />
    </div>
  );
}

/** What is wider than this is a place for many cards, and tells nothing about the size of one. */
const WIDE = 200;

/** The middle of a flown card lies on the middle of its spot; it is 72 by 100 pixels. */
function at(place: DOMRect): string {
  const scale = place.width > WIDE ? 0.8 : Math.min(1.2, Math.max(0.5, place.width / 90));
  return `translate(${place.x + place.width / 2 - 36}px, ${place.y + place.height / 2 - 50}px) scale(${scale})`;
}
