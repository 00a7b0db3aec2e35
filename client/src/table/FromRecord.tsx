/** Above the board of a game that goes on from a record: its luck is fresh, but somebody may know what is hidden. */

import { signal } from "@preact/signals";
import { say } from "../words/language";
import type { Sitting } from "./sitting";

/** The tables at which this has been read. */
const read = signal<readonly string[]>([]);

/** Says so to whoever may sit down, and to those who do until they have read it; whoever plays alone has nobody to fear. */
export function FromRecord({ sitting }: { sitting: Sitting }) {
  const info = sitting.info.value;
  if (info?.source !== "record" || info.phase !== "playing" || read.value.includes(sitting.table)) return null;
  const you = sitting.you.value;
  const others = sitting.seats.value.some((seat) => seat.who !== "bot" && !you.seats.includes(seat.seat));
  if (you.seats.length > 0 && !others) return null;
  return (
    <section class="asked" role="note">
      <p>{say("page-from-record")}</p>
      {you.seats.length > 0 && (
        <div class="answers">
          <button type="button" onClick={() => (read.value = [...read.value, sitting.table])}>
            {say("page-close")}
          </button>
        </div>
      )}
    </section>
  );
}
