import type { SeatInfo } from "../protocol/types";
import { say } from "../words/language";
import { costOf } from "./AnalysisDialog";
import { keyOf, type Analysing } from "./analysing";

/** What the search thinks of what is decided at the moment that is shown, where it would have done something else. */
export function AnalysisNote({
  analysing,
  seats,
  here,
}: {
  analysing: Analysing;
  seats: readonly SeatInfo[];
  here: number;
}) {
  const costly = analysing.at(here).filter((one) => one.costly);
  if (!costly.length) return null;
  return (
    <div class="analysis-note">
      {costly.map((one) => (
        <p key={keyOf(one)} data-seat={one.seat}>
          {say("page-analysis-note", {
            name: seats[one.seat]?.name ?? "",
            chosen: one.chosen_words,
            better: one.better_words,
          })}{" "}
          <strong class="analysis-cost">{costOf(one)}</strong>
        </p>
      ))}
    </div>
  );
}
