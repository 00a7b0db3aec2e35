/** From this moment on against bots, at a table of one's own. */

import { useSignal } from "@preact/signals";
import { trouble } from "../protocol/trouble";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { notify } from "../parts/Notices";
import { api } from "../protocol/api";
import { introduce } from "../protocol/server";
import { go, tableAddress } from "../routes";
import { say } from "../words/language";
import type { Watching } from "./moment";
import type { Showing } from "./showing";

const LEVELS = ["easy", "normal", "hard"] as const;

export function PlayOn(props: Watching) {
  const { showing, info, you } = props;
  const open = useSignal(false);
  const over = info.phase === "over";
  // Whether that may be, the server says: while a game goes on, not with what others hold, and not at every table.
  if (!you.forks) return null;
  const seen = showing.seen.value;
  const ended = seen?.deciding === null && !seen.window;
  return (
    <>
      <button
        type="button"
        class="quiet"
        disabled={ended}
        onClick={() => {
          showing.stage.skip();
          open.value = true;
        }}
        title={say("page-play-on")}
      >
        <Icon name="play" /> <span class="word">{say("page-play-on")}</span>
      </button>
      {open.value && <PlayOnDialog {...props} over={over} close={() => (open.value = false)} />}
    </>
  );
}

function PlayOnDialog({ showing, info, you, link, over, close }: Watching & { over: boolean; close: () => void }) {
  const { number } = showing.frames[showing.place.peek()]!;
  const seats = info.seats.filter(({ seat }) => over || you.seats.includes(seat));
  const others = info.seats.some(({ seat, who }) => who === "person" && !you.seats.includes(seat));
  const asked = askedAt(showing);
  const seat = useSignal(seats.find((one) => asked.includes(one.seat))?.seat ?? seats[0]!.seat);
  const level = useSignal<(typeof LEVELS)[number]>("normal");
  const busy = useSignal(false);
  const begin = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    try {
      await introduce();
      const { table } = await api.fork(info.id, { at: number, seat: seat.value, bot: level.value }, link);
      close();
      go(tableAddress(table));
    } catch (problem) {
      notify(trouble(problem), { bad: true });
    } finally {
      busy.value = false;
    }
  };
  return (
    <Dialog title={say("page-play-on")} close={close}>
      <form class="play-on" onSubmit={(event) => void begin(event)} aria-busy={busy.value}>
        <p>{say("page-play-on-help")}</p>
        {!over && <p>{say("page-play-on-running")}</p>}
        {!over && others && <p>{say("page-forks-help")}</p>}
        <fieldset>
          <legend>{say("page-play-on-as")}</legend>
          {seats.map((one) => (
            <label key={one.seat} class="choice">
              <input
                type="radio"
                name="seat"
                checked={seat.value === one.seat}
                onChange={() => (seat.value = one.seat)}
              />
              {one.name}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{say("page-play-on-bots")}</legend>
          {LEVELS.map((one) => (
            <label key={one} class="choice">
              <input type="radio" name="level" checked={level.value === one} onChange={() => (level.value = one)} />
              {say(`page-level-${one}`)}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="primary">
          <Icon name="play" /> {say("page-play-on")}
        </button>
      </form>
    </Dialog>
  );
}

/** The seats that are asked at the moment that is shown. */
function askedAt({ seen }: Showing): readonly number[] {
  const { deciding, window } = seen.peek() ?? {};
  return window?.seats ?? (deciding == null ? [] : [deciding]);
}
