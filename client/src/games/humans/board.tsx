/** The board of Humans!!!: a town that grows, seen from above, with everybody's panels and one's cards around it. */

import { useMemo } from "preact/hooks";
import type { Board } from "../../board/board";
import { ChoiceBox } from "../../board/ChoiceBox";
import { Camera } from "../../board/map/camera";
import { usePlay } from "../../board/play";
import { SideHere } from "../../board/side";
import { captureAnswers } from "../town/capture";
import { Hand } from "../town/Hand";
import { MapPanel } from "../town/MapPanel";
import { Supply, TurnStatus } from "../town/Status";
import { CapturePanel } from "./CapturePanel";
import { CardList, Face, Large, Sign, Tile } from "./Card";
import { catalogue, openCatalogue } from "./catalogue";
import { choreography, pace } from "./choreography";
import { City } from "./City";
import { Dice } from "./Dice";
import { Drawn } from "./Drawn";
import { manner, onBoard } from "./manner";
import { OpenCards } from "./Open";
import { Players } from "./Players";
import { useShown, zombiesIn } from "./position";
import { Sheets } from "./Sheet";
import { townOf } from "./town";
import type { View } from "./types";
import "../town/board.css";

const FACES = { Sign, Tile, CardList };

function Table() {
  const shown = useShown();
  const camera = useMemo(() => new Camera(), []);
  if (!shown) return null;
  const { view } = shown;
  const own = view.seat === null ? undefined : view.players[view.seat];
  return (
    <div class="city">
      <div class="city-board">
        <TurnStatus view={view} steps={steps()} Sign={Sign} />
        <div class="city-left">
          <Players view={view} />
          <Supply
            counts={[
              ["tiles_left", view.tiles_left],
              ["humans", Object.keys(view.humans).length],
              ["supply", view.supply],
            ]}
          />
          <SmallMap view={view} camera={camera} />
        </div>
        <div class="city-middle">
          <City shown={shown} camera={camera} />
          <Sheets />
          <OpenCards view={view} />
          <CapturePanel view={view} />
          <div class="city-below">
            <Dice view={view} />
            <ChoiceBox />
          </div>
        </div>
        <div class="city-right">
          <Drawn view={view} />
          <Hand own={own} deck={view} faces={FACES} busy={useBusy(view)} />
          <SideHere class="city-log" />
        </div>
      </div>
    </div>
  );
}

/** Whether something stands over the map: wounds to be kept, or the panel of a capture. */
function useBusy({ wounds_drawn: wounds }: View): boolean {
  const decision = usePlay().decision.value;
  return wounds.length > 0 || (decision !== null && captureAnswers(decision).length > 0);
}

/** The steps of a turn: what is before and after the game is none. */
function steps(): string[] {
  return (catalogue.value?.phases ?? []).filter((phase) => phase !== "set_up" && phase !== "over");
}

/** The whole map, small, with all people and everybody's zombies. */
function SmallMap({ view, camera }: { view: View; camera: Camera }) {
  const many = useMemo(() => Object.values(view.humans), [view.humans]);
  const owned = useMemo(
    () => zombiesIn(view).map(({ seat, number, space }) => ({ key: `${seat} ${number}`, space, seat })),
    [view.players],
  );
  return <MapPanel town={townOf(view.tiles)} camera={camera} many={many} owned={owned} />;
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
  onBoard,
  keepsAnswers: (decision) => captureAnswers(decision).length > 0,
};
