/** A fight of a shotgun guy, as in Zombies!!!, or against a horde. */

import { deadHeadPicture, deadPicture, largeLeader, largeSurvivor, tokenPicture } from "../../art/town/pieces";
import { usePlay } from "../../board/play";
import { nameOf, say } from "../../words/language";
import { Answers, type AnswerLooks } from "../town/Answers";
import { LOOKS as FIGHTS, RollShown } from "../zombies/FightPanel";
import { Art, counterWith, Sign } from "./Card";
import { answersOfBrawl, brawlIn, comingIn, type Brawl } from "./fight";
import { STRAY } from "./names";
import { placeName } from "./position";
import { Close } from "./Scene";
import type { View } from "./types";
import "../town/fight.css";

const LOOKS: AnswerLooks = { ...FIGHTS, Art, Counter: counterWith(FIGHTS.Counter) };

export function FightPanel({ view }: { view: View }) {
  const brawl = brawlIn(view, usePlay().decision.value);
  if (!brawl) return null;
  const { fight, leaders } = brawl;
  const { own, zombie, decision } = fight;
  const answers = answersOfBrawl(brawl);
  const whole = answers.length === decision.options.length;
  return (
    <section class={`city-fight ${whole ? "whole" : ""} ${decision.kind}`} aria-labelledby="city-fight">
      {(zombie !== undefined || leaders.length > 0) && (
        <Close view={view} space={own.space}>
          {zombie !== undefined && <img class="dead" src={deadPicture(zombie).full} alt="" />}
          {leaders.map(({ seat, character }) => (
            <img key={seat} class="dead" src={largeLeader(character, seat)} alt="" />
          ))}
          <img src={largeSurvivor(own.seat)} alt="" />
        </Close>
      )}
      <header class="city-fight-head">
        <h2 id="city-fight">
          <Sign name="fight" /> {titleOf(view, brawl)}
        </h2>
        <Prize view={view} brawl={brawl} />
      </header>
      <RollShown view={{ ...view, coming: comingIn(view) }} fight={fight} />
      <Answers decision={decision} answers={answers} looks={LOOKS} />
    </section>
  );
}

/** Against whom it goes, where that is one of several; else where it happens. */
function titleOf(view: View, { fight: { own, zombie }, leaders, crowded }: Brawl): string {
  if (zombie === undefined) {
    if (!leaders.length) return nameOf("roll", "dead");
    if (leaders.length === 1) return say("fight-duel", { name: own.name, other: leaders[0]!.name });
  }
  if (crowded && !leaders.length) return say("fight-duel", { name: own.name, other: nameOf("piece", STRAY) });
  return say("fight-title", { tile: placeName(view, own.space) });
}

/** What is to be won; nothing is said where it depends on whom one fights. */
function Prize({ view, brawl: { fight, leaders } }: { view: View; brawl: Brawl }) {
  const { own, zombie } = fight;
  if ((zombie === undefined) === !leaders.length) return null;
  const token = zombie === undefined ? undefined : view.tokens[own.space];
  const won = { count: own.kills + 1, most: view.players[own.seat]!.goal };
  return (
    <p class="city-prize">
      <span class="city-prize-label">{say("fight-prize")}</span>{" "}
      <span class="city-prize-part">
        <img src={deadHeadPicture()} alt="" /> {leaders.length ? say("fight-prize-horde") : say("board-kills", won)}
      </span>
      {token && (
        <span class="city-prize-part">
          <img src={tokenPicture(token)} alt="" /> {nameOf("token", token)}
        </span>
      )}
    </p>
  );
}
