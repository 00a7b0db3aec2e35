/** What is drawn of Survival of the Fittest: its cards. */

import type { Pictures } from "../../../art/Picture";
import * as gear from "../pictures/gear";
import * as rescues from "../pictures/rescues";
import * as setbacks from "../pictures/setbacks";
import * as sieges from "../pictures/sieges";

export const pictures: Pictures = {
  backpack: gear.backpack,
  bear_trap: gear.bearTrap,
  board_it_up: rescues.boardItUp,
  break_through: sieges.breakThrough,
  clawing: sieges.clawing,
  duct_tape: gear.ductTape,
  from_the_sewers: sieges.fromTheSewers,
  grave_robbers: sieges.graveRobbers,
  hammer_and_nails: gear.hammerAndNails,
  no_way_out: setbacks.noWayOut,
  picked_clean: setbacks.pickedClean,
  survival_instinct: rescues.survivalInstinct,
};
