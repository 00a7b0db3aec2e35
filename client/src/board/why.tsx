/** The note beside a thing: what it is, what choosing it would do, or why it can't be chosen now. */

import { effect, signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { announce } from "../parts/announcer";
import type { ErrorInfo, Option, PreviewInfo } from "../protocol/types";
import { ClauseLink } from "../rules/ClauseLink";
import { openSubject } from "../rules/opening";
import { wordsOf, type Subject } from "../rules/subject";
import { say } from "../words/language";
import { sameOption } from "./options";
import type { Play } from "./play";

export interface Explained {
  element: HTMLElement;
  /** What can't be chosen now. */
  wish?: Option | undefined;
  /** What can be. */
  option?: Option | undefined;
  /** What it is, or shows. */
  about?: readonly Subject[];
  /** Whether a part of an answer has just been taken. */
  begun?: boolean;
  /**
   * What is told in passing goes when one leaves the thing; what was asked for stays until it is put away. What a finger
   * asks for by a tap is shown in a sheet.
   */
  how: "hover" | "focus" | "press" | "click" | "key" | "tap";
}

export interface Note extends Explained {
  game: string;
  refusal: ErrorInfo | null;
  foreseen: PreviewInfo | null;
}

/** What is shown now. */
export const note = signal<Note | null>(null);
let asked = 0;

export const inPassing = (how: Explained["how"]) => how === "hover" || how === "focus";

/** Show what a thing is, and what choosing it would do, or why it can't be chosen. */
export async function explain(play: Play, explained: Explained): Promise<void> {
  const { element, wish, option, about = [], how } = explained;
  if (inPassing(how) && staysFor(element)) return;
  const mine = ++asked;
  const question = play.decision.peek();
  const refusal = wish ? await play.why(wish) : null;
  const told = { ...explained, refusal, game: play.game };
  // What was found about the question before says nothing about this one.
  const wanted = () => mine === asked && element.isConnected && play.decision.peek() === question;
  if (!wanted()) return;
  if (refusal || about.length || (option && how === "tap")) {
    note.value = { ...told, foreseen: null };
    announce([...about.map((subject) => spoken(subject, about)), refusal?.text].filter(Boolean).join(" "));
  }
  const foreseen = option ? await play.preview(option) : null;
  if (!foreseen?.words.length || !wanted()) return;
  note.value = { ...told, foreseen };
  announce(foreseenWords(foreseen));
}

/** Whether what is shown was asked for, of the same thing or by a finger, and stays while somebody points at this. */
function staysFor(element: HTMLElement): boolean {
  const shown = note.peek();
  return shown !== null && !inPassing(shown.how) && (shown.element === element || shown.how === "tap");
}

/** Who has the focus on one thing has heard its name; of several each must be named. */
function spoken(subject: Subject, among: readonly Subject[]): string {
  const { name, text = "" } = wordsOf(subject);
  return among.length > 1 ? `${name}: ${text}` : text;
}

/** What an option would do at once, and whether that is all. */
export function foreseenWords({ words, known }: PreviewInfo): string {
  return [say("page-foretold"), ...words, known ? "" : say("page-foretold-open")].filter(Boolean).join(" ");
}

/** Put the note away. */
export function forget(): void {
  asked += 1;
  note.value = null;
}

/** Whether a thing has been read by a tap, so that the next one does what it says. */
export function isRead(element: HTMLElement | null, option: Option): boolean {
  const shown = note.peek();
  return shown?.how === "tap" && shown.element === element && !!shown.option && sameOption(shown.option, option);
}

/** What was said of a question goes with it. What something is, remains true. */
export function useFreshNotes(play: Play): void {
  useEffect(() => {
    let before = play.decision.peek();
    return effect(() => {
      const now = play.decision.value;
      if (now === before) return;
      before = now;
      const shown = note.peek();
      if (shown && (shown.wish || shown.option || shown.begun)) forget();
    });
  }, [play]);
}

/** One leaves a thing: what was told in passing goes. */
export function fade(element: HTMLElement | null): void {
  const shown = note.peek();
  if (!shown || (shown.element === element && inPassing(shown.how))) forget();
}

export function WhyNote() {
  const shown = note.value;
  return shown && shown.how !== "tap" && <Shown key={`${asked}`} note={shown} />;
}

function Shown({ note: { element, about = [], refusal, foreseen, game, how } }: { note: Note }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place(box.current!, element.getBoundingClientRect());
  });
  usePuttingAway(box, element, how === "key");
  return (
    <div class={`why ${how}`} ref={box} role="region" aria-label={nameOfNote(about, refusal)}>
      {about.map((subject) => (
        <Told key={`${subject.family} ${subject.name}`} subject={subject} />
      ))}
      {refusal && (
        <p class="why-reason">
          {withoutClause(refusal)} {refusal.clause && <ClauseLink clause={refusal.clause} game={game} />}
        </p>
      )}
      {foreseen && <p class="why-foreseen">{foreseenWords(foreseen)}</p>}
      {about.length > 0 && !inPassing(how) && (
        <div class="why-closely">
          {about.map((subject) => (
            <button
              key={`${subject.family} ${subject.name}`}
              type="button"
              class="small"
              onClick={() => {
                element.focus();
                forget();
                openSubject(subject);
              }}
            >
              {about.length > 1 ? say("page-look-at", { name: wordsOf(subject).name }) : say("page-look-closely")}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What something is, in words. */
function Told({ subject }: { subject: Subject }) {
  const { name, kind, text } = wordsOf(subject);
  return (
    <p class="why-about">
      <strong>{name}</strong> <span class="kind">{kind}</span>
      <br />
      {text}
    </p>
  );
}

function nameOfNote([subject]: readonly Subject[], refusal: ErrorInfo | null): string {
  return subject ? wordsOf(subject).name : (refusal?.text ?? say("page-foretold"));
}

/** Escape, and whatever is done elsewhere, puts a note away. Who asked by key goes into it, and back again. */
export function usePuttingAway(box: RefObject<HTMLElement | null>, element: HTMLElement, enter: boolean): void {
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
      // What goes by itself, while the focus is in it, gives it back.
      if (box.current?.contains(document.activeElement)) element.focus();
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
