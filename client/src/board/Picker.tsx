/** Small buttons on a place of the board, for the next number or word of what is being put together there. */

import { useRef } from "preact/hooks";
import { useChoice } from "./choice";
import type { Part } from "./options";
import { useRoving } from "./roving";
import "./picker.css";

interface PickerProps {
  /** What they are about, for those who can't see where they stand. */
  label: string;
  parts: readonly Part[];
  /** A part in words; and what is seen of it, if that is less. */
  words: (part: Part) => string;
  face?: (part: Part) => string;
}

export function Picker({ label, parts, words, face = words }: PickerProps) {
  return (
    <span class="board-picker" role="group" aria-label={label} data-roving="">
      {parts.map((part) => (
        <PartButton key={part} part={part} words={words(part)} face={face(part)} />
      ))}
    </span>
  );
}

function PartButton({ part, words, face }: { part: Part; words: string; face: string }) {
  const choice = useChoice();
  const button = useRef<HTMLButtonElement>(null);
  useRoving(button, true);
  return (
    <button
      ref={button}
      type="button"
      class="thing legal"
      data-part={part}
      onClick={() => choice.take(part)}
      onPointerEnter={() => choice.point(part, true)}
      onPointerLeave={() => choice.point(part, false)}
    >
      <span class="unseen">{words}</span>
      <span aria-hidden="true">{face}</span>
    </button>
  );
}
