/** What a finger has tapped, large, at the bottom of the screen: what it is, what it would do, and the button that does it. */

import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import type { Option } from "../protocol/types";
import { ClauseLink } from "../rules/ClauseLink";
import { wordsOf, type Subject } from "../rules/subject";
import { find, say } from "../words/language";
import { useChoiceIfAny, type Choice } from "./choice";
import { textOf, type Part } from "./options";
import { usePlay } from "./play";
import { foreseenWords, forget, note, usePuttingAway, withoutClause, type Note } from "./why";
import "./sheet.css";

interface SheetProps {
  /** A card, or whatever else can be explained, as one looks at it closely. */
  Large: ComponentType<{ subject: Subject }>;
}

export function Sheet({ Large }: SheetProps) {
  const shown = note.value;
  return shown?.how === "tap" ? <Read key={keyOf(shown)} note={shown} Large={Large} /> : null;
}

/** What is foreseen comes a little later, and changes nothing else. */
function keyOf({ about = [], option = [] }: Note): string {
  return [...about.map(({ family, name }) => `${family}-${name}`), ...option].join(" ");
}

/** The way on, in words, and what it does. */
interface Deed {
  words: string;
  act: () => void;
}

function Read({ note: shown, Large }: { note: Note } & SheetProps) {
  const { element, about = [], refusal, option, game, begun } = shown;
  const play = usePlay();
  const decision = play.decision.value;
  const choice = useChoiceIfAny();
  const box = useRef<HTMLElement>(null);
  usePuttingAway(box, element, false);
  const over = begun && !choice?.begun.value;
  useEffect(() => {
    if (over) forget();
  }, [over]);
  if (over) return null;
  const foreseen = begun ? choice?.preview.value : shown.foreseen;
  const choose = (meant: Option): Deed => ({
    words: decision ? textOf(decision, meant) : "",
    act: () => void play.choose(meant),
  });
  const ways = begun ? waysOn(choice!) : [];
  const deed = ways.length ? undefined : begun ? wayOn(choice!, choose) : option && choose(option);
  const [subject] = about;
  return (
    <section ref={box} class="sheet" aria-label={subject ? wordsOf(subject).name : deed?.words}>
      <div class="sheet-inside">
        <div class="sheet-about">
          {subject && (
            <div class="sheet-picture" aria-hidden="true">
              <Large subject={subject} />
            </div>
          )}
          <div class="sheet-words">
            {about.map((one) => (
              <Told key={`${one.family} ${one.name}`} subject={one} />
            ))}
            {!subject && <p class="sheet-name">{deed?.words}</p>}
            {refusal && (
              <p class="sheet-reason">
                {withoutClause(refusal)} {refusal.clause && <ClauseLink clause={refusal.clause} game={game} />}
              </p>
            )}
            {foreseen && foreseen.words.length > 0 && <p class="sheet-foreseen">{foreseenWords(foreseen)}</p>}
          </div>
        </div>
        <div class="sheet-answers">
          <button
            type="button"
            class="sheet-back"
            onClick={() => {
              if (begun) choice?.back();
              forget();
            }}
          >
            {say("page-choice-back")}
          </button>
          {ways.map(({ part, words }) => (
            <button key={part} type="button" class="sheet-way" data-part={part} onClick={() => goOn(choice!, part)}>
              {words}
            </button>
          ))}
          {deed && (
            <button
              type="button"
              class="primary"
              data-deed=""
              onClick={() => {
                forget();
                deed.act();
              }}
            >
              {deed.words}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** What must be chosen next, where all of it is said in words. */
function waysOn({ complete, next, manner }: Choice): { part: Part; words: string }[] {
  if (complete.value) return [];
  const ways = [...next.value].map((part) => ({ part, words: manner.wayWords?.(part) ?? "" }));
  return ways.every(({ words }) => words) ? ways : [];
}

/** Take a way: what comes after it is asked here as well, unless it is chosen on the board, or nothing does. */
function goOn(choice: Choice, part: Part): void {
  const before = choice.chosen.peek();
  choice.take(part);
  const given = choice.chosen.peek() === before;
  if (given || (!choice.complete.peek() && !waysOn(choice).length)) forget();
}

/** From a part of an answer to the answer, if it is one already, else to what is chosen next: that is behind the sheet. */
function wayOn(choice: Choice, choose: (option: Option) => Deed): Deed {
  const whole = choice.complete.value;
  const [part] = choice.next.value;
  if (whole) return choose(whole);
  const words = part === undefined ? "" : choice.manner.nextWords(part, false, choice.chosen.value.length);
  return { words: words.replace(/\.$/, ""), act: () => undefined };
}

/** What something is, and when it can be played: the picture beside it is too small to be read. */
function Told({ subject }: { subject: Subject }) {
  const { name, kind, text, more } = wordsOf(subject);
  const when = find(`${subject.family}-${subject.name}.when`);
  return (
    <>
      <p class="sheet-name">
        {kind && <span class="sheet-kind">{kind}</span>} {name}
      </p>
      {text && <p>{text}</p>}
      {more && <p>{more}</p>}
      {when && (
        <p class="sheet-when">
          <Icon name="when" /> {when}
        </p>
      )}
    </>
  );
}
