/** Everybody at the table: whose zombies they lead, what they have, and how near they are to winning. */

import type { ComponentChildren } from "preact";
import { deadHeadPicture, leaderHead, shapePicture, tokenPicture } from "../../art/town/pieces";
import { useChoice, type Choice } from "../../board/choice";
import { usePlay } from "../../board/play";
import { SeatBadge } from "../../board/SeatBadge";
import { Thing } from "../../board/Thing";
import { wordsOf, type Subject } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { namesSeat, placeOfSeat } from "../town/Losses";
import { Back, Sign } from "./Card";
import { seatedAround } from "./position";
import { Ability } from "./Sheet";
import type { LeaderView, View } from "./types";
import { sheetOf } from "./catalogue";
import "../town/players.css";
import "./players.css";

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
        {seatedAround(view).map((leader) => (
          <Player key={leader.seat} view={view} leader={leader} />
        ))}
      </ul>
    </section>
  );
}

function Player({ view, leader }: { view: View; leader: LeaderView }) {
  const { seat, character } = leader;
  const choice = useChoice();
  const active = seat === view.active && !view.outcome;
  return (
    <li
      class={`city-player ${active ? "active" : ""} ${seat === view.seat ? "own" : ""}`}
      data-spot={`seat:${seat}`}
      data-seat={seat}
    >
      <Portrait leader={leader} choice={choice} />
      <Name leader={leader} />
      <Counters leader={leader} />
      {character && <Points leader={leader} />}
      {character && <Owned view={view} leader={leader} />}
      <InBrief view={view} leader={leader} />
    </li>
  );
}

/** Who it is, by face and shape; where somebody is to be named, they are named by this. */
function Portrait({ leader: { seat, name, character }, choice }: { leader: LeaderView; choice: Choice }) {
  const place = placeOfSeat(choice, seat);
  const face = (
    <span class="city-face" aria-hidden="true">
      {character && <img src={leaderHead(character, seat)} alt="" draggable={false} />}
      <img class="city-shape" src={shapePicture(seat)} alt="" draggable={false} />
    </span>
  );
  if (namesSeat(choice, seat)) {
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
  return face;
}

function Name({ leader }: { leader: LeaderView }) {
  const seat = usePlay().seats.value[leader.seat];
  return <div class="city-name">{seat ? <SeatBadge seat={seat} /> : <span class="seat-name">{leader.name}</span>}</div>;
}

/** Die tokens, wounds and cards: as pictures, and in words. */
function Counters({ leader }: { leader: LeaderView }) {
  const { seat, cards } = leader;
  return (
    <Tallies leader={leader}>
      <span class="city-held" data-spot={`hand:${seat}`}>
        <span class="unseen">{say("counter-cards.count", { count: cards })}</span>
        <Back />
        <b aria-hidden="true">{cards}</b>
      </span>
    </Tallies>
  );
}

interface TalliesProps {
  leader: Pick<LeaderView, "seat" | "dice" | "wounds">;
  children: ComponentChildren;
}

/** Die tokens and wounds, as pictures and in words; the cards come after. */
export function Tallies({ leader: { seat, dice, wounds }, children }: TalliesProps) {
  return (
    <div class="city-counters">
      <span data-spot={`dice:${seat}`}>
        <span class="unseen">{say("counter-do_overs.count", { count: dice })}</span>
        <span class="city-counted" aria-hidden="true">
          <img src={tokenPicture("die")} alt="" draggable={false} />
          <b>{dice}</b>
        </span>
      </span>
      <span class={wounds.length ? "hu-wounded" : ""} data-spot={`wounds:${seat}`}>
        <span class="unseen">{say("counter-wounds.count", { count: wounds.length })}</span>
        <span class="city-counted" aria-hidden="true">
          <Sign name="wound" />
          <b>{wounds.length}</b>
        </span>
      </span>
      {children}
    </div>
  );
}

/** The points that somebody has, of those that win: zombies in play, and Eat cards. */
export function Points({ leader }: { leader: Pick<LeaderView, "points" | "goal" | "zombies" | "meals"> }) {
  const { points, goal, zombies, meals } = leader;
  const count = Object.keys(zombies).length;
  return (
    <div class="city-goal" style={{ "--part": Math.min(1, points / Math.max(1, goal)) }}>
      <img src={deadHeadPicture()} alt="" draggable={false} />
      <span class="city-goal-words">{say("board-points", { count: points, most: goal })}</span>
      <b class="city-goal-brief" aria-hidden="true">
        {points}
      </b>
      <span class="unseen">
        {say("counter-zombies.count", { count })}, {say("counter-eaten.count", { count: meals })}
      </span>
      {meals > 0 && (
        <span class="hu-meals" aria-hidden="true">
          {count} + <Sign name="hu_diner" /> {meals}
        </span>
      )}
    </div>
  );
}

/** What lies before somebody, as it can be explained. */
function subjectsOf({ effects, active }: View, { seat, character, wounds }: LeaderView): Subject[] {
  return [
    { family: "character", name: character },
    { family: "ability", name: sheetOf(character)?.ability ?? "" },
    ...wounds.map((wound) => ({ family: "wound", name: wound })),
    ...(seat === active ? effects.map((effect) => ({ family: "effect", name: effect })) : []),
  ].filter(({ name }) => name !== "");
}

/** Character, ability and wounds, as parts of a list. */
export function Traits({ leader }: { leader: Pick<LeaderView, "seat" | "character" | "used" | "wounds"> }) {
  const { character, used, wounds, seat } = leader;
  const name = nameOf("character", character);
  return (
    <>
      <li>
        <Thing wishes={[]} label={name} class="hu-character" about={[{ family: "character", name: character }]}>
          {name}
        </Thing>
      </li>
      <li>
        <Ability character={character} used={used} />
      </li>
      {wounds.map((wound) => (
        <li key={wound}>
          <Thing
            wishes={[]}
            label={nameOf("wound", wound)}
            class={`hu-wound ${wound.startsWith("left") ? "mirrored" : ""}`}
            about={[{ family: "wound", name: wound }]}
            spot={`wound:${seat}:${wound}`}
          >
            <Sign name={wound} />
          </Thing>
        </li>
      ))}
    </>
  );
}

/** All that lies before somebody, and what changes the movement. */
function Owned({ view, leader }: { view: View; leader: LeaderView }) {
  const effects = leader.seat === view.active ? view.effects : [];
  return (
    <ul class="city-owned">
      <Traits leader={leader} />
      {effects.map((effect, place) => (
        <li key={`${effect} ${place}`}>
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
    </ul>
  );
}

/** The same in signs, for a phone: the whole panel is pressed to be told what they are. */
function InBrief({ view, leader }: { view: View; leader: LeaderView }) {
  const about = subjectsOf(view, leader);
  if (!about.length) return null;
  return (
    <Thing
      wishes={[]}
      label={`${leader.name}: ${about.map((subject) => wordsOf(subject).name).join(", ")}`}
      class="city-brief"
      about={about}
    >
      <span class={`hu-ability-sign ${leader.used ? "used" : ""}`} />
    </Thing>
  );
}
