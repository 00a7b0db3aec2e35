/** The tile that has been drawn: what it brings, and the four ways to turn it. */

import { deadHeadPicture, tokenPicture } from "../../art/town/pieces";
import { useChoice } from "../../board/choice";
import { chosenSite } from "../../board/map/Placing";
import { siteKey, sitesFrom } from "../../board/map/placing";
import { usePlay } from "../../board/play";
import { nameOf, say } from "../../words/language";
import { Sign } from "./Card";
import { kindOf, tileInfo } from "./catalogue";
import { drawnPicture } from "./City";
import type { View } from "./types";
import "./drawn.css";

const TURNS = [0, 1, 2, 3];

export function Drawn({ view: { drawn, active, players } }: { view: View }) {
  const { mine, decision } = usePlay();
  if (!drawn) return null;
  const kind = kindOf(drawn);
  const { zombies, life, bullets } = tileInfo(kind);
  const name = players[active]?.name ?? "";
  const own = mine.value.includes(active);
  return (
    <section class="zs-drawn" aria-labelledby="zs-drawn">
      <div class="zs-drawn-words">
        <span class="zs-drawn-who">{own ? say("board-you-drew") : say("board-drew", { name })}</span>
        <h2 id="zs-drawn">
          <Sign name={kind.startsWith("road") ? "road" : kind} /> {nameOf("tile", kind)}
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
      {decision.value?.options.some(([verb]) => verb === "place") && <Turns tile={drawn} />}
    </section>
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
function Turns({ tile }: { tile: string }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const sites = sitesFrom(decision?.options ?? [], "place");
  const chosen = chosenSite(choice, "place");
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
              onClick={() => site && choice.propose(["place", site.x, site.y, turns])}
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
