/** The pictures of the cards of Zombies!!!, by the names of the cards. */

import type { Pictures } from "../../../art/Picture";
import * as items from "./items";
import * as luck from "./luck";
import * as troubles from "./troubles";
import * as undead from "./undead";

export const pictures: Pictures = {
  adrenaline_rush: luck.adrenalineRush,
  all_the_marbles: items.allTheMarbles,
  alternate_food_source: luck.alternateFoodSource,
  bad_sense_of_direction: troubles.badSenseOfDirection,
  brain_cramp: troubles.brainCramp,
  butter_fingers: troubles.butterFingers,
  chainsaw: items.chainsaw,
  claustrophobia: troubles.claustrophobia,
  couldnt_get_any_worse: undead.couldntGetAnyWorse,
  dont_think_theyre_dead: undead.dontThinkTheyreDead,
  fear: troubles.fear,
  fire_axe: items.fireAxe,
  first_aid_kit: items.firstAidKit,
  grenade: items.grenade,
  hey_look_a_shotgun: items.heyLookAShotgun,
  hysterical_paralysis: troubles.hystericalParalysis,
  keys_still_in_it: luck.keysStillInIt,
  lots_of_ammo: luck.lotsOfAmmo,
  molotov_cocktail: items.molotovCocktail,
  much_needed_rest: luck.muchNeededRest,
  skateboard: items.skateboard,
  slight_miscalculation: undead.slightMiscalculation,
  this_isnt_so_bad: luck.thisIsntSoBad,
  untied_shoe: troubles.untiedShoe,
  were_screwed: undead.wereScrewed,
  where_did_everybody_go: luck.whereDidEverybodyGo,
  zombie_master: undead.zombieMaster,
};
