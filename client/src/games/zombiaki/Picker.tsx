/** Small buttons on a space: how many points to spend there, or whether creature or car is aimed at. */

import { useChoice } from "../../board/choice";
import type { Option } from "../../protocol/types";
import { say } from "../../words/language";
import { isLane, isSpace } from "./street";
import { placeName } from "./words";

const AIMS = ["creature", "car"];

export function Picker({ space }: { space: string }) {
  const choice = useChoice();
  const chosen = choice.chosen.value;
  const parts = [...choice.next.value].filter((part) => typeof part === "number" || AIMS.includes(part));
  if (!parts.length || spaceOf(chosen) !== space) return null;
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

/** The space on which the choice is offered: the one that was clicked, or the middle of the lane. */
function spaceOf(chosen: Option): string {
  const place = String(chosen.findLast((part) => isSpace(part) || isLane(part)));
  return isLane(place) ? `${place}3` : place;
}
