/** On a space: how many points to spend there, or whether creature or car is aimed at. */

import { useChoice } from "../../board/choice";
import type { Part } from "../../board/options";
import { Picker } from "../../board/Picker";
import type { Option } from "../../protocol/types";
import { say } from "../../words/language";
import { isLane, isSpace } from "./street";
import { placeName } from "./words";

const AIMS = ["creature", "car"];

export function SpacePicker({ space }: { space: string }) {
  const choice = useChoice();
  const parts = [...choice.next.value].filter((part) => typeof part === "number" || AIMS.includes(part));
  if (!parts.length || spaceOf(choice.chosen.value) !== space) return null;
  return (
    <Picker
      label={say("page-zombiaki-on-space", { space: placeName(space) })}
      parts={parts}
      words={(part) => (typeof part === "number" ? say("page-zombiaki-points", { points: part }) : aimWords(part))}
      face={(part) => (typeof part === "number" ? String(part) : aimWords(part))}
    />
  );
}

function aimWords(part: Part): string {
  return say(`option-aim-${part}`);
}

/** The space on which the choice is offered: the one that was clicked, or the middle of the lane. */
function spaceOf(chosen: Option): string {
  const place = String(chosen.findLast((part) => isSpace(part) || isLane(part)));
  return isLane(place) ? `${place}3` : place;
}
