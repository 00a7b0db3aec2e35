/** A fight: the two who fight, the roll and what it lacks, and the ways on, of which none is meant more than another. */

import type { ComponentType } from "preact";
import {
  bulletPicture,
  deadHeadPicture,
  deadPicture,
  heartPicture,
  largeSurvivor,
  tokenPicture,
} from "../../art/town/pieces";
import { tilePicture } from "../../art/town/tile";
import { usePlay } from "../../board/play";
import { questionOf } from "../../board/question";
import { Thing } from "../../board/Thing";
import { cardNamed } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { Art, Back, Sign } from "./Card";
import { rollWords } from "../town/Rolled";
import { GoodFaces, Odds, signed, Sources, Thrown, Unthrown } from "../town/Faces";
import { answersOf, answerWords, fightIn, type Answer, type Change, type Fight, type FightView } from "./fight";
import type { Tellings } from "./fight";
import { tileInfo } from "./catalogue";
import { missing } from "../town/odds";
import type { Placed } from "../town/tiles";
import { Scene, type Shown } from "./Scene";
import { townOf } from "./town";
import type { View } from "./types";
import "./fight.css";

/** How fights look in a game. */
export interface FightLooks {
  Art: ComponentType<{ card: string }>;
  Back: ComponentType;
  Sign: ComponentType<{ name: string }>;
  /** How a tile looks where it lies. */
  tile: (placed: Placed) => string;
  /** What is told of answers that this game has besides. */
  told?: Tellings;
}

const LOOKS: FightLooks = { Art, Back, Sign, tile: (placed) => tilePicture(placed, tileInfo(placed.kind)) };

export function FightPanel({ view }: { view: View }) {
  const fight = fightIn(view, usePlay().decision.value);
  return (
    fight && <FightShown view={view} fight={fight} looks={LOOKS} title={titleOf(view, fight)} pair={pairOf(fight)} />
  );
}

interface FightShownProps {
  view: FightView & { tiles: readonly Placed[]; tokens: Readonly<Record<string, "life" | "bullet" | "empty">> };
  fight: Fight;
  looks: FightLooks;
  title: string;
  /** Those who fight, from left to right; nobody, where it is not seen. */
  pair: readonly Shown[];
  /** What is won besides a zombie of nobody, in words. */
  prize?: string | undefined;
}

/** A fight, as any game shows it that has some. */
export function FightShown({ view, fight, looks, title, pair, prize }: FightShownProps) {
  return (
    <section class={`city-fight ${fight.decision.kind}`} aria-labelledby="city-fight">
      {pair.length > 0 && <Scene view={view} space={fight.own.space} pair={pair} picture={looks.tile} />}
      <header class="city-fight-head">
        <h2 id="city-fight">
          <looks.Sign name="fight" /> {title}
        </h2>
        <Prize view={view} fight={fight} words={prize} />
      </header>
      <RollShown view={view} fight={fight} />
      <Answers fight={fight} looks={looks} />
    </section>
  );
}

function pairOf({ own, rival, zombie }: Fight): Shown[] {
  const self = { picture: largeSurvivor(own.seat), look: rival ? "mirrored" : "" };
  if (rival) return [{ picture: largeSurvivor(rival.seat) }, self];
  return zombie === undefined ? [] : [{ picture: deadPicture(zombie).full, look: "dead" }, self];
}

function titleOf(view: View, { own, rival, zombie }: Fight): string {
  if (rival) return say("fight-duel", { name: own.name, other: rival.name });
  if (zombie === undefined) return nameOf("roll", "dead");
  const place = townOf(view.tiles).byName.get(own.space);
  return place ? say("fight-title", { tile: nameOf("tile", place.tile.kind) }) : nameOf("roll", "combat");
}

/** What is to be won: the zombie, and what lies under it. */
function Prize({ view, fight, words }: Pick<FightShownProps, "view" | "fight"> & { words: string | undefined }) {
  const { own, zombie, goal } = fight;
  if (zombie === undefined && words === undefined) return null;
  const token = zombie === undefined ? undefined : view.tokens[own.space];
  return (
    <p class="city-prize">
      <span>{say("fight-prize")}</span>{" "}
      <span class="city-prize-part">
        <img src={deadHeadPicture()} alt="" /> {words ?? say("board-kills", { count: own.kills + 1, most: goal })}
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
function RollShown({ view, fight }: { view: FightView; fight: Fight }) {
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

function Answers({ fight, looks }: { fight: Fight; looks: FightLooks }) {
  const play = usePlay();
  const digits = questionOf(play).digitsOf(fight.decision, fight.options);
  return (
    <ul class="city-fight-answers" data-roving="">
      {answersOf(fight, looks.told).map((answer) => {
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
              <AnswerFace answer={answer} digit={digits.get(key)} looks={looks} />
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

interface AnswerFaceProps {
  answer: Answer;
  digit: number | undefined;
  looks: FightLooks;
}

function AnswerFace({ answer, digit, looks }: AnswerFaceProps) {
  const { title, headline, tone = "", roll, text, change } = answer;
  return (
    <>
      <AnswerPicture answer={answer} looks={looks} />
      <span class="city-answer-title">{title}</span>
      {headline && <b class={`city-answer-headline ${tone}`}>{headline}</b>}
      {roll && <GoodFaces roll={roll} />}
      <span class="city-answer-text">{text}</span>
      {change && <Changed change={change} Back={looks.Back} />}
      {digit !== undefined && (
        <span class="city-answer-deed">
          {title} <kbd>{digit}</kbd>
        </span>
      )}
    </>
  );
}

function AnswerPicture({ answer: { card, change, option }, looks }: { answer: Answer; looks: FightLooks }) {
  if (card) {
    return (
      <span class="city-answer-picture card">
        <looks.Art card={card} />
      </span>
    );
  }
  const what = change?.of ?? SIGNS[option.join(" ")] ?? "fight";
  return (
    <span class="city-answer-picture">
      {what === "bullets" || what === "life" ? (
        <img src={tokenPicture(what === "life" ? "life" : "bullet")} alt="" />
      ) : (
        <looks.Sign name={what} />
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

function Changed({ change: { of, from, to }, Back: Behind }: { change: Change; Back: ComponentType }) {
  return (
    <span class="city-answer-change">
      {of === "cards" ? <Behind /> : <img src={of === "life" ? heartPicture() : bulletPicture()} alt="" />} {from}{" "}
      <i>→</i> {to}
    </span>
  );
}
