/** Small buttons on a space: how many points to spend there, or whether creature or car is aimed at. */

import { useChoice } from "../../board/choice";
import type { Option } from "../../protocol/types";
import { say } from "../../words/language";
import { isSpace, laneOf, SPACES } from "./street";
import type { View } from "./types";
import { placeName } from "./words";

const AIMS = ["creature", "car"];

export function Picker({ space, view }: { space: string; view: View }) {
  const choice = useChoice();
  const chosen = choice.chosen.value;
  const parts = [...choice.next.value].filter((part) => typeof part === "number" || AIMS.includes(part));
  const aim = chosen.at(-1);
  const aimed = typeof aim === "string" && AIMS.includes(aim) ? chosen.slice(0, -1) : chosen;
  if (!parts.length || sharedSpace(view, aimed) !== space) return null;
  return (
    <span class="zk-picker" role="group" aria-label={say("page-zombiaki-on-space", { space: placeName(space) })}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          class="thing legal"
          data-part={part}
          onClick={() => choice.take(part)}
          onPointerEnter={() => choice.point(part, true)}
          onPointerLeave={() => choice.point(part, false)}
        >
          <span class="unseen">
            {typeof part === "number" ? say("page-zombiaki-points", { points: part }) : say(`option-aim-${part}`)}
          </span>
          <span aria-hidden="true">{typeof part === "number" ? part : say(`option-aim-${part}`)}</span>
        </button>
      ))}
    </span>
  );
}

/** The first space of a lane, from the barricade, on which a creature shares its place with a car. */
function sharedSpace(view: View, chosen: Option): string | undefined {
  const last = chosen.findLast((part) => typeof part === "string");
  if (typeof last === "string" && isSpace(last)) return last;
  return SPACES.find(
    (space, number) => laneOf(space) === last && view.creatures[number] !== null && view.objects[number] === "car",
  );
}
