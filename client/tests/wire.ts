/** What the server sends to a table of two, and what it is asked, in tests of a sitting. */

import { vi } from "vitest";
import type {
  DecisionInfo,
  LessonInfo,
  LessonStep,
  Message,
  Moved,
  SeenInfo,
  State,
  TableInfo,
  WindowInfo,
} from "../src/protocol/types";

export const REACT: DecisionInfo = {
  seat: 0,
  kind: "react",
  options: [["reveal"], ["pass"]],
  about: { card: "drone" },
  prompt: "Reveal it?",
  texts: ["Reveal it", "Do not reveal it"],
};

export const WINDOW: WindowInfo = {
  kind: "react",
  seats: [0, 1],
  about: { card: "drone" },
  since: 5,
  prompt: "Those who are attacked may reveal it.",
};

const seat = (number: number, name: string) => ({
  seat: number,
  who: "person",
  player: name.toLowerCase(),
  name,
  bot: "",
  here: true,
  bank: null,
  role: "",
  style: "",
});

export const info = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "t",
    game: "zombinion",
    phase: "playing",
    host: "anna",
    number: 3,
    seats: [seat(0, "Anna"), seat(1, "Bruno")],
    deciding: null,
    paused: false,
    settings: { clock: null },
    talk: { private: true, caution: "" },
    ...more,
  }) as TableInfo;

/** A position at an open window, which waits for Anna. */
export const seen = (more: Partial<SeenInfo> = {}): SeenInfo => ({
  eyes: 0,
  number: 3,
  turn: 2,
  view: {},
  deciding: null,
  decision: REACT,
  window: WINDOW,
  ...more,
});

/** The same when she has answered. */
export const answered = (): SeenInfo => seen({ decision: null, window: { ...WINDOW, answered: true } });

/** The same when it waits for somebody else. */
export const waiting = (): SeenInfo => seen({ decision: null });

export const state = (more: Partial<State> = {}): State => ({
  type: "state",
  table: "t",
  seq: 1,
  info: info(),
  you: { player: "anna", seats: [0], host: true },
  seen: seen(),
  ...more,
});

export const moved = (position: SeenInfo): Moved => ({
  type: "moved",
  table: "t",
  seq: position.number + 1,
  number: position.number,
  seat: null,
  at: 5,
  events: [],
  seen: position,
});

export const arranged = (position: SeenInfo, you: Partial<State["you"]> = {}): Message => ({
  type: "arranged",
  table: "t",
  you: { player: "anna", seats: [0], host: true, ...you },
  seen: position,
});

/** A lesson of these steps, the only one of its game. */
export const lesson = (steps: LessonStep[], more: Partial<LessonInfo> = {}): LessonInfo => ({
  game: "zombinion",
  name: "",
  title: "",
  players: ["Anna", "Bruno"],
  steps,
  real_options: {},
  further: [],
  ...more,
});

/** In place of the connection. */
export function wire() {
  const command = vi.fn();
  const tell = vi.fn<(message: Message) => void>();
  const watch = (_table: string, _link: string, _words: string, hear: (message: Message) => void) => {
    tell.mockImplementation(hear);
  };
  return { command, tell, connection: { watch, unwatch: vi.fn(), command } };
}
