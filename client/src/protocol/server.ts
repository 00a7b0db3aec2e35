/** The connection of this page, and who one is. */

import { signal } from "@preact/signals";
import { keep, kept } from "../keeping";
import { language, say } from "../words/language";
import { api, Refused } from "./api";
import { Connection } from "./connection";
import type { SessionInfo } from "./types";

export const connection = new Connection(() => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/v1/socket?lang=${language.value}`;
});

/** Who one is; null before one has a name. */
export const me = signal<SessionInfo | null>(null);

/** Find out who one is. */
export async function recognise(): Promise<void> {
  if (!kept("name")) return; // Who has never been here is nobody yet.
  try {
    me.value = await api.session();
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    me.value = null;
  }
}

/** Be somebody: under the name one has, else under one that is given, or made up. */
export async function introduce(name?: string): Promise<SessionInfo> {
  if (me.value && (!name || name === me.value.name)) return me.value;
  const fresh = !me.value;
  me.value = await api.signIn(name ?? madeUpName());
  keep("name", me.value.name);
  if (fresh) connection.restart();
  return me.value;
}

/** Do something as somebody. Whom the server no longer knows is introduced anew. */
export async function asSomebody<T>(work: () => Promise<T>, name?: string): Promise<T> {
  await introduce(name);
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.info.kind !== "unsigned") throw problem;
    const before = me.peek()?.name;
    me.value = null;
    await introduce(before);
    return work();
  }
}

/** A name for those who want to play at once. */
function madeUpName(): string {
  const names = say("page-made-up-names").split(",");
  return names[Math.floor(Math.random() * names.length)]!.trim();
}
