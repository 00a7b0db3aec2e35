/** Everybody at the table: who they are, what they have, how near they are to winning, and what hangs over them. */

import type { ComponentChildren } from "preact";
import { bulletPicture, deadHeadPicture, heartPicture, shapePicture, survivorHead } from "../../art/town/pieces";
import { useChoice, type Choice } from "../../board/choice";
import { verbsFor } from "../../board/options";
import { usePlay } from "../../board/play";
import { SeatBadge } from "../../board/SeatBadge";
import { Thing } from "../../board/Thing";
import { cardNamed, wordsOf } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { namesSeat, placeOfSeat } from "../town/Losses";
import { Back, Sign } from "./Card";
import { Items } from "./Items";
import { killGoal, seatedAround } from "./position";
import type { PawnView, View } from "./types";
import "../town/players.css";

/** From so many players on panels are compact. */
const MANY = 5;

export function Players({ view }: { view: View }) {
  return (
    <section
      class={`city-players ${view.players.length >= MANY ? "many" : ""}`}
      data-roving=""
      // Where there are more than can be seen at once, arrow keys scroll.
      tabIndex={0}
      aria-labelledby="city-players"
    >
      <h2 id="city-players" class="unseen">
        {nameOf("zone", "players")}
      </h2>
      <ul>
        {seatedAround(view).map((pawn) => (
          <Player key={pawn.seat} view={view} pawn={pawn} />
        ))}
      </ul>
    </section>
  );
}

/** Whether a player is what an answer asks for next or has named, or what one can begin with. */
function isAsked(choice: Choice, seat: number): boolean {
  const begins = verbsFor(choice.options.value, seat).some((verb) => NAMES_A_SEAT.has(verb));
  return begins || namesSeat(choice, seat);
}

const NAMES_A_SEAT = new Set(["opponent", "attack"]);

function Player({ view, pawn }: { view: View; pawn: PawnView }) {
  const { seat } = pawn;
  const choice = useChoice();
  const active = seat === view.active && !view.outcome;
  return (
    <li
      class={`city-player ${active ? "active" : ""} ${seat === view.seat ? "own" : ""}`}
      data-spot={`seat:${seat}`}
      data-seat={seat}
    >
      <Portrait pawn={pawn} asked={isAsked(choice, seat)} choice={choice} />
      <Name pawn={pawn} />
      <Counters pawn={pawn} view={view} />
      <Kills kills={pawn.kills} goal={killGoal(view)} />
      <Owned pawn={pawn} />
      <InBrief pawn={pawn} />
    </li>
  );
}

/** Who it is, by face, hat and shape; where somebody is to be named, they are named by this. */
function Portrait({ pawn: { seat, name }, asked, choice }: { pawn: PawnView; asked: boolean; choice: Choice }) {
  const place = placeOfSeat(choice, seat);
  const face = (
    <span class="city-face" aria-hidden="true">
      <img src={survivorHead(seat)} alt="" draggable={false} />
      <img class="city-shape" src={shapePicture(seat)} alt="" draggable={false} />
    </span>
  );
  if (!asked) return face;
  return (
    <Thing
      wishes={[]}
      label={name}
      class="city-name-seat"
      act={() => choice.take(seat, place)}
      part={seat}
      place={place}
      taken={choice.has(seat, place) && choice.begun.value}
      point={(there) => choice.point(seat, there, place)}
    >
      {face}
    </Thing>
  );
}

function Name({ pawn }: { pawn: PawnView }) {
  const seat = usePlay().seats.value[pawn.seat];
  return <div class="city-name">{seat ? <SeatBadge seat={seat} /> : <span class="seat-name">{pawn.name}</span>}</div>;
}

/** More hearts than these are a number. */
const MOST_HEARTS = 6;

function Counters({ pawn, view: { options } }: { pawn: PawnView; view: View }) {
  const { seat, cards } = pawn;
  return (
    <Vitals pawn={pawn} cap={options.zb_life_cap}>
      {options.variant === "base" && (
        <span class="city-held" data-spot={`hand:${seat}`}>
          <span class="unseen">{say("counter-cards.count", { count: cards })}</span>
          <Back />
          <b aria-hidden="true">{cards}</b>
        </span>
      )}
    </Vitals>
  );
}

interface VitalsProps {
  pawn: Pick<PawnView, "seat" | "life" | "bullets">;
  /** The most life that somebody can have. */
  cap: number;
  children: ComponentChildren;
}

/** Life and bullets, as pictures and in words; the cards come after. */
export function Vitals({ pawn: { seat, life, bullets }, cap, children }: VitalsProps) {
  const hearts = Math.max(life, cap);
  return (
    <div class="city-counters">
      <span class="city-life" data-spot={`life:${seat}`}>
        <span class="unseen">{say("counter-life.count", { count: life })}</span>
        <span class="city-hearts" aria-hidden="true">
          {hearts <= MOST_HEARTS &&
            Array.from({ length: hearts }, (_, place) => (
              <img key={place} class={place < life ? "" : "lost"} src={heartPicture()} alt="" />
            ))}
        </span>
        <Counted picture={heartPicture()} count={life} look={hearts <= MOST_HEARTS ? "brief" : ""} />
      </span>
      <span class="city-bullets" data-spot={`bullets:${seat}`}>
        <span class="unseen">{say("counter-bullets.count", { count: bullets })}</span>
        <Counted picture={bulletPicture()} count={bullets} />
      </span>
      {children}
    </div>
  );
}

function Counted({ picture, count, look = "" }: { picture: string; count: number; look?: string }) {
  return (
    <span class={`city-counted ${look}`} aria-hidden="true">
      <img src={picture} alt="" draggable={false} />
      <b>{count}</b>
    </span>
  );
}

/** The zombies that somebody holds, of those that are needed. */
export function Kills({ kills, goal }: { kills: number; goal: number }) {
  return (
    <div class="city-goal" style={{ "--part": Math.min(1, kills / Math.max(1, goal)) }}>
      <img src={deadHeadPicture()} alt="" draggable={false} />
      <span class="city-goal-words">{say("board-kills", { count: kills, most: goal })}</span>
      <b class="city-goal-brief" aria-hidden="true">
        {kills}
      </b>
    </div>
  );
}

/** What hangs over somebody, each once. */
const hangingOver = ({ effects, pending }: PawnView) => [...new Set([...effects, ...pending])];

/** So many signs have room on a phone; what is more is counted. */
const MOST_SIGNS = 2;

/** The same in signs, for a phone: the whole panel is pressed to be told what they are. */
function InBrief({ pawn }: { pawn: PawnView }) {
  const { name, in_play, visits } = pawn;
  const over = hangingOver(pawn);
  const about = [
    ...in_play.map(cardNamed),
    ...over.map((effect) => ({ family: "effect", name: effect })),
    ...visits.map((kind) => ({ family: "tile", name: kind })),
  ];
  if (!about.length) return null;
  const signs = [...in_play, ...visits];
  const more = signs.length - MOST_SIGNS;
  return (
    <Thing
      wishes={[]}
      label={`${name}: ${about.map((subject) => wordsOf(subject).name).join(", ")}`}
      class="city-brief"
      about={about}
    >
      {signs.slice(0, MOST_SIGNS).map((sign) => (
        <Sign key={sign} name={sign} />
      ))}
      {more > 0 && <b>+{more}</b>}
      {over.length > 0 && <b class="city-over">!</b>}
    </Thing>
  );
}

/** Cards in play, and what hangs over somebody. */
function Owned({ pawn }: { pawn: PawnView }) {
  const { in_play, visits } = pawn;
  const over = hangingOver(pawn);
  if (!in_play.length && !over.length && !visits.length) return null;
  return (
    <ul class="city-owned">
      <Items pawn={pawn} />
      {over.map((effect) => (
        <li key={effect}>
          <Thing
            wishes={[]}
            label={nameOf("effect", effect)}
            class="city-effect"
            about={[{ family: "effect", name: effect }]}
          >
            {nameOf("effect", effect)}
          </Thing>
        </li>
      ))}
      {visits.map((kind) => (
        <li key={kind}>
          <Thing
            wishes={[]}
            label={`${nameOf("state", "visited")}: ${nameOf("tile", kind)}`}
            class="city-visit"
            about={[{ family: "tile", name: kind }]}
          >
            <Sign name={kind} />
          </Thing>
        </li>
      ))}
    </ul>
  );
}
