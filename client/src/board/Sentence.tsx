/** A sentence in which players have their colours, and things can be looked at. */

import { useRef } from "preact/hooks";
import type { Mark } from "../protocol/types";
import { openSubject } from "../rules/opening";
import { wordsOf, type Subject } from "../rules/subject";
import { usePlay } from "./play";
import { piecesOf } from "./told";
import { explain, fade } from "./why";
import "./sentence.css";

const SEAT = "seat";

interface SentenceProps {
  text: string;
  marks: readonly Mark[];
  /** Whether it stands in something that is pressed itself: then nothing in it can be. */
  still?: boolean;
}

export function Sentence({ text, marks, still = false }: SentenceProps) {
  return (
    <>
      {piecesOf(text, marks).map(({ text: words, family, name }, place) => {
        if (family === undefined || name === undefined) return words;
        if (family === SEAT) return <PlayerName key={place} seat={Number(name)} name={words} />;
        return <Chip key={place} subject={{ family, name: String(name) }} words={words} still={still} />;
      })}
    </>
  );
}

/** The name of who sits at a seat, in the colour of the seat or of its side. */
export function PlayerName({ seat, name }: { seat: number; name: string }) {
  const role = usePlay().seats.value[seat]?.role;
  return (
    <b class="player" data-seat={seat} data-role={role ?? undefined}>
      {name}
    </b>
  );
}

/** Whoever points at it is told what it is, and who presses it looks at it closely; what nobody can explain is a word. */
function Chip({ subject, words, still }: { subject: Subject; words: string; still: boolean }) {
  const play = usePlay();
  const element = useRef<HTMLButtonElement>(null);
  if (still || wordsOf(subject).text === undefined) return <b class="told-word">{words}</b>;
  const tell = (how: "hover" | "focus") => {
    if (element.current) void explain(play, { element: element.current, about: [subject], how });
  };
  return (
    <button
      ref={element}
      type="button"
      class="told-chip"
      onClick={() => openSubject(subject)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") tell("hover");
      }}
      onPointerLeave={() => fade(element.current)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) tell("focus");
      }}
      onBlur={() => fade(element.current)}
    >
      {words}
    </button>
  );
}
