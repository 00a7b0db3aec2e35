/** The board of Last Night on Earth: the town at night, who wants to live to the left, what it is about to the right. */

import { useBroughtEarly } from "../../art/brought";
import type { Board } from "../../board/board";
import { ChoiceBox } from "../../board/ChoiceBox";
import { SideHere } from "../../board/side";
import { Face, Large } from "./Card";
import { openCatalogue } from "./catalogue";
import { choreography, pace } from "./choreography";
import { Dice } from "./Dice";
import { brought, expansionsIn } from "./expansions";
import { FightScene } from "./FightScene";
import { Hands } from "./Hands";
import { Heroes } from "./Heroes";
import { Horde } from "./Horde";
import { Kept } from "./Kept";
import { manner } from "./manner";
import { Offers } from "./Offers";
import { Phases } from "./Phases";
import { useShown } from "./position";
import { ScenarioPanel } from "./ScenarioPanel";
import { SunTrack } from "./SunTrack";
import { TownBoard } from "./TownBoard";
import "./board.css";

function Table() {
  const shown = useShown();
  useBroughtEarly(brought, shown ? expansionsIn(shown.view) : []);
  if (!shown) return null;
  return (
    <div class="ln">
      <div class="ln-board">
        <div class="ln-top">
          <SunTrack shown={shown} />
          <Phases shown={shown} />
        </div>
        <div class="ln-left">
          <Heroes shown={shown} />
          <Horde shown={shown} />
          <Kept shown={shown} />
        </div>
        <TownBoard shown={shown} />
        <div class="ln-below">
          <Dice shown={shown} />
          <Offers shown={shown} />
        </div>
        <ChoiceBox />
        <FightScene shown={shown} />
        <div class="ln-right">
          <ScenarioPanel shown={shown} />
          <Hands shown={shown} />
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
