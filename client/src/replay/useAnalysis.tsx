/** The analysis of the game that is watched: a button that opens it, its window, and what it says of this moment. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Analysing } from "../analysis/analysing";
import { AnalysisDialog } from "../analysis/AnalysisDialog";
import { AnalysisNote } from "../analysis/AnalysisNote";
import { Icon } from "../parts/Icon";
import { useShortcuts } from "../parts/shortcuts";
import { go } from "../routes";
import { language, say } from "../words/language";
import { momentAddress, type Watching } from "./moment";
import { placeAfter, turnAt, turnsOf } from "./showing";

interface Analysed {
  button: ComponentChildren;
  window: ComponentChildren;
  note: ComponentChildren;
}

const NOTHING: Analysed = { button: null, window: null, note: null };

/** `wanted`: whether the address asks for it. */
export function useAnalysis(watching: Watching, wanted: boolean): Analysed {
  const { showing, info, link } = watching;
  const spoken = language.value;
  const analysing = useMemo(() => new Analysing(info.id, link), [info.id, link, spoken]);
  const open = useSignal(false);
  const turns = useMemo(() => turnsOf(showing.frames), [showing]);
  const over = info.outcome !== null;
  useEffect(() => () => analysing.leave(), [analysing]);
  useEffect(() => {
    if (!wanted) return;
    open.value = over;
    go(momentAddress(watching), true);
  }, [wanted]);
  useEffect(() => {
    if (open.value) analysing.begin();
  }, [open.value, analysing]);
  const goTo = (number: number) => show(watching, number);
  useKeys(analysing, watching);
  if (!over) return NOTHING;
  return {
    button: (
      <button type="button" class="quiet" onClick={() => (open.value = true)} title={say("page-analysis")}>
        <Icon name="analysis" /> <span class="word">{say("page-analysis")}</span>
      </button>
    ),
    window: open.value && (
      <AnalysisDialog
        analysing={analysing}
        seats={info.seats}
        eyes={showing.seen.value?.eyes ?? null}
        here={here(watching)}
        turnOf={(number) => turnAt(turns, placeAfter(showing.frames, number))?.turn ?? null}
        goTo={goTo}
        close={() => (open.value = false)}
      />
    ),
    note: <AnalysisNote analysing={analysing} seats={info.seats} here={here(watching)} />,
  };
}

/** After how many decisions the moment is that is shown. */
function here({ showing }: Watching): number {
  return showing.frames[showing.place.value]?.number ?? 0;
}

function show({ showing }: Watching, number: number): void {
  showing.goTo(placeAfter(showing.frames, number));
}

/** From one costly decision to the next. */
function useKeys(analysing: Analysing, watching: Watching): void {
  const keys = useMemo(() => {
    const numbers = () => analysing.listed.map(({ number }) => number).sort((one, other) => one - other);
    const goTo = (number: number | undefined) => {
      if (number !== undefined) show(watching, number);
    };
    const now = () => here(watching);
    return [
      { key: "n", shown: "n p", name: "replay-costly", act: () => goTo(numbers().find((one) => one > now())) },
      { key: "p", name: "", act: () => goTo(numbers().findLast((one) => one < now())) },
    ];
  }, [analysing, watching.showing]);
  useShortcuts(keys);
}
