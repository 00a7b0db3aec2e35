/** The pictures of the cards of Zombinion, by the names of the cards. */

import type { Pictures } from "../../../art/Picture";
import * as aim from "./aim";
import * as victory from "./victory";
import * as attacks from "./attacks";
import * as weapons from "./weapons";
import * as people from "./people";
import * as plans from "./plans";

export const pictures: Pictures = {
  bullet: aim.bullet,
  rounds: aim.rounds,
  magazine: aim.magazine,
  zombie: victory.zombie,
  many_zombies: victory.manyZombies,
  many_more_zombies: victory.manyMoreZombies,
  survivors: victory.survivors,
  infection: victory.infection,
  barricade: attacks.barricade,
  higher_ground: attacks.higherGround,
  quick_escape: attacks.quickEscape,
  recon: attacks.recon,
  scavenger: attacks.scavenger,
  zombie_swarm: attacks.zombieSwarm,
  ammo_box: weapons.ammoBox,
  shotgun: weapons.shotgun,
  hollow_points: weapons.hollowPoints,
  molotov_cocktail: weapons.molotovCocktail,
  reload: weapons.reload,
  one_in_the_chamber: weapons.oneInTheChamber,
  weapons_cache: weapons.weaponsCache,
  sidekick: people.sidekick,
  stick_together: people.stickTogether,
  maverick: people.maverick,
  regroup: people.regroup,
  courage: people.courage,
  hide: people.hide,
  cunning: people.cunning,
  decoy: plans.decoy,
  sacrifice: plans.sacrifice,
  radio: plans.radio,
  restock: plans.restock,
  tactics: plans.tactics,
};
