/** The pictures of the tactics, one of the two Survival decks. */

import type { Pictures } from "../../../art/Picture";
import * as tactics from "../pictures/tactics";

export const pictures: Pictures = {
  cover_fire: tactics.coverFire,
  diversion: tactics.diversion,
  field_training: tactics.fieldTraining,
  fortify: tactics.fortify,
  regroup: tactics.regroup,
  rest_up: tactics.restUp,
  safe_house: tactics.safeHouse,
  scout_ahead: tactics.scoutAhead,
  second_chance: tactics.secondChance,
  sewer_access: tactics.sewerAccess,
};
