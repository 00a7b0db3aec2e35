/** Above the board of a game that goes on from a record: its luck is fresh, but somebody may know what is hidden. */

import { say } from "../words/language";
import type { Sitting } from "./sitting";

export function FromRecord({ sitting }: { sitting: Sitting }) {
  const info = sitting.info.value;
  if (info?.source !== "record" || info.phase !== "playing") return null;
  return (
    <section class="asked" role="note">
      <p>{say("page-from-record")}</p>
    </section>
  );
}
