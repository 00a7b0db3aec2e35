/** The pictures of the cards of Zombiaki!, by the names of the cards. */

import type { Pictures } from "../../../art/Picture";
import * as undead from "./undead";
import * as tricks from "./tricks";
import * as guns from "./guns";
import * as fire from "./fire";
import * as obstacles from "./obstacles";
import * as shoves from "./shoves";

export const pictures: Pictures = {
  zombie_2: undead.zombie2,
  zombie_3: undead.zombie3,
  zombie_4: undead.zombie4,
  zombie_5: undead.zombie5,
  dog: undead.dog,
  boss: undead.boss,
  human_shield: undead.humanShield,
  mass: undead.mass,
  terror: tricks.terror,
  swap: tricks.swap,
  bite: tricks.bite,
  claws: tricks.claws,
  hunger: tricks.hunger,
  meat: tricks.meat,
  click: tricks.click,
  pickaxe: tricks.pickaxe,
  not_so_fast: tricks.notSoFast,
  dawn: tricks.dawn,
  shot_1: guns.shot1,
  shot_2: guns.shot2,
  burst_2: guns.burst2,
  burst_3: guns.burst3,
  sniper: guns.sniper,
  grenade: guns.grenade,
  napalm: fire.napalm,
  gasoline: fire.gasoline,
  street_fire: fire.streetFire,
  flamethrower: fire.flamethrower,
  car: fire.car,
  high_voltage: fire.highVoltage,
  wall_5: obstacles.wall5,
  wall_6: obstacles.wall6,
  barrier: obstacles.barrier,
  pit_1: obstacles.pit1,
  pit_2: obstacles.pit2,
  mine: obstacles.mine,
  net: obstacles.net,
  freeze: obstacles.freeze,
  blood: shoves.blood,
  scram: shoves.scram,
  searchlight: shoves.searchlight,
  get_back: shoves.getBack,
  barrel: shoves.barrel,
};
