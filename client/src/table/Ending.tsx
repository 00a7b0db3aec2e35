/** How the game ended: who won, how the points came about, how it went; and what one may do next. */

import { trouble } from "../protocol/trouble";
import { Icon } from "../parts/Icon";
import { notify } from "../parts/Notices";
import { api } from "../protocol/api";
import { useLoaded } from "../protocol/loaded";
import { replayAddress, tableAddress } from "../routes";
import { find, say, together } from "../words/language";
import { nameWithRole } from "../words/roles";
import { Course } from "./ending/Course";
import { Scores } from "./ending/Scores";
import type { Sitting } from "./sitting";
import "./ending/ending.css";

export function Ending({ sitting }: { sitting: Sitting }) {
  const info = sitting.info.value;
  const outcome = info?.outcome;
  if (!info || !outcome) {
    return (
      <section class="ending">
        <h2>{say(info?.phase === "closed" ? "table-closed" : "page-over")}</h2>
        <Next sitting={sitting} />
      </section>
    );
  }
  const names = info.seats.map((seat) => nameWithRole(seat));
  const winners = outcome.winners.map((seat) => names[seat] ?? "");
  return (
    <section class="ending" aria-labelledby="ending">
      <h2 id="ending">
        <Icon name="crown" />{" "}
        {winners.length ? say("page-won", { names: together(winners), count: winners.length }) : say("page-nobody-won")}
      </h2>
      <p class="ending-why">{find(`ending-${outcome.ending}`)}</p>
      <Next sitting={sitting} />
      <Told sitting={sitting} names={names} />
    </section>
  );
}

function Told({ sitting, names }: { sitting: Sitting; names: readonly string[] }) {
  const summary = useLoaded(() => api.summary(sitting.table, sitting.link), [sitting]).value;
  const { outcome, seed, commitment } = sitting.info.value!;
  return (
    <>
      <Scores outcome={outcome!} names={names} reckoning={summary?.reckoning} />
      {summary && <Course summary={summary} names={names} />}
      {seed && commitment && <FairLuck seed={seed} commitment={commitment} />}
    </>
  );
}

function Next({ sitting }: { sitting: Sitting }) {
  const asked = sitting.info.value?.ask?.matter === "rematch";
  const next = sitting.info.value?.rematch;
  const closed = sitting.info.value?.phase === "closed";
  return (
    <div class="answers">
      {next && sitting.mayFollow.value && (
        <a class="button primary" href={tableAddress(next)}>
          {say("page-next-game")}
        </a>
      )}
      {sitting.mine.value.length > 0 && !asked && !next && !closed && (
        <button type="button" class="primary" onClick={() => void sitting.attempt({ do: "rematch" })}>
          {say("page-rematch")}
        </button>
      )}
      <a class="button" href={replayAddress(sitting.table, undefined, undefined, sitting.link)}>
        <Icon name="eye" /> {say("page-replay")}
      </a>
      <button type="button" onClick={() => void saveRecord(sitting)}>
        <Icon name="log" /> {say("page-record")}
      </button>
      <a class="button" href="/">
        <Icon name="board" /> {say("page-to-landing")}
      </a>
    </div>
  );
}

const KEPT = 60_000;

async function saveRecord({ table, link, game }: Sitting): Promise<void> {
  try {
    const file = URL.createObjectURL(await api.record(table, link));
    const anchor = document.createElement("a");
    anchor.href = file;
    anchor.download = `${game}-${table}.jsonl`;
    anchor.click();
    // Some browsers read it a little later.
    setTimeout(() => URL.revokeObjectURL(file), KEPT);
  } catch (problem) {
    notify(trouble(problem), { bad: true });
  }
}

/** What proves that nobody has had a hand in the luck. */
function FairLuck({ seed, commitment }: { seed: string; commitment: string }) {
  return (
    <details class="ending-luck">
      <summary>{say("page-fair-luck")}</summary>
      <p>{say("page-fair-luck-help")}</p>
      <dl>
        <dt>{say("page-seed")}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{say("page-commitment")}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
      </dl>
    </details>
  );
}
