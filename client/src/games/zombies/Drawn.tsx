/** The tile that has been drawn: what it brings, and the four ways to turn it. */

import { deadHeadPicture, tokenPicture } from "../../art/town/pieces";
import { useChoice, type Choice } from "../../board/choice";
import { placeChosen, siteKey, sitesFrom } from "../../board/map/placing";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { nameOf, say } from "../../words/language";
import { Sign } from "./Card";
import { kindOf, tileInfo } from "./catalogue";
import { drawnPicture } from "./City";
import { layingNow, layingsIn, picked, type Laying } from "./laying";
import type { View } from "./types";
import "./drawn.css";

const TURNS = [0, 1, 2, 3];

export function Drawn({ view: { drawn, active, players } }: { view: View }) {
  const { mine, decision } = usePlay();
  const choice = useChoice();
  const layings = layingsIn(decision.value?.options ?? [], drawn);
  const laying = layingNow(choice, layings);
  const tile = laying?.tile ?? drawn;
  if (!tile) return null;
  const kind = kindOf(tile);
  const { zombies, life, bullets } = tileInfo(kind);
  return (
    <section class="zs-drawn" aria-labelledby="zs-drawn">
      <div class="zs-drawn-words">
        {drawn && (
          <span class="zs-drawn-who">
            {mine.value.includes(active)
              ? say("board-you-drew")
              : say("board-drew", { name: players[active]?.name ?? "" })}
          </span>
        )}
        <h2 id="zs-drawn">
          <Thing wishes={[]} label={nameOf("tile", kind)} class="zs-told" about={[{ family: "tile", name: kind }]}>
            <Sign name={kind.startsWith("road") ? "road" : kind} /> {nameOf("tile", kind)}
          </Thing>
        </h2>
        <p class="zs-brings">
          <Brings picture={deadHeadPicture()} words={say("counter-kills.count", { count: zombies })} count={zombies} />
          <Brings picture={tokenPicture("life")} words={say("counter-life.count", { count: life })} count={life} />
          <Brings
            picture={tokenPicture("bullet")}
            words={say("counter-bullets.count", { count: bullets })}
            count={bullets}
          />
        </p>
      </div>
      {layings.length > 1 && <Others layings={layings} now={tile} choice={choice} />}
      {laying && <Turns laying={laying} choice={choice} />}
    </section>
  );
}

/** Where several tiles can be laid, each is a button. */
function Others({ layings, now, choice }: { layings: readonly Laying[]; now: string; choice: Choice }) {
  return (
    <div class="zs-others">
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

function Brings({ picture, words, count }: { picture: string; words: string; count: number }) {
  if (!count) return null;
  return (
    <span>
      <img src={picture} alt="" draggable={false} /> {words}
    </span>
  );
}

/** The tile as it can lie: a click turns it where it is, or takes it to where it fits so. */
function Turns({ laying: { head, tile }, choice }: { laying: Laying; choice: Choice }) {
  const sites = sitesFrom(choice.options.value, head);
  const chosen = placeChosen(choice.chosen.value, head);
  const here = chosen && sites.find((site) => siteKey(site) === siteKey(chosen));
  return (
    <ul class="zs-turns">
      {TURNS.map((turns) => {
        const site = here?.turns.includes(turns) ? here : sites.find((one) => one.turns.includes(turns));
        const now = chosen?.turns === turns;
        const words = say(now ? "board-turn-chosen" : site ? "board-turn-fits" : "board-turn-not");
        return (
          <li key={turns}>
            <button
              type="button"
              class={`zs-turn ${site ? "fits" : ""} ${now ? "now" : ""}`}
              disabled={!site}
              aria-pressed={now}
              aria-label={`${say("board-turned", { count: turns })}, ${words}`}
              onClick={() => site && choice.propose(site.options.get(turns)!)}
            >
              <img src={drawnPicture(tile, turns)} alt="" draggable={false} />
              <span>{words}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
