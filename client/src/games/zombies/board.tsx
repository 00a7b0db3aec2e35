/** The board of Zombies!!!: a town that grows, seen from above, with everybody's panels and one's cards around it. */

import { useMemo } from "preact/hooks";
import type { Board } from "../../board/board";
import { ChoiceBox } from "../../board/ChoiceBox";
import { Camera } from "../../board/map/camera";
import { sameOption } from "../../board/options";
import { SideHere } from "../../board/side";
import { Face, Large } from "./Card";
import { openCatalogue } from "./catalogue";
import { choreography, pace } from "./choreography";
import { City } from "./City";
import { Dice } from "./Dice";
import { Drawn } from "./Drawn";
import { fightAnswers } from "./fight";
import { FightPanel } from "./FightPanel";
import { Hand } from "./Hand";
import { manner } from "./manner";
import { MapPanel } from "./MapPanel";
import { Players } from "./Players";
import { useShown } from "./position";
import { Supply, TurnStatus } from "./Status";
import "./board.css";

function Table() {
  const shown = useShown();
  const camera = useMemo(() => new Camera(), []);
  if (!shown) return null;
  const { view } = shown;
  return (
    <div class="zs">
      <div class="zs-board">
        <TurnStatus shown={shown} />
        <div class="zs-left">
          <Players view={view} />
          <Supply view={view} />
          <MapPanel view={view} camera={camera} />
        </div>
        <div class="zs-middle">
          <City shown={shown} camera={camera} />
          <FightPanel view={view} />
          <div class="zs-below">
            <Dice view={view} />
            <ChoiceBox />
          </div>
        </div>
        <div class="zs-right">
          <Drawn view={view} />
          <Hand view={view} />
          <SideHere class="zs-log" />
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
  onBoard: (option, decision) =>
    manner.pointed(option) && !fightAnswers(decision).some((answer) => sameOption(answer, option)),
  keepsAnswers: (decision) => fightAnswers(decision).length > 0,
};
