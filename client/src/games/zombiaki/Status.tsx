/** Whose phase it is, which stage of it, and which round; and what hangs over it. */

import { usePlay } from "../../board/play";
import { Status } from "../../board/Status";
import { nameOf, say } from "../../words/language";
import { Sign } from "./Card";
import { catalogue } from "./catalogue";
import type { Shown } from "./position";
import { sideOf, type Side } from "./street";
import type { View } from "./types";

export function NightStatus({ shown: { view } }: { shown: Shown }) {
  const { mine } = usePlay();
  const round = say("counter-round.count", { count: view.round });
  if (view.outcome) {
    const dawn = view.outcome.ending === "dawn";
    return (
      <Status
        class={`zk-status ${dawn ? "humans" : "zombies"}`}
        round={round}
        phase={say(`ending-${dawn ? "dawn" : "crossed"}`)}
      />
    );
  }
  const side: Side = view.phase === "humans" ? "humans" : "zombies";
  const own = mine.value.length === 1 && sideOf(view, view.seat) === side;
  return (
    <Status
      class={`zk-status ${side}`}
      round={round}
      phase={
        <>
          <Sign name={side} /> {say(own ? "page-zombiaki-your-phase" : `phase-${side}`)}
        </>
      }
      own={own}
      stages={(catalogue.value?.stages[side] ?? []).map((stage) => ({
        name: stage,
        words: say(`stage-${stage}`),
        now: stage === view.stage,
      }))}
      pending={pendingIn(view).map(([name, words]) => ({
        name,
        words: (
          <>
            <Sign name={name} /> {words}
          </>
        ),
      }))}
    />
  );
}

/** What is still to happen: a terror that lasts, a card that is being resolved. */
function pendingIn({ terror, resolving }: View): (readonly [card: string, words: string])[] {
  return [
    ...(terror ? [["terror", say("page-zombiaki-terror")] as const] : []),
    ...(resolving ? [[resolving, say("resolving", { card: nameOf("card", resolving) })] as const] : []),
  ];
}
