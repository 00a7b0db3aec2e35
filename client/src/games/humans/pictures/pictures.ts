/** The pictures of Humans!!!, by the names of the cards: events, wounds, captures and characters. */

import type { Pictures } from "../../../art/Picture";
import * as captures from "./captures";
import { portraits } from "./characters";
import * as help from "./help";
import * as hindrance from "./hindrance";
import * as weapons from "./weapons";
import * as wounds from "./wounds";

export const pictures: Pictures = {
  ...portraits,
  back_door: help.backDoor,
  baseball_bat: weapons.baseballBat,
  big_chainsaw: weapons.bigChainsaw,
  boarded_up: hindrance.boardedUp,
  crowbar: weapons.crowbar,
  death_grip: help.deathGrip,
  eat: captures.eat,
  escape: captures.escape,
  fire_extinguisher: weapons.fireExtinguisher,
  fresh_meat: help.freshMeat,
  frying_pan: weapons.fryingPan,
  head_shot: wounds.headShot,
  hunting_rifle: weapons.huntingRifle,
  infect: captures.infect,
  left_arm: wounds.leftArm,
  left_leg: wounds.leftLeg,
  nail_gun: weapons.nailGun,
  right_arm: wounds.rightArm,
  right_leg: wounds.rightLeg,
  rigor_mortis: hindrance.rigorMortis,
  sawed_off: weapons.sawedOff,
  second_helping: help.secondHelping,
  second_wind: help.secondWind,
  slippery_customer: hindrance.slipperyCustomer,
  stampede: hindrance.stampede,
  sticky_fingers: help.stickyFingers,
  stitched_up: help.stitchedUp,
  this_way: hindrance.thisWay,
  torso: wounds.torso,
};
