/** The pictures of the Unique Items, one of the two Survival decks. */

import type { Pictures } from "../../../art/Picture";
import * as uniqueWeapons from "../pictures/uniqueWeapons";
import * as uniques from "../pictures/uniques";

export const pictures: Pictures = {
  adrenaline_shot: uniques.adrenalineShot,
  bowie_knife: uniqueWeapons.bowieKnife,
  case_of_tnt: uniqueWeapons.caseOfTnt,
  doctors_bag: uniques.doctorsBag,
  flamethrower: uniqueWeapons.flamethrower,
  football_helmet: uniques.footballHelmet,
  holy_relic: uniques.holyRelic,
  kevlar_vest: uniques.kevlarVest,
  lucky_coin: uniques.luckyCoin,
  magnum: uniqueWeapons.magnum,
  master_keys: uniques.masterKeys,
  motorcycle: uniques.motorcycle,
  nail_gun: uniqueWeapons.nailGun,
  night_goggles: uniques.nightGoggles,
  old_diary: uniques.oldDiary,
  police_radio: uniques.policeRadio,
  samurai_sword: uniqueWeapons.samuraiSword,
  sledgehammer: uniqueWeapons.sledgehammer,
  sniper_rifle: uniqueWeapons.sniperRifle,
  supply_bag: uniques.supplyBag,
};
