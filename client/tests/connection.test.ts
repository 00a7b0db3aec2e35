import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, Denied } from "../src/protocol/connection";
import type { Message } from "../src/protocol/types";

class Socket {
  static made: Socket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.();
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const newest = () => Socket.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.made = [];
  vi.stubGlobal("WebSocket", Socket);
});

afterEach(() => {
  vi.useRealTimers();
});

function opened(): Connection {
  const connection = new Connection(() => "ws://town/socket");
  connection.watch("t", "secret", "en", () => undefined, vi.fn());
  newest().onopen?.();
  return connection;
}

test("a table is watched as soon as the socket is open", () => {
  const connection = opened();
  expect(connection.line.value).toBe("open");
  expect(newest().sent).toMatchObject([{ do: "watch", table: "t", link: "secret", words: "en", since: 0 }]);
});

test("a request is answered by its own answer", async () => {
  const connection = opened();
  const first = connection.command("t", "", { do: "pause" });
  const second = connection.command("t", "", { do: "resume" });
  const [, pause, resume] = newest().sent;
  newest().tell({ type: "done", id: resume!.id, seq: 9 });
  newest().tell({ type: "error", id: pause!.id, error: { text: "no" } });
  expect((await second).seq).toBe(9);
  await expect(first).rejects.toBeInstanceOf(Denied);
});

test("a lost connection comes back by itself, and asks for what was missed since", async () => {
  const told: Message[] = [];
  const connection = new Connection(() => "ws://town/socket");
  connection.watch("t", "", "en", (message) => told.push(message), vi.fn());
  newest().onopen?.();
  newest().tell({ type: "unheard", table: "t", seq: 41 });
  newest().close();
  expect(connection.line.value).toBe("lost");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.made).toHaveLength(2);
  newest().onopen?.();
  expect(connection.line.value).toBe("open");
  expect(newest().sent).toMatchObject([{ do: "watch", since: 41 }]);
  expect(told).toHaveLength(1);
});

test("what was not answered is asked again after a loss", async () => {
  const connection = opened();
  const choice = connection.command("t", "", { do: "choose", number: 3, choice: 1 });
  newest().close();
  await vi.advanceTimersByTimeAsync(1_000);
  newest().onopen?.();
  const again = newest().sent.find((call) => call.do === "choose");
  expect(again).toMatchObject({ number: 3, choice: 1 });
  newest().tell({ type: "done", id: again!.id, seq: 5 });
  expect((await choice).seq).toBe(5);
});

test("what was said is never said twice", async () => {
  const connection = opened();
  const said = connection.command("t", "", { do: "say", text: "hello" });
  newest().close();
  await expect(said).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1_000);
  newest().onopen?.();
  expect(newest().sent.filter((call) => call.do === "say")).toEqual([]);
});

test("the longer it is away, the longer it waits, up to a bound", async () => {
  opened();
  for (let tries = 0; tries < 12; tries += 1) {
    newest().close();
    await vi.advanceTimersByTimeAsync(12_000);
  }
  const before = Socket.made.length;
  newest().close();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(Socket.made.length).toBe(before);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(Socket.made.length).toBe(before + 1);
});

test("who is refused at a table is told", async () => {
  const denied = vi.fn();
  const connection = new Connection(() => "ws://town/socket");
  connection.watch("t", "", "en", () => undefined, denied);
  newest().onopen?.();
  newest().tell({ type: "error", id: newest().sent[0]!.id, error: { reason: "needs-link", text: "no" } });
  await vi.advanceTimersByTimeAsync(0);
  expect(denied).toHaveBeenCalledOnce();
});

test("a server that says nothing is asked whether it is there, and given up when it does not answer", async () => {
  const connection = opened();
  newest().tell({ type: "done", id: newest().sent[0]!.id, seq: 0 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(newest().sent.at(-1)).toMatchObject({ do: "unwatch", table: "" });
  expect(connection.line.value).toBe("open");
  await vi.advanceTimersByTimeAsync(6_000);
  expect(connection.line.value).toBe("lost");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.made).toHaveLength(2);
  newest().onopen?.();
  expect(connection.line.value).toBe("open");
  expect(newest().sent.map((call) => call.do)).toEqual(["watch"]);
});

test("a server that answers, or has something to tell, is not given up", async () => {
  const connection = opened();
  const answer = () => newest().tell({ type: "done", id: newest().sent.at(-1)!.id, seq: 0 });
  answer();
  for (let pulse = 0; pulse < 5; pulse += 1) {
    await vi.advanceTimersByTimeAsync(5_000);
    answer();
  }
  expect(newest().sent.filter((call) => call.do === "unwatch")).toHaveLength(5);
  const before = newest().sent.length;
  for (let told = 0; told < 5; told += 1) {
    await vi.advanceTimersByTimeAsync(4_000);
    newest().tell({ type: "unheard", table: "t", seq: told });
  }
  expect(newest().sent).toHaveLength(before);
  expect(connection.line.value).toBe("open");
});

test("a server that lets nobody in is tried again", async () => {
  const connection = new Connection(() => "ws://town/socket");
  connection.watch("t", "", "en", () => undefined, vi.fn());
  await vi.advanceTimersByTimeAsync(8_000);
  expect(connection.line.value).toBe("lost");
  expect(Socket.made.length).toBeGreaterThan(1);
});
