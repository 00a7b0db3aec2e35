/** Seats that somebody left during the game: they are kept for that player, and others may ask for them. */

import { Icon } from "../parts/Icon";
import { nameForBot } from "../parts/botNames";
import type { SeatInfo } from "../protocol/types";
import { say } from "../words/language";
import type { Sitting } from "./sitting";

/** Above the board: what this person may do about seats that are kept, for themselves or while nobody sits there. */
export function KeptSeats({ sitting }: { sitting: Sitting }) {
  const you = sitting.you.value;
  const kept = sitting.seats.value.filter((seat) => seat.kept);
  const shown = kept.filter((seat) => seat.kept === you.player || (seat.who === "open" && you.player));
  return (
    <>
      {shown.map((seat) => (
        <Kept key={seat.seat} sitting={sitting} seat={seat} />
      ))}
    </>
  );
}

function Kept({ sitting, seat }: { sitting: Sitting; seat: SeatInfo }) {
  const you = sitting.you.value;
  const mine = seat.kept === you.player;
  const place = seat.seat + 1;
  const level = sitting.info.value?.settings.sit_in?.bot;
  return (
    <section class="asked kept" aria-label={say("page-seat-number", { place })}>
      <p>{mine ? say("page-kept-mine", { place }) : say("page-kept", { place, name: seat.kept_name })}</p>
      <div class="answers">
        {mine && (
          <button type="button" class="primary" onClick={() => void sitting.attempt({ do: "sit", seat: seat.seat })}>
            <Icon name="person" /> {say("page-sit-again")}
          </button>
        )}
        {mayAsk(sitting, seat) && <AskForSeat sitting={sitting} seat={seat} />}
        {seat.who === "open" && (you.host || you.seats.length > 0) && (
          <button
            type="button"
            aria-label={say("page-add-bot-at", { place })}
            onClick={() =>
              void sitting.attempt({
                do: "bot",
                seat: seat.seat,
                name: nameForBot(sitting.seats.peek()),
                ...(level && { bot: level }),
              })
            }
          >
            <Icon name="bot" /> {say("page-add-bot")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Asks the others for a seat; nothing is asked twice. */
export function AskForSeat({ sitting, seat, done }: { sitting: Sitting; seat: SeatInfo; done?: () => void }) {
  const place = seat.seat + 1;
  const ask = () => {
    done?.();
    void sitting.attempt({ do: "sit", seat: seat.seat, ask: true });
  };
  return (
    <button type="button" onClick={ask}>
      <Icon name="person" /> {say("page-ask-seat", { place })}
    </button>
  );
}

/** Whether this person, who plays at no seat, may ask the others for one that is kept for somebody else. */
export function mayAsk(sitting: Sitting, seat: SeatInfo): boolean {
  const { player, seats } = sitting.you.value;
  const asked = sitting.info.value?.ask;
  const waits = sitting.seats.value.some(({ kept }) => kept === player);
  return Boolean(player && seat.kept && !seats.length && !waits && !asked);
}
