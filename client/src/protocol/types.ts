// Written by tools/types from the server's types: change those, not this.

export type Phase = "open" | "playing" | "over" | "closed";

export type Views = "whole" | "changes" | "moments" | "none";

export type Visibility = "public" | "link";

export type Matter = "undo" | "pause" | "rematch" | "seat";

export type Kind =
  "bad" | "unsigned" | "forbidden" | "unknown" | "conflict" | "large" | "refused" | "rate" | "storage" | "gone";

/** A verb and its arguments, such as `["take", "magazine"]`. */
export type Option = (string | number)[];

/** Something that happened in the game; which fields there are depends on its type. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** What is different in a view: what is there now, that nothing is, or which items of a list give way. */
export type Change =
  | [path: (string | number)[], value: unknown]
  | [path: (string | number)[]]
  | [path: (string | number)[], start: number, cut: number, items: unknown[]];

/** From where to where in a line something stands, and what: a thing by family and name, or a seat. */
export type Mark = [start: number, end: number, family: string, name: string | number];

/** Each decision has `move` seconds of its own; what takes longer is taken from the seat's `bank`. */
export interface Clock {
  bank: number;
  move: number;
}

/** After how many seconds of absence a bot sits in, and which one (a level or a name). */
export interface SitIn {
  after: number;
  bot: string;
}

/** How long a question to many stays open, and what its length gives away. */
export interface Windows {
  /**
   * `none`: it closes as soon as nobody is waited for, so that its speed tells whether somebody could act; `least`: it
   * stays open for some seconds at least; `same`: always for as long, which hides thinking too.
   */
  pause: "least" | "none" | "same";
  seconds: number;
  /** After how many seconds silence is a pass; without it, as long as a clock gives a decision, or never. */
  limit: number | null;
}

/** How people sit together, whatever the game. */
export interface Settings {
  /** `public` tables are listed and open to all; others are for those who have the link. */
  visibility: Visibility;
  /** `consent`: free while nothing hidden was shown, no luck was used and nobody else acted, else with consent. */
  undo: "consent" | "free" | "none";
  clock: Clock | null;
  sit_in: SitIn | null;
  windows: Windows;
  spectators: boolean;
  chat: boolean;
  /**
   * Whether those who play may take a copy of the running game to try things out, of which everybody is told. null: as
   * usual, at tables for those who have the link.
   */
  forks: boolean | null;
}

/** Who sits at a seat. */
export interface SeatInfo {
  seat: number;
  who: "bot" | "open" | "person";
  player: string;
  name: string;
  /** The bot that plays, by itself or for a person who is away. */
  bot: string;
  /** Whether the person is connected. */
  here: boolean;
  /** How many seconds are left in the bank; null without a clock. */
  bank: number | null;
  /** Which of the unequal sides it plays; empty where all seats are alike, or while that is not settled. */
  role: string;
  /** In which of the styles of its level a bot plays, named by a text, `style-NAME`; else empty. */
  style: string;
  /** The player for whom the seat is kept, who left it during the game; a bot may sit there meanwhile. */
  kept: string;
  kept_name: string;
}

/** What the others are asked to agree to. */
export interface AskInfo {
  matter: Matter;
  player: string;
  number: number;
  agreed: string[];
  /** The players whose answer is missing. */
  waiting: string[];
  /** Who asks. */
  name: string;
}

/** How a game ended. */
export interface Outcome {
  winners: number[];
  scores: number[];
  /** What ended it, as the name of a text. */
  ending: string;
}

/** What the rules say about talking at the table. */
export interface Talk {
  /** Whether two seats may talk in private. */
  private: boolean;
  /** A text of the game that stands above all that is said; none where it is empty. */
  caution: string;
}

/** All about a table but the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  phase: Phase;
  paused: boolean;
  host: string;
  created: number;
  changed: number;
  options: Record<string, unknown>;
  settings: Settings;
  seats: SeatInfo[];
  /** How many spectators there are. */
  watching: number;
  /** How many decisions have been taken. */
  number: number;
  deciding: number | null;
  /** When the pending decision began. */
  since: number;
  ask: AskInfo | null;
  outcome: Outcome | null;
  /** What proves, after the game, that its seed was chosen before. */
  commitment: string;
  /** Told when the game is over. */
  seed: string | null;
  rematch: string;
  source: string;
  /** What the rules say about talking at this table. */
  talk: Talk;
  /** Seconds that the pending decision had taken before `since`. */
  thought: number;
}

/** How a seat wants to be asked, when it need not be. */
export interface Standing {
  /**
   * In windows: when it could do something that a player would think of at that moment, as far as the game tells; when
   * it could do anything; always, also if it could only pass, which hides that; or only in windows of some kinds, when
   * it could do something there.
   */
  ask?: "always" | "could" | "kinds" | "matters";
  kinds?: string[];
  /** The kinds of question that it does not want to be asked again in a turn, each with that turn. */
  rest?: Record<string, number>;
}

/** Who is spoken to. */
export interface You {
  player: string;
  seats: number[];
  host: boolean;
  /** How each of these seats wants to be asked; none where all want what everybody wants at first. */
  standing?: Standing[];
  /** Whether one may go on alone from a position of this game. */
  forks?: boolean;
}

/** What the seat that decides is asked. */
export interface DecisionInfo {
  seat: number;
  kind: string;
  options: Option[];
  about: Record<string, string | number>;
  prompt?: string;
  /** The options in words, for those who asked for words. */
  texts?: string[];
}

/** A question that is put to many, as everybody knows it. */
export interface WindowInfo {
  kind: string;
  /** Who is asked, in the order in which they have their way. Who of them could do anything is not told. */
  seats: number[];
  about: Record<string, string | number>;
  since: number;
  /** When silence is a pass; null where time does not matter, or stands still. */
  until?: number | null;
  prompt?: string;
  /** Whether the seat through whose eyes one looks has answered already. */
  answered?: boolean;
}

/** The position as somebody sees it. */
export interface SeenInfo {
  /** Whose eyes: a seat, or null for a spectator's. */
  eyes: number | null;
  number: number;
  /** How many turns, or phases, have begun: a standing answer holds until this number changes. */
  turn: number;
  /** The seat that decides alone; null while a window is open. */
  deciding: number | null;
  /** What the seat through whose eyes one looks is asked: alone, or in a window that waits for it. */
  decision: DecisionInfo | null;
  /** Left out where it follows from what was sent before, and for those who want none. */
  view?: unknown;
  window?: WindowInfo | null;
}

/** All there is to know: sent first, and whenever what was missed is too long to tell. */
export interface State {
  type: "state";
  table: string;
  seq: number;
  info: TableInfo;
  you: You;
  seen?: SeenInfo | null;
}

/** What a line of words is besides words. */
export interface LineInfo {
  /** Where things and players stand in it. */
  marks?: Mark[];
  /** The seat whose turn, or phase, begins with it. */
  begins?: number | null;
  /** Whether it is told in passing: who wants to know in short what happened does without it. */
  minor?: boolean;
}

/** Something happened, and this is what changed with it for one pair of eyes. */
export interface Moment {
  /** null: nothing is told, and yet the view changes, as when a phase ends of which all has been told. */
  event?: GameEvent | null;
  changes?: Change[];
}

/** Somebody took a decision. */
export interface Moved {
  type: "moved";
  table: string;
  seq: number;
  /** How many decisions have been taken now. */
  number: number;
  /** Who took it; null when a window closed in which nobody stepped in. */
  seat: number | null;
  at: number;
  /** What happened; none where it is told moment by moment. */
  events: GameEvent[];
  words?: string[];
  /** With words: the clause behind each line of them; empty where there is none. */
  clauses?: string[];
  /** With words: what each line of them is besides words. */
  lines?: LineInfo[];
  banks?: number[];
  /** The position after it; only with the last of several messages. */
  seen?: SeenInfo | null;
  /** When more changed than the position: how the game ended, that something is no longer asked, who is back. */
  info?: TableInfo | null;
  /** For those who want moments: what happened, and what each event changed in their view. */
  moments?: Moment[] | null;
  /** For those who want changes: what changed in their view. */
  changes?: Change[] | null;
}

/** Something else changed at the table: who sits there, what is asked, a pause, the start, an undo, the end. */
export interface Changed {
  type: "changed";
  table: string;
  seq: number;
  what: string;
  at: number;
  info?: TableInfo | null;
  player?: string;
  seat?: number | null;
  events?: GameEvent[];
  words?: string[];
  clauses?: string[];
  lines?: LineInfo[];
  seen?: SeenInfo | null;
}

/** Somebody said something. */
export interface Heard {
  type: "said";
  table: string;
  seq: number;
  at: number;
  player: string;
  name: string;
  text: string;
  seat?: number | null;
  to?: number | null;
}

/** Something happened that is not for these eyes and ears. Its number is told, so that none is missing. */
export interface Unheard {
  type: "unheard";
  table: string;
  seq: number;
}

/** Who is here. Without a number: it is not part of the log. */
export interface Presence {
  type: "presence";
  table: string;
  here: string[];
  watching: number;
}

/**
 * How far a bot has come with the decision that it takes alone. Without a number: it is not part of the log.
 *
 * Numbers only, and of no window: who thinks there would tell that it could do something.
 */
export interface Thinking {
  type: "thinking";
  table: string;
  /** The number of the decision. */
  number: number;
  seat: number;
  /** How many games it has imagined. */
  playouts: number;
  /** How much of what it may spend is spent, from 0 to 1. */
  share: number;
  /** How many games it may imagine; null where only time is limited. */
  budget?: number | null;
}

/**
 * To one person alone, without a number: how the own seats are asked now, and what the open window asks of them.
 *
 * It is sent to all connections of somebody who has answered early, or said how to be asked.
 */
export interface Arranged {
  type: "arranged";
  table: string;
  you: You;
  seen?: SeenInfo | null;
}

/** In an account's stream: a decision waits for you. */
export interface Turn {
  type: "turn";
  table: string;
  game: string;
  seat: number;
  number: number;
}

/** In an account's stream: a table of yours changed. */
export interface News {
  type: "news";
  table: string;
  game: string;
  phase: Phase;
  what: string;
}

/** A lesson of a game besides the main one. */
export interface LessonTitle {
  name: string;
  title: string;
}

/** One of the unequal sides of a game. */
export interface RoleInfo {
  name: string;
  title: string;
  /** With these options the first seat plays it. */
  options: Record<string, unknown>;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  /** The version of its rules. */
  rules: string;
  /** What the ids of its clauses begin with, the main family first, those of games that it leans on last. */
  families: string[];
  /** The numbers of players that it is for, all its variants together. */
  seats: number[];
  /** How long people play it, from a short game to a long one; none where nobody knows. */
  minutes: number[];
  /** The weakest first. */
  bots: string[];
  /** The bots that play at each level; where there are several, each seat is given one by lot. */
  levels: Record<string, string[]>;
  /** The bots of whoever runs this server. */
  guests: string[];
  /** Whether there is a lesson that teaches it. */
  lesson: boolean;
  /** Further lessons, besides the main one. */
  lessons: LessonTitle[];
  /** Its unequal sides; none where all seats are alike. */
  roles: RoleInfo[];
  /** The kinds of question that are put to many at once; none where only one is asked at a time. */
  windows: string[];
}

/** How often one of the unequal sides won, in whole percent, and where the true share lies with 95% certainty. */
export interface SideShare {
  side: string;
  share: number;
  low: number;
  high: number;
}

/** What games on one set came to. */
export interface SetShares {
  games: number;
  sides: SideShare[];
  /** How long they took: on average, the shortest, the longest. */
  rounds: number[];
}

/** Games of equal bots on each set of a game. */
export interface SharesInfo {
  /** Who played in all seats. */
  bots: string;
  /** The same in words. */
  title: string;
  players: number;
  /** The options that were not as usual, besides the one that chooses the set. */
  agreed: Record<string, unknown>;
  /** What was played with, in words: to be read after who played. */
  agreed_title: string;
  /** By the value of the option that chooses the set; those are missing that can't be played so. */
  sets: Record<string, SetShares>;
}

/** How even the sets of a game are for its unequal sides, as bots found out. */
export interface BalanceInfo {
  /** The option that chooses the set. */
  option: string;
  /** By different bots, and with different options; what is shown first comes first. */
  measured: SharesInfo[];
}

/** All that is to be known of a game before a table is made. */
export interface GameDetail {
  name: string;
  title: string;
  /** The version of its rules. */
  rules: string;
  /** What the ids of its clauses begin with, the main family first, those of games that it leans on last. */
  families: string[];
  /** The numbers of players that it is for, all its variants together. */
  seats: number[];
  /** How long people play it, from a short game to a long one; none where nobody knows. */
  minutes: number[];
  /** The weakest first. */
  bots: string[];
  /** The bots that play at each level; where there are several, each seat is given one by lot. */
  levels: Record<string, string[]>;
  /** The bots of whoever runs this server. */
  guests: string[];
  /** Whether there is a lesson that teaches it. */
  lesson: boolean;
  /** Further lessons, besides the main one. */
  lessons: LessonTitle[];
  /** Its unequal sides; none where all seats are alike. */
  roles: RoleInfo[];
  /** The kinds of question that are put to many at once; none where only one is asked at a time. */
  windows: string[];
  /** A JSON Schema, with defaults. */
  options: unknown;
  decisions: string[];
  /** Kinds of decision that may be answered for the rest of a turn at once, each with that answer. */
  standing: Record<string, Option>;
  /** Whether one may be asked only when it matters, in a game with so many windows that most would be a nuisance. */
  matters: boolean;
  /** Whether a seat may know what another may not: then those who share a device must not look at each other's. */
  secrets: boolean;
  /** What is needed to draw and explain the things of the game, in a form of its own; null if nothing is. */
  catalogue: unknown;
  /** How even it is for its unequal sides, by what is chosen; null where that was not measured. */
  balance: BalanceInfo | null;
}

/** A position of a replay, and how it came about. */
export interface Frame {
  number: number;
  /** Who decided. */
  seat: number | null;
  events: GameEvent[];
  words: string[];
  /** With words: the clause behind each line of them; empty where there is none. */
  clauses: string[];
  /** With words: what each line of them is besides words. */
  lines: LineInfo[];
  seen: SeenInfo;
  /** For those who want moments: what happened, and what each event changed in the view. */
  moments?: Moment[] | null;
  /** For those who want changes: what changed in the view. */
  changes?: Change[] | null;
}

/** A position of a lesson as the learner sees it, and what is to be learnt there. */
export interface LessonStep {
  /** The position, and what happened since the step before. */
  frame: Frame;
  /** The explanation, a line for each paragraph; empty where the learner is only asked. */
  note: string;
  /** What the learner shall choose; null where there is only something to see or to read. */
  choice: (string | number)[] | null;
  /** The rule behind the note. */
  clause: string;
}

/** A whole lesson. The learner has the first seat. */
export interface LessonInfo {
  game: string;
  /** Empty for the main lesson. */
  name: string;
  title: string;
  players: string[];
  steps: LessonStep[];
  /** The options of a real game of the kind that was taught. */
  real_options: Record<string, unknown>;
  /** What else there is to learn of the game, the main lesson apart. */
  further: LessonTitle[];
}

/** One rule. */
export interface Clause {
  id: string;
  /** Its words, in Markdown. */
  text: string;
  /** The heading of its section: "7. Handling cards". */
  heading: string;
  /** The heading within the section: the card that the clause is about. */
  topic: string;
  /** The rows of the table that belongs to it, the first being the heads of its columns. */
  table: string[][];
  /** Whether it has a part in the game that it is told for. */
  holds: boolean;
  /** The title of the rulebook in which it stands, where that is of a game that is leant on. */
  book: string;
}

/** Rules in words. */
export interface RulesInfo {
  game: string;
  rules: string;
  language: string;
  title: string;
  clauses: Clause[];
  /** The game in a minute, a paragraph each, in Markdown: the goal, a turn, how it ends. */
  minute: string[];
  /** Words by which people look for something who do not know what the rules call it, with the clauses meant. */
  everyday: Record<string, string[]>;
}

/** A table was made. */
export interface Made {
  table: string;
}

/** Who somebody is here. */
export interface SessionInfo {
  player: string;
  name: string;
}

/** A request was carried out, and is safe. */
export interface Done {
  /** The number of the last entry of the table's log. */
  seq: number;
  /** Another table that came of it. */
  table: string;
  seat: number | null;
  /** Whether the others are asked first. */
  asked: boolean;
  /** Whether it had been done before: this was a resend. */
  again: boolean;
  answer: ErrorInfo | PreviewInfo | null;
}

/** The secrets that stand behind the `#` of a link. */
export interface Links {
  table: string;
  seats: string[];
}

/** A line of the log. */
export interface LogLine {
  seq: number;
  at: number;
  text: string;
  clause?: string;
  /** The decision that it tells of. */
  number?: number | null;
  undone?: boolean;
  more?: LineInfo;
}

/** A rung of the ladder by which winners are found: those who are level there go on to the next. */
export interface Rung {
  /** What is compared, as the name of a text: `rung-NAME`. */
  what: string;
  clause: string;
  /** Who is compared; nobody where the rung was not needed. */
  seats: number[];
  /** What each of them has; none where nothing is counted. */
  figures: number[];
  /** Who of them is ahead. */
  best: number[];
  /** Whether the winners were found here. */
  decides: boolean;
}

/** A part of a score: so many things of one kind, and what they are worth. */
export interface ReckoningLine {
  /** The kind, as the name of a text. */
  what: string;
  count: number;
  each: number;
  points: number;
}

/** How a game ended, and how it went. */
export interface SummaryInfo {
  /** Why it was won, in one sentence; empty where the game has no word for it. */
  why: string;
  /** Where things and players stand in that sentence. */
  marks: Mark[];
  /** The rule by which it was decided. */
  clause: string;
  /** What was compared to find the winners, one after another; each is worded in the texts as `rung-NAME`. */
  ladder: Rung[];
  /** Whether scores are points that were counted; else the game is just won or lost. */
  scored: boolean;
  /** Of each seat: the parts of its score. */
  reckoning: ReckoningLine[][];
  /** Figures by name: at each point of the game, one a seat. */
  course: Record<string, number[][]>;
  /** Of each point: after how many decisions it was. */
  numbers: number[];
  /** Of each point: how many turns had been taken, of all seats together. */
  turns: number[];
}

/** A bearer token as its owner may see it again. */
export interface Token {
  id: string;
  label: string;
  created: number;
}

/** A new token. It is told this one time. */
export interface TokenMade {
  token: string;
  player: string;
  name: string;
}

/** What an answer would do at once, as far as who asked may know. */
export interface PreviewInfo {
  /** The number of the decision. */
  number: number;
  seat: number;
  /** Whether that can be told; if not, it is open until it is done. */
  known: boolean;
  events: GameEvent[];
  words: string[];
  /** The clause behind each line of words; empty where there is none. */
  clauses: string[];
}

/** Why something was not granted. */
export interface ErrorInfo {
  kind: Kind | "bug";
  /** The name of the reason: stable, for programs. */
  reason: string;
  /** The clause of the rules that forbids it; empty when no rule does. */
  clause: string;
  arguments: Record<string, string | number>;
  /** The reason in words, for people. */
  text: string;
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  error: ErrorInfo;
}

/** A request was carried out, and is safe; see `Done`. */
export interface Answer {
  type: "done";
  id: number | string | null;
  seq?: number;
  table?: string;
  seat?: number | null;
  asked?: boolean;
  again?: boolean;
  answer?: ErrorInfo | PreviewInfo | null;
}

/** A request was not granted. */
export interface Problem {
  type: "error";
  id: number | string | null;
  error: ErrorInfo;
}

/** What there is to find out: it comes first. */
export interface Outline {
  found: "outline";
  /** How many decisions left a choice. */
  decisions: number;
  /** At how many points of the game the outlook is found out, for each pair of eyes. */
  moments: number;
  /** How many decisions there were, with those that left none. */
  last: number;
  /** The team of each seat: those of one team have one chance. */
  teams: number[];
}

/** How the game stood at one point, through somebody's eyes. */
export interface Outlook {
  found: "outlook";
  /** After how many decisions. */
  number: number;
  turn: number;
  /** The seat whose knowledge it is; null: what everybody knew. */
  eyes: number | null;
  /** How likely each seat was to win, from 0 to 1. */
  chances: number[];
  /** How far off that may be, with 95% certainty, as far as it depends on luck. */
  margin: number;
}

/** What was decided, and what the search would have done, in words, too. */
export interface JudgedInWords {
  found: "judged";
  /** After how many decisions it was. */
  number: number;
  turn: number;
  seat: number;
  kind: string;
  /** How many there were to choose from. */
  options: number;
  chosen: Option;
  /** What the search would have done; that may be the same. */
  better: Option;
  /** How likely each seat is to win with the better option, for all that the deciding seat knew. */
  chances: number[];
  /** The same with the one that was chosen. */
  left: number[];
  /** What the choice took from the chance of that seat. By luck it may come out below zero. */
  cost: number;
  /** How far off the cost may be, with 95% certainty, as far as it depends on luck. */
  margin: number;
  /** Whether it has certainly cost something, and something worth mentioning. */
  costly: boolean;
  /** How many games were imagined to find it out. */
  playouts: number;
  chosen_words: string;
  better_words: string;
}

/** How well a seat has played, as far as the search can tell. */
export interface SeatAccuracy {
  seat: number;
  /** How many left a choice. */
  decisions: number;
  /** In how many of them it did what the search would have done. */
  same: number;
  /** How many have certainly cost something. */
  costly: number;
  /** What all of them took from its chance together. */
  cost: number;
  margin: number;
}

/** Which decision it is: in a window several may have the same number. */
export interface DecisionAt {
  number: number;
  seat: number;
}

/** What comes out of all of it: it comes last. */
export interface Summary {
  found: "summary";
  seats: SeatAccuracy[];
  /** The decisions that have certainly cost something, the one that cost most first. */
  costliest: DecisionAt[];
}

/** It took too long: what was found out until then is all there is. It comes last, instead of the summary. */
export interface Stopped {
  found: "stopped";
}

/** A line of the analysis of a game that is over. */
export type AnalysisLine = Outline | Outlook | JudgedInWords | Summary | Stopped;

/** What somebody who watches is sent. */
export type Message = State | Moved | Changed | Heard | Unheard | Presence | Thinking | Arranged | Turn | News;

/** How somebody wants to be called. */
export interface SignIn {
  name: string;
}

/** Who shall sit at a seat: the one who makes the table, a bot (of a level or by name), or whoever comes. */
export interface SeatPlan {
  who?: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

/** A table to be made. The game starts as soon as every seat is taken, unless `start` is false. */
export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  settings?: Partial<Settings>;
  start?: boolean;
}

/** Go on from a position of a game against bots. */
export interface Fork {
  /** After how many decisions. */
  at: number;
  /** Which seat one takes; else the one that decides there. */
  seat?: number | null;
  bot?: string;
}

/** A token for a program: of oneself, or, for who has not signed in, of a new guest with this name. */
export interface TokenWish {
  name?: string;
  label?: string;
}

/**
 * Take a seat: the one that is named, the one of a seat's link, one that is kept for oneself, or the first that is
 * free. One that is kept for somebody else can only be asked for.
 */
export interface Sit {
  do: "sit";
  seat?: number | null;
  name?: string;
  /** Ask the others for a seat that is kept for somebody else. */
  ask?: boolean;
}

/**
 * Give up a seat; without a number all of one's own. During the game it is kept for its player. Before the start the
 * host may clear any; who is removed so does not come back.
 */
export interface Leave {
  do: "leave";
  seat?: number | null;
}

/** Seat a bot of a level, or by name, at a free seat. */
export interface Bot {
  do: "bot";
  seat: number;
  bot?: string;
  /** Else it is called like the bot. */
  name?: string;
}

/** Begin the game. Every seat must be taken, unless it shall begin without those that are open. */
export interface Start {
  do: "start";
  /** Take the open seats away first; the others close up. */
  drop?: boolean;
}

/** Answer a decision: with an option's number (from 1), its text, or the option itself. */
export interface Choose {
  do: "choose";
  /** The number of the decision that is answered. A resend of the same answer is harmless. */
  number: number;
  choice: number | string | (string | number)[];
  /** Only needed by someone who has several seats and wants to be sure. */
  seat?: number | null;
}

/** Ask what an answer to the pending decision would do at once. It changes nothing. */
export interface Preview {
  do: "preview";
  /** The number of the decision. */
  number: number;
  choice: number | string | (string | number)[];
  seat?: number | null;
}

/** Ask why something can't be done now. It changes nothing. */
export interface Why {
  do: "why";
  wish: string;
  seat?: number | null;
}

/** Say how one wants to be asked in windows, and what not to be asked again this turn. Nobody else is told. */
export interface Arrange {
  do: "arrange";
  seat?: number | null;
  /**
   * When it matters, as the game sees it; when one could do something; always; or only in windows of some kinds.
   * Without it that stays as it is.
   */
  ask?: "always" | "could" | "kinds" | "matters" | null;
  /** The kinds of window. */
  kinds?: string[] | null;
  /** A kind of question that is not to be asked again this turn: one passes, or answers as the game says. */
  rest?: string;
  /** Be asked again what was not to be asked this turn. */
  again?: boolean;
}

/** Take back one's last decision, or all since a number. What is not free is asked of the others. */
export interface Undo {
  do: "undo";
  to?: number | null;
  /** How many decisions had been taken when it was asked: with it, a resend is harmless. */
  number?: number | null;
}

/** Stop the clocks and the play, when the others agree. */
export interface Pause {
  do: "pause";
}

/** Go on after a pause. */
export interface Resume {
  do: "resume";
}

/** Say yes to what is asked. */
export interface Agree {
  do: "agree";
}

/** Say no to what is asked, or take one's own question back. */
export interface Decline {
  do: "decline";
}

/** Speak at the table, or to one seat only where the game allows it. */
export interface Say {
  do: "say";
  text: string;
  to?: number | null;
}

/** No longer be sent what somebody says; by the host with `all`: nobody is. */
export interface Mute {
  do: "mute";
  player: string;
  on?: boolean;
  all?: boolean;
}

/** Play again with the same seats, when the others agree. */
export interface Rematch {
  do: "rematch";
}

/** Clear the table away. What was played stays. */
export interface Close {
  do: "close";
}

/** Be told what happens at a table, first of all what was missed `since` a number. */
export interface Watch {
  do: "watch";
  table: string;
  since?: number | null;
  words?: "" | "en" | "fr" | "it";
  link?: string;
  views?: Views;
  id?: number | string | null;
}

/** No longer be told. */
export interface Unwatch {
  do: "unwatch";
  table: string;
  id?: number | string | null;
}

/** Be told whatever concerns oneself, at whichever table. */
export interface Follow {
  do: "follow";
  id?: number | string | null;
}

/** Make a table. */
export interface Create {
  do: "create";
  plan: TablePlan;
  id?: number | string | null;
}

/** A command for a table; each kind of order has the fields of its command, too. */
export interface Order {
  table: string;
  link?: string;
  id?: number | string | null;
}

/** What somebody may ask of a table; over HTTP without `do`. */
export type Command =
  | Sit
  | Leave
  | Bot
  | Start
  | Choose
  | Preview
  | Why
  | Arrange
  | Undo
  | Pause
  | Resume
  | Agree
  | Decline
  | Say
  | Mute
  | Rematch
  | Close;

/** What a client sends over a socket. */
export type Call = Watch | Unwatch | Follow | Create | (Order & Command);

/** What a client is sent over a socket. */
export type Received = Message | Answer | Problem;
