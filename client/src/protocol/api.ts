/** The server asked over HTTP. */

import { language } from "../words/language";
import type {
  AnalysisLine,
  Clause,
  ErrorBody,
  ErrorInfo,
  Fork,
  Frame,
  GameDetail,
  GameInfo,
  LessonInfo,
  Links,
  Made,
  RulesInfo,
  SessionInfo,
  State,
  SummaryInfo,
  TableInfo,
  TablePlan,
} from "./types";

const ROOT = "/api/v1";

/** What the server would not do, in its words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly info: ErrorInfo,
  ) {
    super(info.text);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

interface Ask {
  method?: "GET" | "POST" | "DELETE";
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  link?: string;
  /** Says when nobody wants to know any more. */
  leaving?: AbortSignal;
}

async function ask(path: string, { method = "GET", query = {}, body, link, leaving }: Ask = {}): Promise<Response> {
  const url = new URL(ROOT + path, location.origin);
  const wanted: NonNullable<Ask["query"]> = { lang: language.value, ...query };
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  }
  const headers = new Headers({ "Accept-Language": language.value });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (link) headers.set("Deadtown-Link", link);
  let answer: Response;
  try {
    const sent = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(url, { method, headers, body: sent, signal: leaving ?? null });
  } catch (trouble) {
    throw new Unreachable(String(trouble));
  }
  if (!answer.ok) throw new Refused(answer.status, ((await answer.json()) as ErrorBody).error);
  return answer;
}

async function read<T>(path: string, how?: Ask): Promise<T> {
  const answer = await ask(path, how);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const api = {
  session: () => read<SessionInfo>("/session"),
  signIn: (name: string) => read<SessionInfo>("/session", { method: "POST", body: { name } }),
  signOut: () => read<undefined>("/session", { method: "DELETE" }),
  games: () => read<GameInfo[]>("/games"),
  game: (game: string) => read<GameDetail>(`/games/${game}`),
  rules: (game: string) => read<RulesInfo>(`/games/${game}/rules`),
  tableRules: (table: string, link = "") => read<RulesInfo>(`/tables/${table}/rules`, { link }),
  tables: (query: { phase?: string; game?: string; mine?: boolean; limit?: number }) =>
    read<TableInfo[]>("/tables", { query }),
  make: (plan: TablePlan) => read<Made>("/tables", { method: "POST", body: plan }),
  table: (table: string, link = "") => read<State>(`/tables/${table}`, { query: { words: language.value }, link }),
  links: (table: string) => read<Links>(`/tables/${table}/links`),
  fork: (table: string, fork: Fork, link = "") =>
    read<Made>(`/tables/${table}/fork`, { method: "POST", body: fork, link }),
  /** All positions; a long game comes in pages. */
  replay: async (table: string, eyes: string, link = ""): Promise<Frame[]> => {
    const frames: Frame[] = [];
    let since: string | null = "";
    while (since !== null) {
      const query = { eyes, words: language.value, views: "moments", since };
      const answer = await ask(`/tables/${table}/replay`, { query, link });
      const lines = (await answer.text()).split("\n").filter((line) => line.trim());
      for (const line of lines) frames.push(JSON.parse(line) as Frame);
      since = answer.headers.get("Deadtown-Next");
    }
    return frames;
  },
  /** What is found out about a game that is over, as it comes, until the end or until somebody leaves. */
  analysis: async (table: string, link: string, leaving: AbortSignal, take: (lines: AnalysisLine[]) => void) => {
    const answer = await ask(`/tables/${table}/analysis`, { link, leaving });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + read.value).split("\n");
      rest = lines.pop()!;
      const told = lines.filter((line) => line.trim());
      if (told.length) take(told.map((line) => JSON.parse(line) as AnalysisLine));
    }
  },
  summary: (table: string, link = "") => read<SummaryInfo>(`/tables/${table}/summary`, { link }),
  record: async (table: string, link = "") => (await ask(`/tables/${table}/record`, { link })).blob(),
  /** A lesson of a game: the main one has no name. */
  lesson: (game: string, lesson = "") =>
    read<LessonInfo>(`/games/${game}/lesson`, { query: { views: "moments", ...(lesson && { lesson }) } }),
  read,
};

export type { Clause };
