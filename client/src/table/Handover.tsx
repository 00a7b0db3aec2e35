import { useEffect } from "preact/hooks";
import { callOut } from "../parts/announcer";
import { Dialog } from "../parts/Dialog";
import { say } from "../words/language";
import type { Sitting } from "./sitting";

/** Between two people at one device: nobody's cards are shown until the next one is there. */
export function Handover({ sitting }: { sitting: Sitting }) {
  // As long as it is not known whether there is anything to hide, the board is covered, and nobody is asked for yet.
  const seat = sitting.askable.value.secrets === null ? null : sitting.handover.value;
  const name = seat === null ? "" : (sitting.seats.value[seat]?.name ?? "");
  useEffect(() => {
    if (name) callOut(say("page-handover", { name }));
  }, [name]);
  if (seat === null) return null;
  return (
    <Dialog kind="curtain" title={say("page-handover", { name })}>
      <p>{say("page-handover-help")}</p>
      <button type="button" class="primary" autofocus onClick={() => sitting.takeOver()}>
        {say("page-handover-ready", { name })}
      </button>
    </Dialog>
  );
}
