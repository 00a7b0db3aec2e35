/** The tile that has been drawn, with the zombies and tokens that it brings. */

import { deadHeadPicture, tokenPicture } from "../../art/town/pieces";
import { say } from "../../words/language";
import { Drawn as CityDrawn, type Brought } from "../town/Drawn";
import { Sign } from "./Card";
import { kindOf, tileInfo, towns } from "./catalogue";
import type { View } from "./types";

const TILES = { kindOf };

export function Drawn({ view }: { view: View }) {
  return <CityDrawn view={view} tiles={TILES} towns={towns} brings={broughtBy} Sign={TileSign} />;
}

function broughtBy(kind: string): Brought[] {
  const { zombies, life, bullets } = tileInfo(kind);
  return [
    { picture: deadHeadPicture(), count: zombies, words: say("counter-kills.count", { count: zombies }) },
    { picture: tokenPicture("life"), count: life, words: say("counter-life.count", { count: life }) },
    { picture: tokenPicture("bullet"), count: bullets, words: say("counter-bullets.count", { count: bullets }) },
  ];
}

/** All roads have one sign. */
function TileSign({ name }: { name: string }) {
  return <Sign name={name.startsWith("road") ? "road" : name} />;
}
