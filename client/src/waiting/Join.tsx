import { useSignal } from "@preact/signals";
import { introduce, me } from "../protocol/server";
import type { Sitting } from "../table/sitting";
import { say } from "../words/language";
import { trouble } from "../protocol/trouble";
import { NameField } from "../parts/NameField";
import { problemOf } from "../parts/names";

/** Whoever comes takes a name, if they have none yet, and a seat. */
export function Join({ sitting }: { sitting: Sitting }) {
  const name = useSignal(me.peek()?.name ?? "");
  const problem = useSignal("");
  const busy = useSignal(false);
  const sit = async (event: Event) => {
    event.preventDefault();
    if (busy.value || problemOf(name.value)) return;
    if (!name.value.trim()) {
      problem.value = say("page-name-missing");
      return;
    }
    busy.value = true;
    problem.value = "";
    try {
      await introduce(name.value.trim());
      await sitting.do({ do: "sit" });
    } catch (reason) {
      problem.value = trouble(reason);
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="room-join" aria-labelledby="room-join">
      <h2 id="room-join">{say("page-join-title")}</h2>
      <form onSubmit={(event) => void sit(event)} aria-busy={busy.value}>
        <NameField
          label={say("page-join-help")}
          value={name.value}
          own
          required
          problem={problem.value}
          change={(wanted) => {
            name.value = wanted;
            problem.value = "";
          }}
        />
        <button type="submit" class="primary" disabled={busy.value}>
          {say("page-sit-down")}
        </button>
      </form>
    </section>
  );
}
