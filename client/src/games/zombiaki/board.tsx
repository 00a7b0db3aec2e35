/** The board of Zombiaki!: the street between two open hands. It shows a position and what can be chosen in it. */

import type { Board } from "../../board/board";
import { ChoiceBox } from "../../board/ChoiceBox";
import { SideHere } from "../../board/side";
import { Face, Large } from "./Card";
import { openCatalogue } from "./catalogue";
import { choreography, pace } from "./choreography";
import { manner } from "./manner";
import { nearSide, useShown } from "./position";
import { SideCards } from "./Sides";
import { Sky } from "./Sky";
import { NightStatus } from "./Status";
import { otherSide } from "./street";
import { Street } from "./Street";
import "./board.css";
import "./colours.css";

function Table() {
  const shown = useShown();
  if (!shown) return null;
  const { view } = shown;
  const near = nearSide(view);
  return (
    <>
      <Sky view={view} />
      <div class="zk">
        <div class="zk-board">
          <div class="zk-column">
            <SideCards view={view} side={otherSide(near)} own={false} />
            <SideHere class="zk-log" />
          </div>
          <Street shown={shown} />
          <div class="zk-column">
            <NightStatus shown={shown} />
            <SideCards view={view} side={near} own />
            <ChoiceBox />
          </div>
        </div>
      </div>
    </>
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
