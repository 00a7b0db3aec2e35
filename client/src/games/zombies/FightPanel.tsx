/** A fight: the two who fight, the roll and what it lacks, and the ways on, of which none is meant more than another. */

import { bulletPicture, deadHeadPicture, heartPicture, tokenPicture } from "../../art/town/pieces";
import { usePlay } from "../../board/play";
import { questionOf } from "../../board/question";
import { Thing } from "../../board/Thing";
import { cardNamed } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { Art, Back, Sign } from "./Card";
import { rollWords } from "../town/Rolled";
import { GoodFaces, Odds, signed, Sources, Thrown, Unthrown } from "../town/Faces";
import { answersOf, answerWords, fightAnswers, fightIn, type Answer, type Change, type Fight } from "./fight";
import { missing } from "../town/odds";
import { killGoal } from "./position";
import { Scene } from "./Scene";
import { townOf } from "./town";
import type { View } from "./types";
import "./fight.css";

export function FightPanel({ view }: { view: View }) {
  const play = usePlay();
  const fight = fightIn(view, play.decision.value);
  if (!fight) return null;
  return (
    <section class={`city-fight ${fight.decision.kind}`} aria-labelledby="city-fight">
      {(fight.zombie !== undefined || fight.rival) && <Scene view={view} fight={fight} />}
      <header class="city-fight-head">
        <h2 id="city-fight">
          <Sign name="fight" /> {titleOf(view, fight)}
        </h2>
        <Prize view={view} fight={fight} />
      </header>
      <RollShown view={view} fight={fight} />
      <Answers fight={fight} />
    </section>
  );
}

function titleOf(view: View, { own, rival, zombie }: Fight): string {
  if (rival) return say("fight-duel", { name: own.name, other: rival.name });
  if (zombie === undefined) return nameOf("roll", "dead");
  const place = townOf(view.tiles).byName.get(own.space);
  return place ? say("fight-title", { tile: nameOf("tile", place.tile.kind) }) : nameOf("roll", "combat");
}

/** What is to be won: the zombie, and what lies under it. */
function Prize({ view, fight: { own, zombie } }: { view: View; fight: Fight }) {
  if (zombie === undefined) return null;
  const token = view.tokens[own.space];
  return (
    <p class="city-prize">
      <span>{say("fight-prize")}</span>{" "}
      <span class="city-prize-part">
        <img src={deadHeadPicture()} alt="" /> {say("board-kills", { count: own.kills + 1, most: killGoal(view) })}
      </span>
      {token && (
        <span class="city-prize-part">
          <img src={tokenPicture(token)} alt="" /> {nameOf("token", token)}
        </span>
      )}
    </p>
  );
}

/** The roll as it lies, or what it will need. */
function RollShown({ view, fight }: { view: View; fight: Fight }) {
  const { roll, coming, rival, decision } = fight;
  if (!roll) {
    if (!coming) return null;
    const by = decision.kind === "pre_combat_roll" ? (view.coming?.by ?? []) : [];
    return (
      <div class="city-fight-roll">
        <Unthrown />
        {coming.bonus !== 0 && <Bonus bonus={coming.bonus} by={by} />}
        <p class="city-fight-need">
          <span>{rival ? say("fight-hits", { name: rival.name }) : say("fight-you-need")}</span>
          <b>{say("fight-or-more", { count: coming.need })}</b>
          <Odds roll={coming} />
        </p>
      </div>
    );
  }
  const short = roll.total ? missing(roll) : 0;
  return (
    <div class={`city-fight-roll ${short ? "short" : ""}`}>
      <p class="unseen">{rollWords(view, roll)}</p>
      <Thrown dice={roll.dice} />
      {roll.bonus !== 0 && <Bonus bonus={roll.bonus} by={roll.by} />}
      {roll.total > 0 && (
        <b class="city-fight-total" aria-hidden="true">
          {roll.bonus !== 0 && <i>=</i>} {roll.total}
        </b>
      )}
      <p class="city-fight-need" aria-hidden="true">
        <span>{say(neededBy(roll.what))}</span>
        <b>{say("fight-or-more", { count: roll.need })}</b>
        {short > 0 && <strong>{say("board-missing", { count: short })}</strong>}
      </p>
    </div>
  );
}

function neededBy(what: string): string {
  return what === "dead" ? "fight-each-needs" : "fight-you-need";
}

function Bonus({ bonus, by }: { bonus: number; by: readonly string[] }) {
  return (
    <span class="city-fight-bonus" aria-hidden="true">
      <b>{signed(bonus)}</b>
      <Sources by={by} />
    </span>
  );
}

function Answers({ fight }: { fight: Fight }) {
  const play = usePlay();
  const digits = questionOf(play).digitsOf(fight.decision, fightAnswers(fight.decision));
  return (
    <ul class="city-fight-answers" data-roving="">
      {answersOf(fight).map((answer) => {
        const key = answer.option.join(" ");
        return (
          <li key={key}>
            <Thing
              wishes={[answer.option]}
              label={answerWords(answer)}
              class="city-answer"
              shortcut={digits.get(key)?.toString()}
              about={answer.card ? [cardNamed(answer.card)] : []}
            >
              <AnswerFace answer={answer} digit={digits.get(key)} />
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

function AnswerFace({ answer, digit }: { answer: Answer; digit: number | undefined }) {
  const { title, headline, tone = "", roll, text, change } = answer;
  return (
    <>
      <AnswerPicture answer={answer} />
      <span class="city-answer-title">{title}</span>
      {headline && <b class={`city-answer-headline ${tone}`}>{headline}</b>}
      {roll && <GoodFaces roll={roll} />}
      <span class="city-answer-text">{text}</span>
      {change && <Changed change={change} />}
      {digit !== undefined && (
        <span class="city-answer-deed">
          {title} <kbd>{digit}</kbd>
        </span>
      )}
    </>
  );
}

function AnswerPicture({ answer: { card, change, option } }: { answer: Answer }) {
  if (card) {
    return (
      <span class="city-answer-picture card">
        <Art card={card} />
      </span>
    );
  }
  const what = change?.of ?? SIGNS[option.join(" ")] ?? "fight";
  return (
    <span class="city-answer-picture">
      {what === "bullets" || what === "life" ? (
        <img src={tokenPicture(what === "life" ? "life" : "bullet")} alt="" />
      ) : (
        <Sign name={what} />
      )}
    </span>
  );
}

/** Answers that cost nothing have a sign. */
const SIGNS: Readonly<Record<string, string>> = {
  pass: "event",
  accept: "event",
  withdraw: "move",
  "stance defence": "shield",
};

function Changed({ change: { of, from, to } }: { change: Change }) {
  return (
    <span class="city-answer-change">
      {of === "cards" ? <Back /> : <img src={of === "life" ? heartPicture() : bulletPicture()} alt="" />} {from}{" "}
      <i>→</i> {to}
    </span>
  );
}
