/** Deeds that belong to a place of the map: to break in from a doorstep, or to dig under a building. */

import { placed } from "../../board/map/Ground";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import type { Option } from "../../protocol/types";
import { nameOf, say } from "../../words/language";
import { odds } from "../town/odds";
import type { Printed, Tiles } from "../town/tiles";
import type { Town, TownSpace } from "../town/town";
import { Sign } from "./Card";
import { tiles } from "./catalogue";
import "./marks.css";

interface Mark {
  option: Option;
  column: number;
  row: number;
  sign: string;
  words: string;
  /** How likely it is, if it is rolled for. */
  chance?: string;
  label: string;
}

/** What must be rolled on each doorstep. */
type Breaches = Readonly<Record<string, number>>;

/** How well the buildings of some tiles are nailed up. */
type Nailed = Pick<Tiles<Printed & { barricade: number }>, "tileInfo">;

function marksFor(options: readonly Option[], town: Town, breaches: Breaches, nailed: Nailed): Mark[] {
  return options.flatMap((option): Mark[] => {
    const [verb, what = ""] = option;
    const space = verb === "breach" ? town.byName.get(String(what)) : undefined;
    if (space) return [breachMark(option, space, breaches[space.name] ?? 0, nailed)];
    const named = verb === "undermine" ? town.names.find(({ tile }) => tile.tile === what) : undefined;
    if (!named) return [];
    const words = nameOf("ability", "undermine");
    return [
      { option, column: named.x - 0.5, row: named.y, sign: "undermine", words, label: nameOf("tile", named.tile.kind) },
    ];
  });
}

/** A building, how well it is nailed up, and what must be rolled to break in from this doorstep. */
function breachMark(option: Option, { cell, tile: { kind } }: TownSpace, need: number, nailed: Nailed): Mark {
  const { barricade } = nailed.tileInfo(kind);
  const chance = say("board-odds", { share: odds({ bonus: 0, need }) });
  const rolled = say("fight-or-more", { count: need });
  const label = [nameOf("tile", kind), say("counter-barricade.count", { count: barricade }), rolled, chance].join(", ");
  return { option, ...cell, sign: "breach", words: `${need}+`, chance, label };
}

interface MarksProps {
  town: Town;
  breaches: Breaches;
  /** The tiles of the town, where they are not those of this game alone. */
  nailed?: Nailed;
}

/** Buttons on the map, each a whole answer. */
export function Marks({ town, breaches, nailed = tiles }: MarksProps) {
  const options = usePlay().decision.value?.options ?? [];
  const marks = marksFor(options, town, breaches, nailed);
  if (!marks.length) return null;
  return (
    <ul class="hu-marks">
      {marks.map(({ option, column, row, sign, words, chance, label }) => (
        <li
          key={option.join(" ")}
          class="hu-mark-place"
          data-column={column}
          data-row={row}
          style={placed({ column, row })}
        >
          <Thing wishes={[option]} label={label} class={`hu-mark ${sign}`}>
            <Sign name={sign} /> <b>{words}</b> {chance && <span class="hu-chance">{chance}</span>}
          </Thing>
        </li>
      ))}
    </ul>
  );
}
