/** How a part of an answer looks, beside its words: somebody's face, the picture of a card, a sign. */

import type { Part } from "../../board/options";
import { Outline } from "../../parts/Icon";
import { find } from "../../words/language";
import { Art, Sign } from "./Card";
import { infoOf, sheetOf, upgradeOf } from "./catalogue";
import { buildingSign } from "./expansions";
import { Marker } from "./Figures";
import { buyerIn, eachOf, HORDE } from "./meanings";
import { userIn } from "./parts";
import { Medallion } from "./Portrait";

export function Looks({ part }: { part: Part }) {
  const buyer = buyerIn(part);
  if (buyer)
    return (
      <>
        <Face who={buyer} /> <Marker kind="experience" />
      </>
    );
  const use = userIn(part);
  if (use)
    return (
      <>
        <Face who={use.hero} /> <Thing name={use.thing} />
      </>
    );
  const name = String(part);
  return sheetOf(name) ? <Face who={name} /> : <Thing name={name} />;
}

/** A hero, or the zombies. */
function Face({ who }: { who: string }) {
  return who === HORDE ? <Sign name="zombie" /> : <Medallion hero={who} />;
}

/** A card, two that are one item, an upgrade, a deck of these, a building; nothing for what has no picture. */
function Thing({ name }: { name: string }) {
  const things = eachOf(name);
  if (things.every((one) => infoOf(one) ?? upgradeOf(one)))
    return (
      <>
        {things.map((one, place) => (
          <Art key={place} card={one} />
        ))}
      </>
    );
  if (find(`building-${name}`)) return <Outline path={buildingSign(name)} />;
  return find(`upgrade-deck-${name}`) ? <Sign name={name} /> : null;
}
