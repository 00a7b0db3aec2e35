/** What is found out about a game that is over, as it comes in. */

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { api } from "../protocol/api";
import { trouble } from "../protocol/trouble";
import type {
  AnalysisLine,
  DecisionAt,
  JudgedInWords,
  Outline,
  Outlook,
  SeatAccuracy,
  Summary,
} from "../protocol/types";

/** `stopped`: it took longer than the server allows. */
export type Stage = "idle" | "going" | "over" | "stopped" | "failed";

const MOST_LISTED = 12;

export class Analysing {
  readonly stage = signal<Stage>("idle");
  /** Why nothing more will come. */
  readonly problem = signal("");
  readonly outline = signal<Outline | null>(null);
  readonly outlooks = signal<readonly Outlook[]>([]);
  readonly judged = signal<ReadonlyMap<string, JudgedInWords>>(new Map());
  readonly summary = signal<Summary | null>(null);
  /** Those that have certainly cost something, as far as is known, the one that cost most first. */
  readonly costliest: ReadonlySignal<readonly JudgedInWords[]> = computed(() =>
    [...this.judged.value.values()].filter(({ costly }) => costly).sort((one, other) => other.cost - one.cost),
  );
  private leaving: AbortController | null = null;

  constructor(
    readonly table: string,
    readonly link: string,
  ) {}

  /** Ask for it, unless that was done; what failed may be asked for again. */
  begin(): void {
    if (this.stage.peek() !== "idle" && this.stage.peek() !== "failed") return;
    this.stage.value = "going";
    this.outlooks.value = [];
    this.judged.value = new Map();
    void this.ask(new AbortController());
  }

  /** Wait for it no more: then the server need not go on either. */
  leave(): void {
    this.leaving?.abort();
    this.leaving = null;
  }

  private async ask(leaving: AbortController): Promise<void> {
    this.leaving = leaving;
    try {
      await api.analysis(this.table, this.link, leaving.signal, (lines) => this.take(lines));
      if (this.stage.peek() === "going") this.stage.value = this.summary.peek() ? "over" : "failed";
    } catch (why) {
      if (leaving.signal.aborted) return;
      this.problem.value = trouble(why);
      this.stage.value = "failed";
    }
  }

  /** Some lines, which come together. */
  take(lines: readonly AnalysisLine[]): void {
    const outlooks: Outlook[] = [];
    const judged: [string, JudgedInWords][] = [];
    for (const line of lines) {
      if (line.found === "outline") this.outline.value = line;
      else if (line.found === "outlook") outlooks.push(line);
      else if (line.found === "judged") judged.push([keyOf(line), line]);
      else if (line.found === "summary") this.summary.value = line;
      else this.stage.value = "stopped";
    }
    if (outlooks.length) this.outlooks.value = [...this.outlooks.peek(), ...outlooks];
    if (judged.length) this.judged.value = new Map([...this.judged.peek(), ...judged]);
  }

  /** How much of it was looked at once, from 0 to 1. */
  get share(): number {
    const outline = this.outline.value;
    return outline?.decisions ? Math.min(1, this.judged.value.size / outline.decisions) : 0;
  }

  /** What was decided at a moment: in a window there may be several. */
  at(number: number): JudgedInWords[] {
    return [...this.judged.value.values()].filter((one) => one.number === number);
  }

  /** The decisions to be listed. */
  get listed(): readonly JudgedInWords[] {
    return this.costliest.value.slice(0, MOST_LISTED);
  }

  /** How the game stood in somebody's eyes, from its beginning. */
  through(eyes: number | null): Outlook[] {
    return this.outlooks.value.filter((one) => one.eyes === eyes).sort((one, other) => one.number - other.number);
  }
}

export const keyOf = ({ number, seat }: DecisionAt) => `${number} ${seat}`;

/** A chance as whole points of a hundred. */
export const points = (chance: number) => Math.round(100 * chance);

/** Of a hundred decisions, in how many a seat did what the search would have done. */
export const sameShare = ({ same, decisions }: SeatAccuracy) => (decisions ? points(same / decisions) : 100);
