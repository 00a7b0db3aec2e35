/** Deeds that belong to a place of the map: to break in from a doorstep, with what must be rolled, or to dig. */

import { placed } from "../../board/map/Ground";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import type { Option } from "../../protocol/types";
import { nameOf, say } from "../../words/language";
import { odds } from "../town/odds";
import type { Town } from "../town/town";
import { Sign } from "./Card";
import "../humans/marks.css";

interface Mark {
  option: Option;
  column: number;
  row: number;
  sign: string;
  words: string;
  /** What must be rolled, or 0. */
  need: number;
  label: string;
}

function marksFor(options: readonly Option[], town: Town, breaches: Readonly<Record<string, number>>): Mark[] {
  return options.flatMap((option): Mark[] => {
    const [verb, what = ""] = option;
    const space = verb === "breach" ? town.byName.get(String(what)) : undefined;
    if (space) {
      const need = breaches[String(what)] ?? 0;
      const building = nameOf("tile", space.tile.kind);
      return [{ option, ...space.cell, sign: "breach", words: nameOf("roll", "breach"), need, label: building }];
    }
    const named = verb === "undermine" ? town.names.find(({ tile }) => tile.tile === what) : undefined;
    if (!named) return [];
    const at = { column: named.x - 0.5, row: named.y };
    const label = nameOf("tile", named.tile.kind);
    return [{ option, ...at, sign: "undermine", words: nameOf("ability", "undermine"), need: 0, label }];
  });
}

/** How likely it is, in words. */
const chance = (need: number) => say("board-odds", { share: odds({ bonus: 0, need }) });

const wordsOf = ({ label, need }: Mark) =>
  need ? `${label}, ${say("board-need", { count: need })}, ${chance(need)}` : label;

/** Buttons on the map, each a whole answer. */
export function Marks({ town, breaches }: { town: Town; breaches: Readonly<Record<string, number>> }) {
  const marks = marksFor(usePlay().decision.value?.options ?? [], town, breaches);
  if (!marks.length) return null;
  return (
    <ul class="hu-marks">
      {marks.map((mark) => (
        <li key={mark.option.join(" ")} class="hu-mark-place" style={placed(mark)}>
          <Thing wishes={[mark.option]} label={wordsOf(mark)} class={`hu-mark ${mark.sign}`}>
            <Sign name={mark.sign} /> <b>{mark.words}</b>
            {mark.need > 0 && (
              <span class="hx-odds">
                {mark.need}+ · {chance(mark.need)}
              </span>
            )}
          </Thing>
        </li>
      ))}
    </ul>
  );
}
