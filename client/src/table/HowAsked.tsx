/** How this person is asked in windows: when it matters, when they could do something, always, or only in some. The server keeps it. */

import { useId } from "preact/hooks";
import { Dialog } from "../parts/Dialog";
import type { Standing } from "../protocol/types";
import { nameOf, say } from "../words/language";
import type { Sitting } from "./sitting";

const WAYS = ["matters", "could", "always", "kinds"] as const;

export function HowAsked({ sitting, close }: { sitting: Sitting; close: () => void }) {
  const standing = sitting.standing.value;
  const group = useId();
  const { windows, matters } = sitting.askable.value;
  const ways = matters ? WAYS : WAYS.slice(1);
  const asked = standing.ask ?? "matters";
  const way = asked === "matters" && !matters ? "could" : asked;
  const choose = (ask: NonNullable<Standing["ask"]>) =>
    // Who picks among the windows begins with all of them, so that nothing is missed by accident.
    void sitting.arrange(ask === "kinds" && !standing.kinds?.length ? { ask, kinds: [...windows] } : { ask });
  return (
    <Dialog title={say("page-how-asked")} class="how-asked" close={close}>
      <WhoseSeat sitting={sitting} />
      <p>{say("page-how-asked-help")}</p>
      <fieldset>
        <legend>{say("page-how-asked-when")}</legend>
        {ways.map((one) => (
          <div key={one} class="way">
            <label class="choice">
              <input type="radio" name={group} checked={way === one} onChange={() => choose(one)} />
              {say(`page-how-asked-${one}`)}
            </label>
            <p class="faint">{say(`page-how-asked-${one}.help`)}</p>
          </div>
        ))}
        {way === "kinds" && <Kinds sitting={sitting} chosen={standing.kinds ?? []} />}
      </fieldset>
      {sitting.resting.value.length > 0 && (
        <p>
          {say("page-how-asked-resting")}{" "}
          <button type="button" class="small" onClick={() => void sitting.askAgain()}>
            {say("page-standing-again")}
          </button>
        </p>
      )}
    </Dialog>
  );
}

/** Who has several seats says it for the one that looks at the board now. */
function WhoseSeat({ sitting }: { sitting: Sitting }) {
  const seat = sitting.eyes.value;
  if (seat === null || sitting.mine.value.length < 2) return null;
  return <h3>{sitting.seats.value[seat]?.name}</h3>;
}

function Kinds({ sitting, chosen }: { sitting: Sitting; chosen: readonly string[] }) {
  const { windows } = sitting.askable.value;
  const put = (kind: string, on: boolean) =>
    void sitting.arrange({ kinds: windows.filter((one) => (one === kind ? on : chosen.includes(one))) });
  return (
    <div class="kinds" role="group" aria-label={say("page-how-asked-kinds")}>
      {windows.map((kind) => (
        <label key={kind} class="choice">
          <input
            type="checkbox"
            checked={chosen.includes(kind)}
            onChange={(event) => put(kind, event.currentTarget.checked)}
          />
          {nameOf("window-name", kind.replaceAll("_", "-"))}
        </label>
      ))}
    </div>
  );
}
