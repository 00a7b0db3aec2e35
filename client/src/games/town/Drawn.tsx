/** The tile that has been drawn: what it brings, and the four ways to turn it. */

import type { ComponentType } from "preact";
import { useChoice } from "../../board/choice";
import { placeChosen, siteKey, sitesFrom } from "../../board/map/placing";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { nameOf, say } from "../../words/language";
import { layingNow, layingsIn, picked, type Laying } from "./laying";
import type { Tiles } from "./tiles";
import type { Towns } from "./town";
import "./drawn.css";

const TURNS = [0, 1, 2, 3];

/** Something that comes with a tile: a picture, how many, and that in words. */
export interface Brought {
  picture: string;
  count: number;
  words: string;
}

interface DrawnProps {
  view: { drawn: string; active: number; players: readonly { name: string }[] };
  tiles: Pick<Tiles, "kindOf">;
  towns: Towns;
  brings: (kind: string) => readonly Brought[];
  /** The sign of a kind of tile. */
  Sign: ComponentType<{ name: string }>;
}

export function Drawn({ view: { drawn, active, players }, tiles, towns, brings, Sign }: DrawnProps) {
  const { mine, decision } = usePlay();
  const choice = useChoice();
  const layings = layingsIn(decision.value?.options ?? [], drawn);
  const laying = layingNow(choice, layings);
  const tile = laying?.tile ?? drawn;
  if (!tile) return null;
  const kind = tiles.kindOf(tile);
  return (
    <section class="city-drawn" aria-labelledby="city-drawn">
      <div class="city-drawn-words">
        {drawn && (
          <span class="city-drawn-who">
            {mine.value.includes(active)
              ? say("board-you-drew")
              : say("board-drew", { name: players[active]?.name ?? "" })}
          </span>
        )}
        <h2 id="city-drawn">
          <Thing wishes={[]} label={nameOf("tile", kind)} class="city-told" about={[{ family: "tile", name: kind }]}>
            <Sign name={kind} /> {nameOf("tile", kind)}
          </Thing>
        </h2>
        <p class="city-brings">
          {brings(kind)
            .filter(({ count }) => count > 0)
            .map(({ picture, words }) => (
              <span key={words}>
                <img src={picture} alt="" draggable={false} /> {words}
              </span>
            ))}
        </p>
      </div>
      {layings.length > 1 && <Others layings={layings} now={tile} kindOf={tiles.kindOf} />}
      {laying && <Turns laying={laying} picture={towns.drawnPicture} />}
    </section>
  );
}

/** Where several tiles can be laid, each is a button. */
function Others({ layings, now, kindOf }: { layings: readonly Laying[]; now: string; kindOf: Tiles["kindOf"] }) {
  const choice = useChoice();
  return (
    <div class="city-others">
      {layings.map(({ tile }) => (
        <button
          key={tile}
          type="button"
          class="small"
          aria-pressed={tile === now}
          onClick={() => {
            choice.back();
            picked.value = tile;
          }}
        >
          {nameOf("tile", kindOf(tile))}
        </button>
      ))}
    </div>
  );
}

/** The tile as it can lie: a click turns it where it is, or takes it to where it fits so. */
function Turns({ laying: { head, tile }, picture }: { laying: Laying; picture: Towns["drawnPicture"] }) {
  const choice = useChoice();
  const sites = sitesFrom(choice.options.value, head);
  const chosen = placeChosen(choice.chosen.value, head);
  const here = chosen && sites.find((site) => siteKey(site) === siteKey(chosen));
  return (
    <ul class="city-turns">
      {TURNS.map((turns) => {
        const site = here?.turns.includes(turns) ? here : sites.find((one) => one.turns.includes(turns));
        const now = chosen?.turns === turns;
        const words = say(now ? "board-turn-chosen" : site ? "board-turn-fits" : "board-turn-not");
        return (
          <li key={turns}>
            <button
              type="button"
              class={`city-turn ${site ? "fits" : ""} ${now ? "now" : ""}`}
              disabled={!site}
              aria-pressed={now}
              aria-label={`${say("board-turned", { count: turns })}, ${words}`}
              onClick={() => site && choice.propose(site.options.get(turns)!)}
            >
              <img src={picture(tile, turns)} alt="" draggable={false} />
              <span>{words}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
