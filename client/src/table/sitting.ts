/** A table as this person sees it: fed by messages, asked by clicks. It knows no rules. */

import { batch, computed, signal } from "@preact/signals";
import { eventsOf, momentsOf, type Told } from "../board/moments";
import { Stage } from "../board/stage";
import type { Clock, Play } from "../board/play";
import { Denied } from "../protocol/connection";
import { connection } from "../protocol/server";
import type {
  Answer,
  Arrange,
  Arranged,
  Changed,
  Command,
  DecisionInfo,
  ErrorInfo,
  Heard,
  Message,
  Moved,
  Option,
  PreviewInfo,
  SeatInfo,
  SeenInfo,
  State,
  TableInfo,
  Thinking,
  You,
} from "../protocol/types";
import { language } from "../words/language";
import {
  NOTHING_ASKABLE,
  offeredFor,
  restingOf,
  standingOf,
  stillWaiting,
  withSeats,
  type EarlyAnswers,
} from "./asking";
import { linesOf, takeBack, type LogLine } from "./log";

export class Sitting implements Play {
  readonly info = signal<TableInfo | null>(null);
  readonly you = signal<You>({ player: "", seats: [], host: false });
  readonly seen = signal<SeenInfo | null>(null);
  readonly lines = signal<readonly LogLine[]>([]);
  readonly talk = signal<readonly Heard[]>([]);
  /** Why the table can't be watched. */
  readonly closed = signal<ErrorInfo | null>(null);
  /** A choice that is on its way to the server. */
  readonly choosing = signal(false);
  /** Who takes over the device, when two people at one device change places and there is something to hide. */
  readonly handover = computed(() => (this.askable.value.secrets === false ? null : this.next.value));
  /** How often somebody was removed while one watched: links are new after it. */
  readonly removals = signal(0);
  /** What was refused last. */
  readonly refused = signal<ErrorInfo | null>(null);

  /** Who is to look next, and has not said yet that they are there. */
  private readonly next = signal<number | null>(null);
  /** What the game says of being asked. */
  readonly askable = signal(NOTHING_ASKABLE);
  /** What was answered here in the open window. */
  readonly early = signal<EarlyAnswers>(new Map());
  /** Whether this person thinks again about what they have answered in it. */
  readonly reconsidering = signal(false);

  readonly atTable = true;
  readonly thought = signal<Thinking | null>(null);
  readonly stage = new Stage();
  readonly seats = computed<readonly SeatInfo[]>(() => this.info.value?.seats ?? []);
  readonly decision = computed<DecisionInfo | null>(() => {
    if (this.choosing.value || this.handover.value !== null || this.info.value?.paused) return null;
    const again = this.reconsidering.value ? this.answered.value?.decision : undefined;
    return again ?? this.seen.value?.decision ?? null;
  });
  /** What this person has answered in the open window, as far as this page knows. */
  readonly answered = computed(() => {
    const seen = this.seen.value;
    return seen?.window?.answered && seen.eyes !== null ? (this.early.value.get(seen.eyes) ?? null) : null;
  });
  /** What may be said now for the rest of the turn. */
  readonly offered = computed(() =>
    this.reconsidering.value ? null : offeredFor(this.askable.value, this.decision.value),
  );
  /** How the seat whose eyes one has wants to be asked. */
  readonly standing = computed(() => standingOf(this.you.value, this.eyes.value));
  /** What is not asked again this turn. */
  readonly resting = computed(() => restingOf(this.you.value, this.seen.value));
  readonly clock = computed<Clock | null>(() => {
    const info = this.info.value;
    if (!info?.settings.clock) return null;
    const { since, paused } = info;
    const spent = () => (paused ? 0 : Math.max(0, this.now() - since));
    return { move: info.settings.clock.move, spent };
  });
  readonly eyes = computed(() => this.seen.value?.eyes ?? null);
  readonly mine = computed(() => this.you.value.seats);
  /** Whether the next game is open to this person: it has a link of its own, which only its players have. */
  readonly mayFollow = computed(() => this.mine.value.length > 0 || this.info.value?.settings.visibility === "public");

  /** By how many seconds the server's clock is ahead of this one. */
  skew = 0;

  /** The view as it was told last, shown or not: what has changed is told of this one. */
  private view: unknown = null;
  /** What was told of the past, until the position now is known. */
  private past: Message[] | null = [];
  /** What options of this position would do, as far as it was asked. */
  private previews = new Map<string, Promise<PreviewInfo | null>>();
  /** Whether something was taken back and it is not known yet how far. */
  private wentBack = false;

  constructor(
    readonly table: string,
    public link: string,
  ) {}

  get game(): string {
    return this.info.value?.game ?? "";
  }

  /** Take part in what happens, from the beginning; again after a change of language. */
  watch(): void {
    this.stage.skip();
    this.past = [];
    this.closed.value = null;
    connection.watch(
      this.table,
      this.link,
      language.peek(),
      (message) => this.hear(message),
      (problem) => {
        this.closed.value = infoOf(problem);
      },
    );
  }

  /** The time as the server has it, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.skew;
  }

  leaveRoom(): void {
    this.stage.skip();
    connection.unwatch(this.table);
  }

  async do(command: Command): Promise<Answer> {
    return connection.command(this.table, this.link, command);
  }

  /** As `do`; what is refused is shown. */
  async attempt(command: Command): Promise<Answer | null> {
    try {
      return await this.do(command);
    } catch (problem) {
      this.refused.value = infoOf(problem);
      return null;
    }
  }

  async choose(option: Option): Promise<void> {
    const seen = this.seen.peek();
    if (!seen || this.choosing.peek()) return;
    this.stage.skip();
    const { number, window } = seen;
    const decision = this.decision.peek();
    const before = this.early.peek();
    if (window && decision) this.early.value = new Map([...before, [decision.seat, { decision, option }]]);
    this.reconsidering.value = false;
    const done = await this.go({ do: "choose", number, choice: option, seat: decision?.seat ?? null });
    if (!done) this.early.value = before;
  }

  /** Ask for what changes the position: nothing can be chosen until the one that comes of it is seen. */
  private async go(command: Command): Promise<boolean> {
    this.choosing.value = true;
    const answer = await this.attempt(command);
    // What is refused, or was so already, brings no position.
    if (!answer || answer.again) this.choosing.value = false;
    return answer !== null;
  }

  /** Do not be asked the question of now again before the turn is over. */
  async rest(): Promise<void> {
    const said = this.offered.peek();
    if (!said || this.choosing.peek()) return;
    this.stage.skip();
    await this.go({ do: "arrange", rest: said.kind, seat: said.seat });
  }

  /** Be asked again this turn. */
  async askAgain(): Promise<void> {
    const seats = new Set(this.resting.peek().map(({ seat }) => seat));
    for (const seat of seats) await this.attempt({ do: "arrange", again: true, seat });
  }

  /** Say how the seat whose eyes one has wants to be asked. */
  async arrange(wish: Pick<Arrange, "ask" | "kinds">): Promise<void> {
    await this.attempt({ do: "arrange", ...wish, seat: this.eyes.peek() });
  }

  /** What an option would do at once; null when that can't be asked. It is asked once for each position. */
  preview(option: Option): Promise<PreviewInfo | null> {
    const { previews } = this;
    const key = JSON.stringify(option);
    const known = previews.get(key);
    if (known) return known;
    const asked = this.askPreview(option);
    previews.set(key, asked);
    void asked.then((found) => found ?? previews.delete(key));
    return asked;
  }

  private async askPreview(option: Option): Promise<PreviewInfo | null> {
    const seen = this.seen.peek();
    const decision = this.decision.peek() ?? seen?.decision;
    if (!seen || !decision || !this.mine.peek().includes(decision.seat)) return null;
    try {
      const { number } = seen;
      const { answer } = await this.do({ do: "preview", number, choice: option, seat: decision.seat });
      return answer && "events" in answer ? answer : null;
    } catch {
      // A look ahead is a service: where there is none, the choice itself says what is wrong.
      return null;
    }
  }

  async why(wish: Option): Promise<ErrorInfo | null> {
    const seat = this.eyes.peek();
    if (seat === null || !this.mine.peek().includes(seat)) return null;
    try {
      const { answer } = await this.do({ do: "why", wish: wish.join(" "), seat });
      return answer && "reason" in answer ? answer : null;
    } catch (problem) {
      return infoOf(problem);
    }
  }

  /** Whoever takes over the device is there. */
  takeOver(): void {
    this.next.value = null;
  }

  undo(): Promise<Answer | null> {
    return this.attempt({ do: "undo", number: this.seen.peek()?.number ?? null });
  }

  private hear(message: Message): void {
    if (message.type === "state") {
      this.stage.skip();
      this.view = message.seen?.view ?? null;
      batch(() => this.begin(message));
    } else if (this.past) {
      if ("seq" in message) this.past.push(message);
    } else {
      if ("at" in message) this.skew = message.at - Date.now() / 1000;
      this.live(message);
    }
  }

  private live(message: Exclude<Message, State>): void {
    switch (message.type) {
      case "moved":
        this.perform(message, (seen) => this.moved(message, seen));
        break;
      case "changed":
        this.perform(message, (seen) => this.changed(message, seen));
        if (message.what === "removed") this.removed(message);
        break;
      case "said":
        this.talk.value = [...this.talk.peek(), message];
        break;
      case "presence":
        this.present(message.here, message.watching);
        break;
      case "thinking":
        this.thought.value = message;
        break;
      case "arranged":
        // In its turn: the position that it tells comes after those that are still to be shown.
        this.perform(message, (seen) => this.arranged(message, seen));
        break;
      case "unheard":
        this.askWhetherToStay();
        break;
      default:
        break;
    }
  }

  /** Where nobody may watch, who got no seat is told nothing once the game has begun: look again, to be told why. */
  private askWhetherToStay(): void {
    const info = this.info.peek();
    if (info?.phase === "open" && !info.settings.spectators && !this.mine.peek().length) this.watch();
  }

  /** Show what a message tells, and then the position that comes of it; undefined where it tells none. */
  private perform(told: Told & { seen?: SeenInfo | null }, apply: (seen: SeenInfo | null | undefined) => void): void {
    const moments = momentsOf(this.view, told);
    this.view = told.seen?.view ?? moments.at(-1)?.view ?? this.view;
    const seen = told.seen && { ...told.seen, view: this.view };
    this.stage.perform({
      events: eventsOf(told),
      moments,
      eyes: this.eyes.peek(),
      apply: () => batch(() => apply(seen)),
    });
  }

  private begin(message: State): void {
    if (this.past) this.remember(this.past);
    this.past = null;
    this.settle(message.info.number);
    this.info.value = message.info;
    this.you.value = message.you;
    this.look(message.seen ?? null);
  }

  /** The log and the talk from the beginning. */
  private remember(past: readonly Message[]): void {
    this.talk.value = past.filter((message) => message.type === "said");
    let lines: LogLine[] = [];
    this.wentBack = false;
    for (const message of past) {
      if (message.type === "moved" && this.wentBack) lines = takeBack(lines, message.number - 1);
      if (message.type === "moved") this.wentBack = false;
      if (message.type === "changed" && message.what === "wentback") this.wentBack = true;
      if (message.type === "moved" || message.type === "changed") lines.push(...linesOf(message));
    }
    this.lines.value = lines;
  }

  private moved(message: Moved, seen: SeenInfo | null | undefined): void {
    this.settle(message.number - 1);
    this.lines.value = [...this.lines.peek(), ...linesOf(message)];
    const info = message.info ?? this.info.peek();
    if (info) {
      const seats = info.seats.map((seat) => ({ ...seat, bank: message.banks?.[seat.seat] ?? seat.bank }));
      const deciding = seen ? seen.deciding : info.deciding;
      this.info.value = { ...info, seats, number: message.number, deciding, since: message.at };
    }
    if (seen !== undefined) this.look(seen);
  }

  private changed(message: Changed, seen: SeenInfo | null | undefined): void {
    if (message.what === "wentback") this.wentBack = true;
    if (message.info) {
      if (this.wentBack) this.settle(message.info.number);
      this.info.value = message.info;
      this.takeSeats(message.info);
    }
    this.lines.value = [...this.lines.peek(), ...linesOf(message)];
    if (seen !== undefined) this.look(seen);
  }

  /** Who was removed is told so; whether they may stay to watch, the server says. */
  private removed({ player, words }: Changed): void {
    this.removals.value += 1;
    if (!player || player !== this.you.peek().player) return;
    this.refused.value = { kind: "forbidden", reason: "removed", clause: "", arguments: {}, text: words?.[0] ?? "" };
    this.watch();
  }

  /** Who sits where tells which seats are one's own. */
  private takeSeats(info: TableInfo): void {
    const you = this.you.peek();
    if (!you.player) return;
    const seats = info.seats.filter((seat) => seat.player === you.player).map((seat) => seat.seat);
    this.you.value = { ...withSeats(you, seats), host: info.host === you.player };
  }

  /** What this person has said of being asked, or answered while others still may. */
  private arranged({ you }: Arranged, seen: SeenInfo | null | undefined): void {
    this.you.value = you;
    if (seen !== undefined) this.look(seen);
  }

  /** What was taken back is struck out as soon as it is known how far. */
  private settle(number: number): void {
    if (!this.wentBack) return;
    this.wentBack = false;
    this.lines.value = takeBack(this.lines.peek(), number);
  }

  /** See a position. Where several people share a device, nobody sees another's cards by accident. */
  private look(told: SeenInfo | null): void {
    const before = this.seen.peek();
    const seen = stillAsked(before, told);
    this.choosing.value = false;
    this.previews = new Map();
    this.early.value = stillWaiting(this.early.peek(), seen);
    if (!seen?.window?.answered) this.reconsidering.value = false;
    const shared = this.mine.peek().length > 1;
    if (seen && shared && seen.eyes !== null && before?.eyes !== seen.eyes && seen.decision) {
      this.next.value = seen.eyes;
    }
    this.seen.value = seen;
  }

  private present(here: readonly string[], watching: number): void {
    const info = this.info.peek();
    if (!info) return;
    const seats = info.seats.map((seat) => ({ ...seat, here: here.includes(seat.player) }));
    this.info.value = { ...info, seats, watching };
  }
}

/**
 * The position with the question as it was put before, if it is the same: a position is told again when somebody comes,
 * asks something or was away, and whoever is putting an answer together meanwhile goes on with it.
 */
function stillAsked(before: SeenInfo | null, seen: SeenInfo | null): SeenInfo | null {
  if (!before || !seen || before.number !== seen.number) return seen;
  const same = JSON.stringify(before.decision) === JSON.stringify(seen.decision);
  return same ? { ...seen, decision: before.decision } : seen;
}

function infoOf(problem: unknown): ErrorInfo {
  if (problem instanceof Denied) return problem.info;
  const text = problem instanceof Error ? problem.message : String(problem);
  return { kind: "bug", reason: "lost", clause: "", arguments: {}, text };
}
