/** One socket to the server, which comes back by itself when it is lost. */

import { signal } from "@preact/signals";
import type { Answer, Call, Command, ErrorInfo, Message, Received } from "./types";

export type Line = "connecting" | "open" | "lost";

/** What the server answered instead of carrying a request out. */
export class Denied extends Error {
  constructor(readonly info: ErrorInfo) {
    super(info.text);
  }
}

interface Waiting {
  call: Record<string, unknown>;
  done: (answer: Answer) => void;
  denied: (error: Error) => void;
}

interface Watched {
  table: string;
  link: string;
  /** The last number that was told; nothing is asked for twice. */
  seq: number;
  words: string;
  tell: (message: Message) => void;
  denied: (error: unknown) => void;
}

/** After so many milliseconds of silence the server is asked whether it is there. */
const SILENCE = 5_000;
/** And it is given up when nothing was heard for so long since. */
const DEADLINE = 6_000;
const LOOK = 1_000;

/** To watch nothing any longer costs the server nothing, and is answered. */
const PULSE = { do: "unwatch", table: "" } as const;

const SHORTEST = 300;
const LONGEST = 8_000;

/** Requests whose answer was lost, and that would be done twice if they were sent again. */
const NOT_AGAIN = new Set(["say"]);

export class Connection {
  readonly line = signal<Line>("connecting");
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly watched = new Map<string, Watched>();
  private last = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private listening: ReturnType<typeof setInterval> | undefined;
  /** When something was last heard of the server, and when it was asked whether it is there, if it was since. */
  private heard = 0;
  private asked: number | null = null;

  constructor(private readonly address: () => string) {
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.retry();
    });
  }

  /** Watch a table from its beginning, or anew in another language. */
  watch(
    table: string,
    link: string,
    words: string,
    tell: (message: Message) => void,
    denied: (error: unknown) => void,
  ): void {
    const watched = { table, link, words, tell, denied, seq: 0 };
    this.watched.set(table, watched);
    if (this.line.peek() === "open") this.ask(watched).catch(denied);
    else this.open();
  }

  unwatch(table: string): void {
    if (!this.watched.delete(table) || this.line.peek() !== "open") return;
    this.send({ do: "unwatch", table }).catch(() => undefined);
  }

  /** Ask something of a table; it is asked again when the connection was lost before the answer. */
  command(table: string, link: string, command: Command): Promise<Answer> {
    return this.send({ ...command, table, link });
  }

  /** Close the socket and open it anew: as somebody else, or in another language. */
  restart(): void {
    this.socket?.close();
    this.drop();
    this.tries = 0;
    this.open();
  }

  private send(call: Call): Promise<Answer> {
    return new Promise((done, denied) => {
      const id = ++this.last;
      const waiting = { call: { ...call, id }, done, denied };
      this.waiting.set(id, waiting);
      if (this.line.peek() === "open") this.socket?.send(JSON.stringify(waiting.call));
      else this.open();
    });
  }

  private async ask(watched: Watched): Promise<void> {
    const { table, link, words, seq } = watched;
    await this.send({ do: "watch", table, link, words: words as "en", since: seq, views: "moments" });
  }

  private open(): void {
    clearTimeout(this.timer);
    if (this.socket) return;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.hear();
      this.received(JSON.parse(event.data) as Received);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    this.hear();
    // Whoever opens is to answer in time, too.
    this.asked = this.heard;
    clearInterval(this.listening);
    this.listening = setInterval(() => this.listen(), LOOK);
  }

  private hear(): void {
    this.heard = Date.now();
    this.asked = null;
  }

  /** A server that has stopped, or a network that swallows everything, closes no socket: nothing is heard, that is all. */
  private listen(): void {
    const now = Date.now();
    if (this.asked !== null && now - this.asked >= DEADLINE) {
      const socket = this.socket;
      this.lost();
      socket?.close();
    } else if (this.asked === null && now - this.heard >= SILENCE) {
      this.asked = now;
      this.send(PULSE).catch(() => undefined);
    }
  }

  private opened(): void {
    this.hear();
    this.tries = 0;
    this.line.value = "open";
    const unanswered = [...this.waiting.values()];
    for (const watched of this.watched.values()) this.ask(watched).catch(watched.denied);
    for (const { call } of unanswered) {
      if (call.do !== "watch") this.socket?.send(JSON.stringify(call));
    }
  }

  private received(message: Received): void {
    switch (message.type) {
      case "done":
        this.take(message.id)?.done(message);
        break;
      case "error":
        this.take(message.id)?.denied(new Denied(message.error));
        break;
      default: {
        const watched = this.watched.get(message.table);
        if (!watched) break;
        if ("seq" in message) watched.seq = message.seq;
        watched.tell(message);
      }
    }
  }

  private take(id: number | string | null): Waiting | undefined {
    const waiting = this.waiting.get(Number(id));
    this.waiting.delete(Number(id));
    return waiting;
  }

  private lost(): void {
    this.drop();
    this.tries += 1;
    const pause = Math.min(LONGEST, SHORTEST * 2 ** (this.tries - 1)) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), pause);
  }

  private drop(): void {
    clearInterval(this.listening);
    this.socket = null;
    this.line.value = "lost";
    for (const [id, { call, denied }] of this.waiting) {
      if (call.do === "watch" || call.do === "unwatch") this.waiting.delete(id);
      else if (NOT_AGAIN.has(String(call.do))) {
        this.waiting.delete(id);
        denied(new Error("lost"));
      }
    }
  }

  private retry(): void {
    if (this.line.peek() === "lost" && !this.socket) this.open();
  }
}
