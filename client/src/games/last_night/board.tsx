/** The board of Last Night on Earth: the town at night, with those who want to live to the left and the story to the right. */

import type { Board } from "../../board/board";
import { ChoiceBox } from "../../board/ChoiceBox";
import { SideHere } from "../../board/side";
import { Face, Large } from "./Card";
import { openCatalogue } from "./catalogue";
import { choreography, pace } from "./choreography";
import { Dice } from "./Dice";
import { manner } from "./manner";
import { Offers } from "./Offers";
import { Phases } from "./Phases";
import { useShown } from "./position";
import { TownBoard } from "./TownBoard";
import { PlainHand, PlainHeroes, PlainScenario } from "./Plain";
import "./board.css";

function Table() {
  const shown = useShown();
  if (!shown) return null;
  return (
    <div class="ln">
      <div class="ln-board">
        <div class="ln-left">
          <PlainHeroes shown={shown} />
        </div>
        <div class="ln-middle">
          <Phases shown={shown} />
          <TownBoard shown={shown} />
          <div class="ln-below">
            <Dice shown={shown} />
            <Offers shown={shown} />
            <ChoiceBox />
          </div>
        </div>
        <div class="ln-right">
          <PlainScenario shown={shown} />
          <PlainHand shown={shown} />
          <SideHere class="ln-log" />
        </div>
      </div>
    </div>
  );
}

export const board: Board = {
  Table,
  Face,
  Large,
  choreography,
  pace,
  prepare: openCatalogue,
  manner,
  keepsSide: true,
  onBoard: manner.pointed,
};
