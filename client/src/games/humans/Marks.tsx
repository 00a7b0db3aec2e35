/** Deeds that belong to a place of the map: to break in from a doorstep, or to dig under a building. */

import { placed } from "../../board/map/Ground";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import type { Option } from "../../protocol/types";
import { nameOf, say } from "../../words/language";
import type { Town } from "../town/town";
import { Sign } from "./Card";
import { tiles } from "./catalogue";
import "./marks.css";

interface Mark {
  option: Option;
  column: number;
  row: number;
  sign: string;
  words: string;
  label: string;
}

function marksFor(options: readonly Option[], town: Town): Mark[] {
  return options.flatMap((option): Mark[] => {
    const [verb, what = ""] = option;
    const space = verb === "breach" ? town.byName.get(String(what)) : undefined;
    if (space) {
      return [
        { option, ...space.cell, sign: "breach", words: nameOf("roll", "breach"), label: labelOf(space.tile.kind) },
      ];
    }
    const named = verb === "undermine" ? town.names.find(({ tile }) => tile.tile === what) : undefined;
    if (!named) return [];
    const words = nameOf("ability", "undermine");
    return [
      { option, column: named.x - 0.5, row: named.y, sign: "undermine", words, label: nameOf("tile", named.tile.kind) },
    ];
  });
}

/** A building, and how well it is nailed up. */
function labelOf(kind: string): string {
  const { barricade } = tiles.tileInfo(kind);
  return `${nameOf("tile", kind)}, ${say("counter-barricade.count", { count: barricade })}`;
}

/** Buttons on the map, each a whole answer. */
export function Marks({ town }: { town: Town }) {
  const options = usePlay().decision.value?.options ?? [];
  const marks = marksFor(options, town);
  if (!marks.length) return null;
  return (
    <ul class="hu-marks">
      {marks.map(({ option, column, row, sign, words, label }) => (
        <li key={option.join(" ")} class="hu-mark-place" style={placed({ column, row })}>
          <Thing wishes={[option]} label={label} class={`hu-mark ${sign}`}>
            <Sign name={sign} /> <b>{words}</b>
          </Thing>
        </li>
      ))}
    </ul>
  );
}
