/** The board of Humans!!! with Zombies!!!: one town for both sides, with everybody's panels and one's cards around it. */

import { useMemo } from "preact/hooks";
import type { Board } from "../../board/board";
import { ChoiceBox } from "../../board/ChoiceBox";
import { Camera } from "../../board/map/camera";
import { sameOption } from "../../board/options";
import { SideHere } from "../../board/side";
import { Sheets } from "../humans/Sheet";
import { Losses } from "../town/Losses";
import { MapPanel } from "../town/MapPanel";
import { TurnStatus } from "../town/Status";
import { Face, Large, Sign } from "./Card";
import { catalogue, infoOf, openCatalogue } from "./catalogue";
import { choreography, pace } from "./choreography";
import { City } from "./City";
import { Dice } from "./Dice";
import { Drawn } from "./Drawn";
import { CapturePanel } from "./CapturePanel";
import { FightPanel } from "./FightPanel";
import { Hand } from "./Hand";
import { manner, onBoard, panelAnswers } from "./manner";
import { OpenCards } from "./Open";
import { Players } from "./Players";
import { guysIn, hordesIn, useShown } from "./position";
import { Stock } from "./Stock";
import { townOf } from "./town";
import type { View } from "./types";
import "../town/board.css";

const isCard = (part: string) => infoOf(part) !== undefined;

function Table() {
  const shown = useShown();
  const camera = useMemo(() => new Camera(), []);
  if (!shown) return null;
  const { view } = shown;
  return (
    <div class="city hx">
      <div class="city-board">
        <TurnStatus view={view} steps={stepsOf(view)} Sign={Sign} />
        <div class="city-left">
          <Players view={view} />
          <Stock view={view} />
          <SmallMap view={view} camera={camera} />
        </div>
        <div class="city-middle">
          <City shown={shown} camera={camera} />
          <Sheets />
          <OpenCards view={view} />
          <FightPanel view={view} />
          <CapturePanel view={view} />
          <Losses Sign={Sign} isCard={isCard} />
          <div class="city-below">
            <Dice view={view} />
            <ChoiceBox />
          </div>
        </div>
        <div class="city-right">
          <Drawn view={view} />
          <Hand view={view} />
          <SideHere class="city-log" />
        </div>
      </div>
    </div>
  );
}

/** The steps of a turn are those of the side whose turn it is. */
function stepsOf({ players, active }: View): readonly string[] {
  return catalogue.value?.phases[players[active]?.side ?? ""] ?? [];
}

/** The whole map, small, with everybody on it. */
function SmallMap({ view, camera }: { view: View; camera: Camera }) {
  const strays = useMemo(() => Object.values(view.zombies), [view.zombies]);
  const humans = useMemo(() => Object.values(view.humans), [view.humans]);
  const owned = useMemo(
    () => [
      ...hordesIn(view).map(({ seat, number, space }) => ({ key: `${seat} ${number}`, space, seat, square: true })),
      ...guysIn(view).map(({ seat, space }) => ({ key: String(seat), space, seat })),
    ],
    [view.players],
  );
  return <MapPanel town={townOf(view.tiles)} camera={camera} many={strays} others={humans} owned={owned} />;
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
    onBoard(option) && !panelAnswers(decision).some((answer) => sameOption(answer, option)),
  keepsAnswers: (decision) => panelAnswers(decision).length > 0,
};
