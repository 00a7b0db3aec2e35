/** The tile that has been drawn, with all that it brings; on a road one chooses whom. */

import { bystanderHeadPicture, deadHeadPicture, tokenPicture } from "../../art/town/pieces";
import { say } from "../../words/language";
import { Drawn as CityDrawn, type Brought } from "../town/Drawn";
import { Sign } from "./Card";
import { tiles, towns } from "./catalogue";
import { drawnPicture } from "./town";
import type { View } from "./types";

const TOWNS = { ...towns, drawnPicture };

export function Drawn({ view }: { view: View }) {
  return <CityDrawn view={view} tiles={tiles} towns={TOWNS} brings={broughtBy} Sign={TileSign} />;
}

function broughtBy(kind: string): Brought[] {
  const { humans, zombies, life, bullets, dice } = tiles.tileInfo(kind);
  return [
    { picture: bystanderHeadPicture(), count: humans, words: say("board-brings-humans", { count: humans }) },
    { picture: deadHeadPicture(), count: zombies, words: say("board-brings-strays", { count: zombies }) },
    { picture: tokenPicture("life"), count: life, words: say("counter-life.count", { count: life }) },
    { picture: tokenPicture("bullet"), count: bullets, words: say("counter-bullets.count", { count: bullets }) },
    { picture: tokenPicture("die"), count: dice, words: say("counter-do_overs.count", { count: dice }) },
  ];
}

/** All roads have one sign. */
function TileSign({ name }: { name: string }) {
  return <Sign name={name.includes("road") ? "road" : name} />;
}
