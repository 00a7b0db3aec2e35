/** The pictures of the upgrades that experience buys. */

import type { Pictures } from "../../../art/Picture";
import * as cravings from "../pictures/cravings";
import * as fighting from "../pictures/fighting";
import * as shooting from "../pictures/shooting";
import * as talents from "../pictures/talents";

export const pictures: Pictures = {
  blood_scent: cravings.bloodScent,
  brawler: fighting.brawler,
  counterattack: fighting.counterattack,
  dark_omen: cravings.darkOmen,
  endless_dead: cravings.endlessDead,
  field_medic: talents.fieldMedic,
  fleet_footed: talents.fleetFooted,
  gunslinger: shooting.gunslinger,
  hard_to_kill: cravings.hardToKill,
  headhunter: fighting.headhunter,
  hungry_hands: cravings.hungryHands,
  iron_skin: fighting.ironSkin,
  killer_instinct: fighting.killerInstinct,
  leader: talents.leader,
  lurching_charge: cravings.lurchingCharge,
  quick_reload: shooting.quickReload,
  rip_and_tear: cravings.ripAndTear,
  rising_tide: cravings.risingTide,
  scavenger: talents.scavenger,
  sharpshooter: shooting.sharpshooter,
  steady_aim: shooting.steadyAim,
  strong_arm: shooting.strongArm,
  strong_will: talents.strongWill,
  tough: talents.tough,
  trick_shot: shooting.trickShot,
  weapon_mastery: fighting.weaponMastery,
};
