/** Setting up a table: the seats, the options of the game, and how people sit together. */

import { useComputed, useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { TopBar } from "../parts/TopBar";
import { api, Refused } from "../protocol/api";
import { asSomebody, me } from "../protocol/server";
import type { ErrorInfo, GameDetail, Settings } from "../protocol/types";
import { withoutClause } from "../board/why";
import { ClauseLink } from "../rules/ClauseLink";
import { openClause } from "../rules/opening";
import { RulesDrawer } from "../rules/RulesDrawer";
import { go, tableAddress } from "../routes";
import { language, say } from "../words/language";
import { playersOf } from "../words/players";
import { useGame } from "../protocol/game";
import { trouble } from "../protocol/trouble";
import { OptionFields } from "./OptionFields";
import { fieldsOf, unusual, usualOptions } from "./schema";
import { settled } from "./terms";
import { chair, planOf, problemsOf, type Chair } from "./seating";
import { SeatFields } from "./SeatFields";
import { SettingsFields } from "./SettingsFields";
import { sidesOf } from "./sides";
import "./form.css";

const USUAL: Settings = {
  visibility: "link",
  undo: "consent",
  clock: null,
  sit_in: null,
  windows: { pause: "none", seconds: 3, limit: null },
  spectators: true,
  chat: true,
  forks: null,
};

export function NewTable({ game }: { game: string }) {
  const { detail, problem } = useGame(game);
  useEffect(() => {
    document.title = `${say("page-new-title")} – Deadtown`;
  }, [language.value]);
  return (
    <div class="screen">
      <TopBar {...(detail ? { title: detail.title } : {})} />
      <main class="form-screen">
        <h1>{detail ? say("page-new-game", { game: detail.title }) : say("page-new-title")}</h1>
        {problem && (
          <p class="form-problem" role="alert">
            {problem}
          </p>
        )}
        {detail && <Plan game={detail} />}
      </main>
      {openClause.value !== null && <RulesDrawer game={game} />}
    </div>
  );
}

interface Problem {
  text: string;
  clause: string;
}

function Plan({ game }: { game: GameDetail }) {
  const fields = fieldsOf(game.options);
  const chairs = useSignal<readonly Chair[]>(firstChairs(game));
  const options = useSignal(usualOptions(fields));
  const agreed = useComputed(() => settled(fields, options.value, chairs.value.length));
  const settings = useSignal(USUAL);
  const problem = useSignal<Problem | null>(null);
  const asked = useSignal(false);
  const busy = useSignal(false);
  const problems = useComputed(() => problemsOf(chairs.value, asked.value));
  const form = useRef<HTMLFormElement>(null);
  const waits = chairs.value.some(({ who }) => who === "open");

  const open = async () => {
    const own = chairs.value.find(({ who }) => who === "me")?.name.trim();
    const plan = {
      game: game.name,
      seats: planOf(chairs.value),
      options: unusual(fields, agreed.value),
      settings: settings.value,
    };
    const { table } = await asSomebody(() => api.make(plan), own || undefined);
    go(tableAddress(table));
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    asked.value = true;
    problem.value = null;
    if (problems.value.some(Boolean)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    busy.value = true;
    try {
      await open();
    } catch (reason) {
      problem.value = reason instanceof Refused ? problemOf(reason.info) : { text: trouble(reason), clause: "" };
    } finally {
      busy.value = false;
    }
  };
  return (
    <form ref={form} class="plan" onSubmit={(event) => void submit(event)} aria-busy={busy.value}>
      <section aria-labelledby="plan-seats">
        <h2 id="plan-seats">{say("page-seats")}</h2>
        <p class="faint">{say("page-seats-help", { players: playersOf(game.seats) })}</p>
        <SeatFields
          game={game}
          chairs={chairs.value}
          problems={problems.value}
          sides={sidesOf(game, fields, agreed.value, chairs.value.length)}
          change={(wanted) => (chairs.value = wanted)}
        />
      </section>
      <section aria-labelledby="plan-game">
        <h2 id="plan-game">{say("page-game-options")}</h2>
        <OptionFields
          game={game.name}
          fields={fields}
          seats={chairs.value.length}
          balance={game.balance}
          roles={game.roles}
          value={options.value}
          change={(wanted) => (options.value = wanted)}
        />
      </section>
      <section aria-labelledby="plan-table">
        <h2 id="plan-table">{say("page-table-settings")}</h2>
        <SettingsFields game={game} value={settings.value} change={(wanted) => (settings.value = wanted)} />
      </section>
      <div class="plan-end">
        <Complaint problem={problem} game={game.name} />
        <button type="submit" class="primary" disabled={busy.value}>
          {say(waits ? "page-open-table" : "page-start-game")}
        </button>
      </div>
    </form>
  );
}

/** What the server would not have, and the rule that says so. */
function Complaint({ problem, game }: { problem: Signal<Problem | null>; game: string }) {
  const found = problem.value;
  return (
    <div role="alert">
      {found && (
        <p class="form-problem">
          <strong>{say("page-form-problem")}:</strong> {found.text}{" "}
          {found.clause && <ClauseLink clause={found.clause} game={game} />}
        </p>
      )}
    </div>
  );
}

function problemOf(info: ErrorInfo): Problem {
  return { text: withoutClause(info), clause: info.clause };
}

function firstChairs(game: GameDetail): Chair[] {
  const others = Math.min(...game.seats) - 1;
  return [chair("me", me.peek()?.name ?? ""), ...Array.from({ length: others }, () => chair("bot:normal"))];
}
