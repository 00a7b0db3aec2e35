import { useEffect } from "preact/hooks";
import { callOut } from "../parts/announcer";
import { Dialog } from "../parts/Dialog";
import { say } from "../words/language";
import type { Sitting } from "./sitting";

/** Between two people at one device: nobody's cards are shown until the next one is there. */
export function Handover({ sitting }: { sitting: Sitting }) {
  const seat = sitting.handover.value;
  const name = seat === null ? "" : (sitting.seats.value[seat]?.name ?? "");
  useEffect(() => {
    if (name) callOut(say("page-handover", { name }));
  }, [name]);
  if (seat === null) return null;
  return (
    <Dialog kind="curtain" title={say("page-handover", { name })}>
      <p>{say("page-handover-help")}</p>
      <button type="button" class="primary" autofocus onClick={() => (sitting.handover.value = null)}>
        {say("page-handover-ready", { name })}
      </button>
    </Dialog>
  );
}
