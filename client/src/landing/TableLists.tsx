/** The tables there are: one's own, those that wait for players, those that can be watched. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { notify } from "../parts/Notices";
import { api } from "../protocol/api";
import { me } from "../protocol/server";
import type { GameInfo, TableInfo } from "../protocol/types";
import { replayAddress, tableAddress } from "../routes";
import { moment, say, together } from "../words/language";
import { nameWithRole } from "../words/roles";
import { trouble } from "../protocol/trouble";
import { usePolled, type Polled } from "./polling";

/** How many of a kind are shown. */
const SHOWN = 12;

export interface Lists {
  mine: readonly TableInfo[];
  /** Which of one's own tables wait for oneself. */
  due: ReadonlySet<string>;
  open: readonly TableInfo[];
  running: readonly TableInfo[];
}

/** The tables as they are now, looked for again and again. */
export function useTables(): Polled<Lists> {
  const player = me.value?.player ?? "";
  return usePolled(() => look(player), [player]);
}

interface ListsProps {
  tables: Polled<Lists>;
  games: readonly GameInfo[];
}

export function TableLists({ tables: { found, failed, again }, games }: ListsProps) {
  const player = me.value?.player ?? "";
  const lists: Lists = found ?? { mine: [], due: new Set(), open: [], running: [] };
  const current = lists.mine.filter((table) => table.phase === "open" || table.phase === "playing");
  const finished = lists.mine.filter((table) => table.phase === "over");
  const row = (table: TableInfo) => ({ table, game: games.find(({ name }) => name === table.game), again });
  return (
    <div class="table-lists">
      {current.length > 0 && (
        <TableList title={say("page-tables-mine")}>
          {current.map((table) => (
            <Own key={table.id} {...row(table)} player={player} due={lists.due.has(table.id)} />
          ))}
        </TableList>
      )}
      <TableList title={say("page-tables-open")}>
        {failed && <li class="table-none">{say("page-tables-failed")}</li>}
        {found && !failed && !lists.open.length && <li class="table-none">{say("page-tables-open-none")}</li>}
        {lists.open.map((table) => (
          <Row key={table.id} {...row(table)} when={say("page-opened", { when: moment(table.created) })}>
            <Way {...row(table)} href={tableAddress(table.id)} action={say("page-join")} />
          </Row>
        ))}
      </TableList>
      {lists.running.length > 0 && (
        <TableList title={say("page-tables-running")}>
          {lists.running.map((table) => (
            <Row key={table.id} {...row(table)} when={say("page-last-move", { when: moment(table.changed) })}>
              <Way {...row(table)} href={tableAddress(table.id)} action={say("page-watch")} />
            </Row>
          ))}
        </TableList>
      )}
      {finished.length > 0 && (
        <TableList title={say("page-tables-finished")}>
          {finished.map((table) => (
            <Row key={table.id} {...row(table)} when={say("page-ended", { when: moment(table.changed) })}>
              <Way {...row(table)} href={replayAddress(table.id)} action={say("page-replay")} />
            </Row>
          ))}
        </TableList>
      )}
    </div>
  );
}

async function look(player: string): Promise<Lists> {
  const [mine, open, running] = await Promise.all([
    player ? api.tables({ mine: true, limit: 2 * SHOWN }) : [],
    api.tables({ phase: "open", limit: SHOWN }),
    api.tables({ phase: "playing", limit: SHOWN }),
  ]);
  const own = new Set(mine.map((table) => table.id));
  const waits = await Promise.all(mine.map((table) => waitsFor(table, player)));
  return {
    mine,
    due: new Set(mine.filter((_, place) => waits[place]).map(({ id }) => id)),
    open: open.filter((table) => !own.has(table.id) && table.seats.some((seat) => seat.who === "open")),
    running: running.filter((table) => !own.has(table.id) && table.settings.spectators),
  };
}

/** Whether a table waits for somebody. Whom a window waits for is told to nobody else, so it is asked at the table. */
export async function waitsFor(table: TableInfo, player: string): Promise<boolean> {
  if (table.phase !== "playing" || table.paused) return false;
  if (table.deciding !== null) return table.seats[table.deciding]?.player === player;
  try {
    return Boolean((await api.table(table.id)).seen?.decision);
  } catch {
    // One table that can't be opened must not hide all others: who goes there is told why.
    return false;
  }
}

function TableList({ title, children }: { title: string; children: ComponentChildren }) {
  const heading = useId();
  return (
    <section class="table-list" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  table: TableInfo;
  /** As soon as it is here. */
  game: GameInfo | undefined;
}

function titleOf({ table, game }: RowProps): string {
  return game?.title ?? table.game;
}

/** Who sits there, and which side they play. */
function namesOf({ table, game }: RowProps): string {
  const side = (role: string) => game?.roles.find(({ name }) => name === role)?.title ?? role;
  const names = table.seats.filter((seat) => seat.who !== "open").map((seat) => nameWithRole(seat, side));
  return names.length ? together(names) : say("page-nobody-yet");
}

function Row({ table, game, when, children }: RowProps & { when: string; children: ComponentChildren }) {
  const free = table.seats.filter((seat) => seat.who === "open" && !seat.kept).length;
  return (
    <li class="table-row" data-table={table.id}>
      <div class="table-words">
        <p>
          <strong>{titleOf({ table, game })}</strong> {namesOf({ table, game })}
        </p>
        <p class="faint">
          {free > 0 && table.phase !== "over" && <>{say("page-free-seats", { count: free })} · </>}
          {when}
        </p>
      </div>
      <div class="table-ways">{children}</div>
    </li>
  );
}

/** A link that says for itself which table it leads to. */
function Way({ table, game, href, action, main }: RowProps & { href: string; action: string; main?: boolean }) {
  return (
    <a
      class={`button ${main ? "primary" : ""}`}
      href={href}
      aria-label={say("page-of-table", { action, game: titleOf({ table, game }), names: namesOf({ table, game }) })}
    >
      {action}
    </a>
  );
}

/** A table of one's own, which can be gone on with, or put away by its host. */
function Own({ table, game, player, due, again }: RowProps & { player: string; due: boolean; again: () => void }) {
  const playing = table.phase === "playing";
  const when = playing
    ? say("page-last-move", { when: moment(table.changed) })
    : say("page-opened", { when: moment(table.created) });
  return (
    <Row table={table} game={game} when={when}>
      {due && <span class="tag table-turn">{say("page-your-turn")}</span>}
      {table.host === player && <PutAway table={table} game={game} again={again} />}
      <Way
        table={table}
        game={game}
        href={tableAddress(table.id)}
        action={say(playing ? "page-go-on" : "page-to-waiting-room")}
        main={due}
      />
    </Row>
  );
}

/** Closes a table for everybody, so it is asked twice. */
function PutAway({ table, game, again }: RowProps & { again: () => void }) {
  const sure = useSignal(false);
  const close = async () => {
    if (!sure.value) {
      sure.value = true;
      return;
    }
    try {
      await api.read(`/tables/${table.id}/close`, { method: "POST", body: {} });
    } catch (reason) {
      notify(trouble(reason), { bad: true });
    }
    again();
  };
  const action = say(sure.value ? "page-put-away-sure" : "page-put-away");
  return (
    <button
      type="button"
      class={sure.value ? "danger" : "quiet"}
      aria-label={say("page-of-table", { action, game: titleOf({ table, game }), names: namesOf({ table, game }) })}
      title={action}
      onBlur={() => (sure.value = false)}
      onClick={() => void close()}
    >
      <Icon name="cancel" /> <span class={sure.value ? "" : "unseen"}>{action}</span>
    </button>
  );
}
