/** What somebody is putting together: the parts of an answer that were clicked, what can come next, what it would do. */

import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { createContext, type ComponentType } from "preact";
import { useContext, useEffect, useMemo } from "preact/hooks";
import { usesFingers, useShortcuts, type Shortcut } from "../parts/shortcuts";
import type { DecisionInfo, Option, PreviewInfo } from "../protocol/types";
import { careful } from "../settings";
import { completed, nextParts, withoutLast, withoutPart, withPart } from "./choosing";
import { sameOption, verbsFor, type Part } from "./options";
import type { Play } from "./play";

/** How the answers of a game are put together on its board, and what is said meanwhile. */
export interface Manner {
  /** Whether an option names a thing of the board; the others stand as buttons beside the question. */
  pointed: (option: Option) => boolean;
  /** Whether it is looked at what an answer does, before it is done. */
  weighty: (option: Option) => boolean;
  /** Whether the parts that follow verb and card may be named in any order. */
  unordered: (option: Option) => boolean;
  /** How an option is put together, where that is not how it is told: several verbs may mean one deed. */
  meaning?: (option: Option) => Option;
  /** What is chosen from the start, because nothing else could be. */
  start: (decision: DecisionInfo, options: readonly Option[]) => Option;
  /** What is played, as a picture, before the words. */
  Picture: ComponentType<{ chosen: Option }>;
  /** What has been begun, in words, while it is no whole answer. */
  begunWords: (chosen: Option) => string;
  /** What can be chosen next, in words: told one of the parts, whether it may be left out, and its place in the option. */
  nextWords: (part: Part, whole: boolean, place: number) => string;
  /** A part that is nowhere to be seen: in words, to be chosen wherever somebody has just read what it goes on from. */
  wayWords?: (part: Part) => string | undefined;
}

export { careful };

interface Picked {
  of: DecisionInfo | null;
  parts: Option;
}

/**
 * Where a part has no place it is meant wherever it can stand. It needs one where two things of the board are the same
 * part, as player 1 and 1 bullet are: then each knows at which place of the option it stands.
 */
export class Choice {
  private readonly picked = signal<Picked>({ of: null, parts: [] });
  /** An answer that somebody points at. */
  private readonly pointed = signal<Picked>({ of: null, parts: [] });
  /** The options of the board as they are put together. */
  readonly options: ReadonlySignal<readonly Option[]>;
  /** How each of them is told. */
  private readonly told: ReadonlySignal<ReadonlyMap<string, Option>>;
  /** The parts that have been chosen; they are of no use any more when something else is asked. */
  readonly chosen: ReadonlySignal<Option>;
  /** Whether something has been chosen by the person. */
  readonly begun: ReadonlySignal<boolean>;
  readonly grouped: ReadonlySignal<boolean>;
  readonly next: ReadonlySignal<ReadonlySet<Part>>;
  /** What could have been chosen last in an answer that is whole and cannot grow; a click on one of them changes it. */
  readonly instead: ReadonlySignal<ReadonlySet<Part>>;
  /** The answer, if it is one already. */
  readonly complete: ReadonlySignal<Option | undefined>;
  /** The answer to look ahead at. */
  readonly considered: ReadonlySignal<Option | undefined>;
  readonly preview = signal<PreviewInfo | null>(null);

  constructor(
    private readonly play: Play,
    readonly manner: Manner,
  ) {
    const pointed = computed(() => play.decision.value?.options.filter(manner.pointed) ?? []);
    this.told = computed(() => new Map(pointed.value.map((told) => [this.meant(told).join(" "), told])));
    this.options = manner.meaning ? computed(() => pointed.value.map((told) => this.meant(told))) : pointed;
    const start = computed(() => (play.decision.value ? manner.start(play.decision.value, this.options.value) : []));
    this.chosen = computed(() => {
      const { of, parts } = this.picked.value;
      return of === play.decision.value && parts.length ? parts : start.value;
    });
    this.begun = computed(() => this.chosen.value.length > 1 && this.chosen.value !== start.value);
    this.grouped = computed(() => manner.unordered(this.chosen.value));
    this.next = computed(() => {
      const { value: chosen } = this.chosen;
      return new Set(chosen.length ? nextParts(this.options.value, chosen, this.grouped.value) : []);
    });
    this.complete = computed(() => {
      const { value: chosen } = this.chosen;
      const whole = chosen.length ? completed(this.options.value, chosen, this.grouped.value) : undefined;
      return whole && this.asTold(whole);
    });
    this.instead = computed(() => {
      const { value: chosen } = this.chosen;
      const final = this.complete.value && !this.next.value.size && !this.grouped.value;
      return new Set(final ? nextParts(this.options.value, chosen.slice(0, -1)) : []);
    });
    this.considered = computed(() => {
      const { of, parts } = this.pointed.value;
      return of === play.decision.value && parts.length ? parts : this.complete.value;
    });
  }

  /** Ask what the answer would do, as often as it changes. Returns how to stop. */
  lookAhead(): () => void {
    return effect(() => {
      const option = this.considered.value;
      this.preview.value = null;
      if (!option) return;
      void this.play.preview(option).then((found) => {
        const now = this.considered.peek();
        if (now && sameOption(now, option)) this.preview.value = found;
      });
    });
  }

  /** Whether a part can be taken now: as what comes next, or as a beginning. */
  open(part: Part, place?: number): boolean {
    return this.asks(part, place) || this.begins(part, place) !== undefined;
  }

  has(part: Part, place?: number): boolean {
    return this.placeOf(part, place) > 0;
  }

  /** Whether a part, at its place, is what comes next. */
  asks(part: Part, place?: number): boolean {
    return (place === undefined || place === this.chosen.value.length) && this.next.value.has(part);
  }

  /** Click a part: take it, take it back, or answer when it is the last part of a whole answer. */
  take(part: Part, place?: number): void {
    const chosen = this.chosen.peek();
    const held = this.placeOf(part, place);
    const begun = this.begins(part, place);
    const last = place === undefined || place === chosen.length - 1;
    if (this.asks(part, place)) this.hold(withPart(this.options.peek(), chosen, part, this.grouped.peek()));
    else if (held > 0) this.again(held);
    else if (begun) this.hold([begun, part]);
    else if (last && this.instead.peek().has(part)) this.set([...chosen.slice(0, -1), part]);
  }

  /** Put together a whole answer at once, as a board does that has a way of its own to choose it: it is not given yet. */
  propose(option: Option): void {
    this.set(this.meant(option));
  }

  /** Take a step back. */
  back(): void {
    this.set(withoutLast(this.chosen.peek()));
  }

  confirm(): void {
    const option = this.complete.peek();
    if (option) void this.play.choose(option);
  }

  /** Point at what would be a whole answer with this part, or point away. */
  point(part: Part, there: boolean, place?: number): void {
    if (!there) {
      this.pointed.value = { of: null, parts: [] };
      return;
    }
    const begun = this.begins(part, place);
    const chosen = this.chosen.peek();
    const parts = this.asks(part, place)
      ? withPart(this.options.peek(), chosen, part, this.grouped.peek())
      : begun && !this.has(part, place)
        ? [begun, part]
        : [];
    const whole = parts.length ? completed(this.options.peek(), parts, this.manner.unordered(parts)) : undefined;
    this.pointed.value = { of: this.play.decision.peek(), parts: whole ? this.asTold(whole) : [] };
  }

  /** What clicking a part first would begin. */
  private begins(part: Part, place = 1): string | undefined {
    return place === 1 ? verbsFor(this.options.value, part)[0] : undefined;
  }

  /** Where a part was taken; the verb is nowhere on the board. */
  private placeOf(part: Part, place?: number): number {
    const { value: chosen } = this.chosen;
    if (place !== undefined) return chosen[place] === part ? place : -1;
    return chosen.lastIndexOf(part);
  }

  /** What was taken last confirms the answer that it has made whole; all else is taken back. */
  private again(place: number): void {
    const chosen = this.chosen.peek();
    const options = this.options.peek();
    const grouped = this.grouped.peek();
    const last = sameOption(withPart(options, chosen.slice(0, place), chosen[place]!), chosen);
    const final = this.complete.peek() && last && !this.next.peek().size;
    if (final && !grouped) this.confirm();
    else this.set(withoutPart(options, chosen, place, grouped));
  }

  /**
   * Keep what was chosen; answer at once with what is whole, cannot grow, and need not be looked at first. What a finger
   * has not begun by a tap before, or changes, it looks at.
   */
  private hold(parts: Option): void {
    const options = this.options.peek();
    const grouped = this.manner.unordered(parts);
    const whole = completed(options, parts, grouped);
    const final = whole && !nextParts(options, parts, grouped).length;
    const grows = this.begun.peek() && parts.length > this.chosen.peek().length;
    const looked = usesFingers() ? careful.peek() || !grows : careful.peek() && this.manner.weighty(parts);
    this.pointed.value = { of: null, parts: [] };
    if (final && !looked) void this.play.choose(this.asTold(whole));
    else this.set(parts);
  }

  private meant(option: Option): Option {
    return this.manner.meaning?.(option) ?? option;
  }

  private asTold(option: Option): Option {
    return this.manner.meaning ? (this.told.value.get(option.join(" ")) ?? option) : option;
  }

  private set(parts: Option): void {
    this.picked.value = { of: this.play.decision.peek(), parts };
  }
}

/** What is being put together, by what a board is fed with. */
const making = new WeakMap<Play, Choice>();

/**
 * Where what comes next can be chosen: what somebody has begun goes on there, or is confirmed if it is whole. Nothing
 * where nothing has been begun.
 */
export function nextThing(play: Play): HTMLElement | null {
  const choice = making.get(play);
  if (!choice?.begun.peek()) return null;
  const things = [...document.querySelectorAll<HTMLElement>(".board-place .thing.legal[data-part]")];
  const asked = things.find(({ dataset: { part, place } }) =>
    [...choice.next.peek()].some(
      (next) => String(next) === part && choice.asks(next, place === undefined ? undefined : Number(place)),
    ),
  );
  return asked ?? document.querySelector<HTMLElement>("[data-confirm]");
}

const Choosing = createContext<Choice | null>(null);
export const ChoiceProvider = Choosing.Provider;

/** Null where nothing is put together on the board. */
export function useChoiceIfAny(): Choice | null {
  return useContext(Choosing);
}

export function useChoice(): Choice {
  const choice = useChoiceIfAny();
  if (!choice) throw new Error("a choice needs a table");
  return choice;
}

/** What somebody puts together on a board: what it would do is asked, Escape takes a step back, Enter confirms. */
export function useMakingChoice(play: Play, manner: Manner | undefined): Choice | null {
  const choice = useMemo(() => (manner ? new Choice(play, manner) : null), [play, manner]);
  useEffect(() => {
    if (!choice) return;
    making.set(play, choice);
    const stop = choice.lookAhead();
    return () => {
      stop();
      making.delete(play);
    };
  }, [play, choice]);
  useShortcuts(choice ? KEYS : NONE);
  useEffect(() => {
    if (!choice) return;
    const press = (event: KeyboardEvent) => {
      if (document.querySelector("dialog[open], .why")) return;
      if (event.key === "Escape") choice.back();
      // Enter presses what has the focus, if anything has.
      else if (event.key === "Enter" && !event.repeat && document.activeElement === document.body) choice.confirm();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [choice]);
  return choice;
}

const NONE: readonly Shortcut[] = [];
const KEYS: readonly Shortcut[] = [
  { key: "Escape", shown: "Esc", name: "choice-back" },
  { key: "Enter", name: "choice-do" },
];
