import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import type { GameDetail } from "../protocol/types";
import { go } from "../routes";
import type { Sitting } from "../table/sitting";
import { say } from "../words/language";
import { nameForBot } from "../parts/botNames";

interface BeginProps {
  sitting: Sitting;
  game: GameDetail | null;
  level: string;
  /** Whether something else is to be done first. */
  quiet: boolean;
}

/** How the game can begin from here: by itself, with bots, or without the seats that are free. */
export function Begin({ sitting, game, level, quiet }: BeginProps) {
  const you = sitting.you.value;
  const seats = sitting.seats.value;
  const free = seats.filter((seat) => seat.who === "open");
  const may = you.host || you.seats.length > 0;
  const count = free.length;
  const enough = game?.seats.includes(seats.length - count) ?? false;
  const fill = async () => {
    for (const { seat } of free) {
      if (!(await sitting.attempt({ do: "bot", seat, bot: level, name: nameForBot(sitting.seats.peek()) }))) return;
    }
  };
  return (
    <div class="room-begin">
      <p>{say(count ? "page-start-waits" : "page-start-by-hand", count ? { count } : {})}</p>
      {may && (
        <div class="room-do">
          {count === 0 && (
            <button type="button" class="primary" onClick={() => void sitting.attempt({ do: "start" })}>
              <Icon name="play" /> {say("page-start-game")}
            </button>
          )}
          {count > 0 && enough && (
            <button
              type="button"
              class={quiet ? "" : "primary"}
              onClick={() => void sitting.attempt({ do: "start", drop: true })}
            >
              <Icon name="play" /> {say("page-start-dropping", { count })}
            </button>
          )}
          {count > 0 && you.seats.length > 0 && (
            <button type="button" onClick={() => void fill()}>
              <Icon name="bot" /> {say("page-fill-with-bots")}
            </button>
          )}
          {you.host && <CloseTable sitting={sitting} />}
        </div>
      )}
    </div>
  );
}

/** Sends everybody home, so it is asked twice. */
function CloseTable({ sitting }: { sitting: Sitting }) {
  const sure = useSignal(false);
  const close = async () => {
    if (!sure.value) sure.value = true;
    else if (await sitting.attempt({ do: "close" })) go("/");
  };
  return (
    <button
      type="button"
      class={sure.value ? "danger" : "quiet"}
      onBlur={() => (sure.value = false)}
      onClick={() => void close()}
    >
      <Icon name="cancel" /> {say(sure.value ? "page-close-table-sure" : "page-close-table")}
    </button>
  );
}
