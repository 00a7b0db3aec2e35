/** What can be done at any time at a table: take back, pause, the rules, leave, see the replay. */

import { useSignal } from "@preact/signals";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { announce } from "../parts/announcer";
import { notify } from "../parts/Notices";
import { api } from "../protocol/api";
import { copy } from "../parts/copying";
import { openRules } from "../rules/opening";
import { go, replayAddress, tableAddress } from "../routes";
import { say } from "../words/language";
import { HowAsked } from "./HowAsked";
import { AskForSeat, mayAsk } from "./KeptSeats";
import type { Sitting } from "./sitting";

export function TableTools({ sitting }: { sitting: Sitting }) {
  const menu = useSignal(false);
  const asking = useSignal(false);
  const info = sitting.info.value!;
  const seated = sitting.mine.value.length > 0;
  const playing = info.phase === "playing";
  const close = () => (menu.value = false);
  const undo = async () => {
    const answer = await sitting.undo();
    // Whoever sees the page sees it asked above the board.
    if (answer?.asked) announce(say("page-undo-asked"));
  };
  return (
    <>
      {seated && playing && info.settings.undo !== "none" && (
        <button type="button" class="quiet" aria-keyshortcuts="U" onClick={() => void undo()}>
          <Icon name="back" /> <span class="word">{say("page-undo")}</span>
        </button>
      )}
      <button type="button" class="quiet" aria-keyshortcuts="R" onClick={() => openRules()}>
        <Icon name="rules" /> <span class="word">{say("page-rules")}</span>
      </button>
      <button type="button" class="quiet square" onClick={() => (menu.value = true)} aria-label={say("page-menu")}>
        <Icon name="menu" />
      </button>
      {menu.value && (
        <Dialog title={say("page-menu")} class="menu" close={close}>
          {seated && playing && !info.paused && (
            <button type="button" onClick={() => (close(), void sitting.attempt({ do: "pause" }))}>
              <Icon name="pause" /> {say("page-pause")}
            </button>
          )}
          {!seated && playing && info.seats.some((seat) => seat.who === "open" && !seat.kept) && (
            <button type="button" onClick={() => (close(), void sitting.attempt({ do: "sit" }))}>
              <Icon name="person" /> {say("page-sit")}
            </button>
          )}
          {playing &&
            info.seats
              .filter((seat) => mayAsk(sitting, seat))
              .map((seat) => <AskForSeat key={seat.seat} sitting={sitting} seat={seat} done={close} />)}
          {seated && playing && sitting.askable.value.windows.length > 0 && (
            <button type="button" onClick={() => (close(), (asking.value = true))}>
              <Icon name="settings" /> {say("page-how-asked")}
            </button>
          )}
          <a class="button" href={replayAddress(info.id, undefined, undefined, sitting.link)} onClick={close}>
            <Icon name="eye" /> {say("page-replay")}
          </a>
          <ShareTable sitting={sitting} />
          <p class="menu-note">
            {say("page-forks")}: {say(info.settings.forks ? "page-yes" : "page-no")}
          </p>
          {seated && playing && <Leave sitting={sitting} close={close} />}
          <a class="button" href="/" onClick={close}>
            <Icon name="board" /> {say("page-to-landing")}
          </a>
        </Dialog>
      )}
      {asking.value && <HowAsked sitting={sitting} close={() => (asking.value = false)} />}
    </>
  );
}

/** Copies the address of this table for somebody who wants to watch. */
function ShareTable({ sitting }: { sitting: Sitting }) {
  const share = async () => {
    const { settings } = sitting.info.value!;
    const known = settings.visibility === "public" || sitting.link;
    const secret = known ? sitting.link : (await api.links(sitting.table)).table;
    if (await copy(location.origin + tableAddress(sitting.table, secret))) notify(say("page-copied"));
  };
  const may = sitting.link || sitting.mine.value.length > 0 || sitting.info.value?.settings.visibility === "public";
  if (!sitting.info.value?.settings.spectators || !may) return null;
  return (
    <button type="button" onClick={() => void share()}>
      <Icon name="share" /> {say("page-share-table")}
    </button>
  );
}

/** Others may be given the seat that one leaves, so it is asked twice. */
function Leave({ sitting, close }: { sitting: Sitting; close: () => void }) {
  const sure = useSignal(false);
  const leave = async () => {
    if (!sure.value) {
      sure.value = true;
      return;
    }
    if (await sitting.attempt({ do: "leave" })) {
      close();
      go("/");
    }
  };
  return (
    <button type="button" class="danger" onClick={() => void leave()}>
      <Icon name="bye" /> {say(sure.value ? "page-leave-sure" : "page-leave")}
    </button>
  );
}
