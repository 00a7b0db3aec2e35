/** Addresses and the screens behind them. */

import { signal } from "@preact/signals";

export type Route =
  | { screen: "landing" }
  | { screen: "table"; table: string; link: string }
  | { screen: "replay"; table: string; link: string; at: number | null; eyes: string; analysis: boolean }
  | { screen: "new"; game: string }
  | { screen: "rules"; game: string; clause: string }
  | { screen: "teach"; game: string; lesson: string }
  | { screen: "about" }
  | { screen: "lost" };

/** The entry of the browser's history that stands for the windows above a screen: one for all of them. */
const WINDOW = "window";

export const route = signal<Route>(read(location));

/** The screen of an address. The secret of a link stands behind the `#`, which is sent to nobody. */
export function read({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): Route {
  const [first = "", second = "", third = "", ...more] = pathname.split("/").slice(1);
  const query = new URLSearchParams(search);
  const secret = decoded(hash.slice(1));
  if (more.length) return { screen: "lost" };
  if (first === "" && !second) return { screen: "landing" };
  if (first === "about" && !second) return { screen: "about" };
  if (!second) return { screen: "lost" };
  if (first === "t" && third === "") return { screen: "table", table: second, link: secret };
  if (first === "t" && third === "replay") {
    const at = query.get("at");
    return {
      screen: "replay",
      table: second,
      link: secret,
      at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
      eyes: /^(spectator|\d{1,2})$/.exec(query.get("eyes") ?? "")?.[0] ?? "own",
      analysis: query.has("analysis"),
    };
  }
  if (first === "teach") return { screen: "teach", game: second, lesson: third };
  if (third) return { screen: "lost" };
  if (first === "new") return { screen: "new", game: second };
  if (first === "rules") return { screen: "rules", game: second, clause: secret };
  return { screen: "lost" };
}

/** What stands behind the `#`; as it is, when somebody has cut it off in the middle of a character. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Go to an address of ours without loading the page anew. */
export function go(address: string, replace = false): void {
  // A window that one leaves by a link is none that one goes back to.
  if (replace || history.state === WINDOW) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  route.value = read(location);
  if (!replace) scrollTo(0, 0);
}

/** Where a game is taught; its main lesson has no name. */
export const lessonAddress = (game: string, lesson = "") => `/teach/${game}${lesson && `/${lesson}`}`;

export const tableAddress = (table: string, link = "") => `/t/${table}${link ? `#${link}` : ""}`;

export function replayAddress(table: string, at?: number, eyes?: string, link = ""): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set("at", String(at));
  if (eyes && eyes !== "own") query.set("eyes", eyes);
  const search = query.toString();
  return `/t/${table}/replay${search ? `?${search}` : ""}${link ? `#${link}` : ""}`;
}

/** Where a game that is over is looked at again. */
export const analysisAddress = (table: string, link = "") => `/t/${table}/replay?analysis${link ? `#${link}` : ""}`;

/** Links to our own screens are followed without loading the page anew. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    if (!goBackInside()) route.value = read(location);
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
    if (to.pathname === location.pathname && to.search === location.search && to.hash && !to.pathname.startsWith("/t/"))
      return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}

const windows: (() => void)[] = [];
/** Whether our entry is being taken out of the history, which takes a moment. */
let leaving = false;

/** Let the browser's way back close a window instead of leaving the screen. Returns what to call when it is closed. */
export function closeOnBack(close: () => void): () => void {
  windows.push(close);
  enter();
  return () => {
    windows.splice(windows.indexOf(close), 1);
    // Another window may open in its place.
    setTimeout(leave);
  };
}

function enter(): void {
  if (windows.length && !leaving && history.state !== WINDOW) history.pushState(WINDOW, "");
}

function leave(): void {
  if (windows.length || leaving || history.state !== WINDOW) return;
  leaving = true;
  history.back();
}

/** Somebody went back, or our entry was taken out: whether that is all, and the screen stays. */
function goBackInside(): boolean {
  const own = leaving;
  leaving = false;
  const inside = own || windows.length > 0;
  if (!own) windows.at(-1)?.();
  // What is still open, or was opened meanwhile, closes on the next way back.
  setTimeout(enter);
  return inside;
}
