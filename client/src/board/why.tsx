/** The note beside a thing: the card in words, what choosing it would do, or why it can't be chosen now. */

import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { announce } from "../parts/announcer";
import type { ErrorInfo, Option, PreviewInfo } from "../protocol/types";
import { ClauseLink } from "../rules/ClauseLink";
import { openCard } from "../rules/opening";
import { find, nameOf, say } from "../words/language";
import type { Play } from "./play";

export interface Explained {
  element: HTMLElement;
  /** What can't be chosen now. */
  wish?: Option | undefined;
  /** What can be. */
  option?: Option | undefined;
  card?: string | undefined;
  /** What is told in passing goes when one leaves the thing; what was asked for stays until it is put away. */
  how: "hover" | "focus" | "press" | "click" | "key";
}

interface Note extends Explained {
  game: string;
  refusal: ErrorInfo | null;
  foreseen: PreviewInfo | null;
}

const note = signal<Note | null>(null);
let asked = 0;

const inPassing = (how: Explained["how"]) => how === "hover" || how === "focus";

/** Show what a thing is, and what choosing it would do, or why it can't be chosen. */
export async function explain(play: Play, explained: Explained): Promise<void> {
  const { element, wish, option, card, how } = explained;
  const shown = note.peek();
  if (shown?.element === element && !inPassing(shown.how) && inPassing(how)) return;
  const mine = ++asked;
  const refusal = wish ? await play.why(wish) : null;
  const told = { ...explained, refusal, game: play.game };
  const wanted = () => mine === asked && element.isConnected;
  if (!wanted()) return;
  if (refusal || card) {
    note.value = { ...told, foreseen: null };
    announce([card && find(`card-${card}.text`), refusal?.text].filter(Boolean).join(" "));
  }
  const foreseen = option ? await play.preview(option) : null;
  if (!foreseen?.words.length || !wanted()) return;
  note.value = { ...told, foreseen };
  announce(foreseenWords(foreseen));
}

/** What an option would do at once, and whether that is all. */
function foreseenWords({ words, known }: PreviewInfo): string {
  return [say("page-foretold"), ...words, known ? "" : say("page-foretold-open")].filter(Boolean).join(" ");
}

/** Put the note away. */
export function forget(): void {
  asked += 1;
  note.value = null;
}

/** One leaves a thing: what was told in passing goes. */
export function fade(element: HTMLElement | null): void {
  const shown = note.peek();
  if (!shown || (shown.element === element && inPassing(shown.how))) forget();
}

export function WhyNote() {
  const shown = note.value;
  return shown && <Shown key={`${asked}`} note={shown} />;
}

function Shown({ note: { element, card, refusal, foreseen, game, how } }: { note: Note }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place(box.current!, element.getBoundingClientRect());
  });
  usePuttingAway(box, element, how === "key");
  return (
    <div class={`why ${how}`} ref={box} role="region" aria-label={nameOfNote(card, refusal)}>
      {card && (
        <p class="why-card">
          <strong>{nameOf("card", card)}</strong> <span class="kind">{find(`card-${card}.kind`)}</span>
          <br />
          {find(`card-${card}.text`)}
        </p>
      )}
      {refusal && (
        <p class="why-reason">
          {withoutClause(refusal)} {refusal.clause && <ClauseLink clause={refusal.clause} game={game} />}
        </p>
      )}
      {foreseen && <p class="why-foreseen">{foreseenWords(foreseen)}</p>}
      {card && !inPassing(how) && (
        <button
          type="button"
          class="small"
          onClick={() => {
            element.focus();
            forget();
            openCard(card);
          }}
        >
          {say("page-look-closely")}
        </button>
      )}
    </div>
  );
}

function nameOfNote(card: string | undefined, refusal: ErrorInfo | null): string {
  return card ? nameOf("card", card) : (refusal?.text ?? say("page-foretold"));
}

/** Escape, and whatever is done elsewhere, puts a note away. Who asked by key goes into it, and back again. */
function usePuttingAway(box: RefObject<HTMLDivElement | null>, element: HTMLElement, enter: boolean): void {
  useEffect(() => {
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (box.current?.contains(target) || element.contains(target));
    const elsewhere = (event: Event) => {
      if (!inside(event.target)) forget();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      element.focus();
      forget();
    };
    if (enter) box.current?.querySelector<HTMLElement>("a, button")?.focus();
    document.addEventListener("pointerdown", elsewhere);
    document.addEventListener("focusin", elsewhere);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", elsewhere);
      document.removeEventListener("focusin", elsewhere);
      document.removeEventListener("keydown", escape);
    };
  }, []);
}

/** The clause at the end of a refusal becomes a link. */
export function withoutClause(refusal: ErrorInfo): string {
  return refusal.clause ? refusal.text.replace(` (${refusal.clause})`, "") : refusal.text;
}

const MARGIN = 8;

/** Above the thing if there is room, else below it, and never outside the window. */
function place(box: HTMLElement, thing: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const above = thing.top - height - MARGIN;
  const top = above > MARGIN ? above : Math.min(thing.bottom + MARGIN, innerHeight - height - MARGIN);
  const middle = thing.left + thing.width / 2 - width / 2;
  box.style.left = `${Math.max(MARGIN, Math.min(middle, innerWidth - width - MARGIN))}px`;
  box.style.top = `${Math.max(MARGIN, top)}px`;
}
