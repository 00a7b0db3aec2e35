/** The board of Zombies!!!: a town that grows, seen from above, with everybody's panels and one's cards around it. */

import { useMemo } from "preact/hooks";
import type { Board } from "../../board/board";
import { ChoiceBox } from "../../board/ChoiceBox";
import { Camera } from "../../board/map/camera";
import { sameOption } from "../../board/options";
import { SideHere } from "../../board/side";
import { Losses } from "../town/Losses";
import { MapPanel } from "../town/MapPanel";
import { Supply, TurnStatus } from "../town/Status";
import { Face, Large, Sign } from "./Card";
import { catalogue, infoOf, openCatalogue } from "./catalogue";
import { choreography, pace } from "./choreography";
import { City } from "./City";
import { Dice } from "./Dice";
import { Drawn } from "./Drawn";
import { fightAnswers } from "./fight";
import { FightPanel } from "./FightPanel";
import { Hand } from "./Hand";
import { manner } from "./manner";
import { Players } from "./Players";
import { useShown } from "./position";
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
    <div class="city">
      <div class="city-board">
        <TurnStatus view={view} steps={catalogue.value?.phases[view.options.variant] ?? []} Sign={Sign} />
        <div class="city-left">
          <Players view={view} />
          <Supply
            counts={[
              ["tiles_left", view.tiles_left],
              ["pool", view.pool],
            ]}
          />
          <SmallMap view={view} camera={camera} />
        </div>
        <div class="city-middle">
          <City shown={shown} camera={camera} />
          <FightPanel view={view} />
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

/** The whole map, small, with all zombies and everybody's pawn. */
function SmallMap({ view, camera }: { view: View; camera: Camera }) {
  const many = useMemo(() => Object.values(view.zombies), [view.zombies]);
  const owned = useMemo(
    () => view.players.map(({ seat, space }) => ({ key: String(seat), space, seat })),
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
  onBoard: (option, decision) =>
    manner.pointed(option) && !fightAnswers(decision).some((answer) => sameOption(answer, option)),
  keepsAnswers: (decision) => fightAnswers(decision).length > 0,
};
