/** What one may do at a table when the game is over. */

import { Icon } from "../parts/Icon";
import { notify } from "../parts/Notices";
import { api } from "../protocol/api";
import { trouble } from "../protocol/trouble";
import { replayAddress, tableAddress } from "../routes";
import { say } from "../words/language";
import type { Sitting } from "./sitting";

export function AfterGame({ sitting }: { sitting: Sitting }) {
  const asked = sitting.info.value?.ask?.matter === "rematch";
  const next = sitting.info.value?.rematch;
  const closed = sitting.info.value?.phase === "closed";
  return (
    <>
      {next && sitting.mayFollow.value && (
        <a class="button primary" href={tableAddress(next)}>
          {say("page-next-game")}
        </a>
      )}
      {sitting.mine.value.length > 0 && !asked && !next && !closed && (
        <button type="button" class="primary" onClick={() => void sitting.attempt({ do: "rematch" })}>
          <Icon name="back" /> {say("page-rematch")}
        </button>
      )}
      <a class="button" href={replayAddress(sitting.table, undefined, undefined, sitting.link)}>
        <Icon name="eye" /> {say("page-replay")}
      </a>
      <button type="button" onClick={() => void saveRecord(sitting)} aria-label={say("page-record")}>
        <Icon name="log" /> <span class="word">{say("page-record")}</span>
      </button>
      <a class="button" href="/" aria-label={say("page-to-landing")}>
        <Icon name="moon" /> <span class="word">{say("page-to-landing")}</span>
      </a>
    </>
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
