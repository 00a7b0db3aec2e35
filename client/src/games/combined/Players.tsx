/** Everybody at the table: on which side they are, what they have, and how near they are to their own goal. */

import { leaderHead, shapePicture, survivorHead } from "../../art/town/pieces";
import { useChoice } from "../../board/choice";
import { usePlay } from "../../board/play";
import { SeatBadge } from "../../board/SeatBadge";
import { Thing } from "../../board/Thing";
import { cardNamed, wordsOf, type Subject } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { roleName } from "../../words/roles";
import { sheetOf } from "../humans/catalogue";
import { Points, Tallies, Traits } from "../humans/Players";
import { Items } from "../zombies/Items";
import { Kills, Vitals } from "../zombies/Players";
import { placeOfSeat } from "../town/Losses";
import { Back, Sign } from "./Card";
import type { Set } from "./catalogue";
import { isGuy, seatedAround } from "./position";
import { isNamed } from "./seats";
import type { PlayerView, View } from "./types";
import "../town/players.css";
import "../humans/players.css";
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
        {seatedAround(view).map((player) => (
          <Player key={player.seat} view={view} player={player} />
        ))}
      </ul>
    </section>
  );
}

interface OfPlayer {
  view: View;
  player: PlayerView;
}

function Player({ view, player }: OfPlayer) {
  const { seat, side, away } = player;
  const active = seat === view.active && !view.outcome;
  const look = `${active ? "active" : ""} ${seat === view.seat ? "own" : ""} ${away ? "away" : ""}`;
  return (
    <li class={`city-player hx-${side} ${look}`} data-spot={`seat:${seat}`} data-seat={seat}>
      <Portrait player={player} />
      <Name player={player} />
      {isGuy(player) ? <Guy view={view} player={player} /> : <Leader player={player} />}
      <Owned view={view} player={player} />
      <InBrief view={view} player={player} />
    </li>
  );
}

function Guy({ view, player }: OfPlayer) {
  return (
    <>
      <Vitals pawn={player} cap={view.options.zb_life_cap}>
        <Held player={player} />
      </Vitals>
      <Kills kills={player.kills} goal={player.goal} />
    </>
  );
}

function Leader({ player }: { player: PlayerView }) {
  return (
    <>
      <Tallies leader={player}>
        <Held player={player} />
      </Tallies>
      {player.character && <Points leader={player} />}
    </>
  );
}

/** More cards than these are a number. */
const MOST_BACKS = 4;

/** Cards in hand: each by its back, as long as they are few. */
function Held({ player: { seat, cards, human_cards } }: { player: PlayerView }) {
  const sets = [
    ["humans", human_cards],
    ["zombies", cards - human_cards],
  ] as const;
  return (
    <span class="city-held hx-held" data-spot={`hand:${seat}`}>
      <span class="unseen">
        {say("counter-cards.count", { count: cards })}, {say("counter-human_cards.count", { count: human_cards })}
      </span>
      {sets.map(([of, count]) =>
        cards > MOST_BACKS ? (
          <Counted key={of} of={of} count={count} />
        ) : (
          Array.from({ length: count }, (_, place) => <Back key={`${of} ${place}`} of={of} />)
        ),
      )}
    </span>
  );
}

function Counted({ of, count }: { of: Set; count: number }) {
  return (
    <>
      <Back of={of} /> <b aria-hidden="true">{count}</b>
    </>
  );
}

/** Who it is, by face and shape; where somebody is to be named, they are named by this. */
function Portrait({ player }: { player: PlayerView }) {
  const { seat, name, character } = player;
  const choice = useChoice();
  const place = placeOfSeat(choice, seat);
  const head = isGuy(player) ? survivorHead(seat) : character && leaderHead(character, seat);
  const face = (
    <span class="city-face" aria-hidden="true">
      {head && <img src={head} alt="" draggable={false} />}
      <img class="city-shape" src={shapePicture(seat)} alt="" draggable={false} />
    </span>
  );
  if (!isNamed(choice, seat)) return face;
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

/** The name after the sign of the side. */
function Name({ player }: { player: PlayerView }) {
  const seat = usePlay().seats.value[player.seat];
  return (
    <div class="city-name hx-name">
      <span class="hx-side" title={roleName(player.side)} aria-hidden="true">
        <Sign name={player.side} />
      </span>
      {seat ? <SeatBadge seat={seat} /> : <span class="seat-name">{player.name}</span>}
      {!seat?.role && <span class="unseen">{roleName(player.side)}</span>}
    </div>
  );
}

/** What holds for somebody beyond what they own: off the map, allowed to strike back, and what cards have done. */
function statesOf({ grudges }: View, { seat, away, effects, pending }: PlayerView) {
  const angry = grudges.some((grudge) => grudge.seat === seat);
  return {
    states: [...(away ? ["away"] : []), ...(angry ? ["may_strike_back"] : [])],
    effects: [...new Set([...effects, ...pending])],
  };
}

/** Sheet or items, and what hangs over somebody. */
function Owned({ view, player }: OfPlayer) {
  const { character, in_play } = player;
  const { states, effects } = statesOf(view, player);
  if (!character && !in_play.length && !states.length && !effects.length) return null;
  return (
    <ul class="city-owned">
      {states.map((state) => (
        <li key={state} class={`hx-state ${state}`} title={nameOf("state", state)}>
          <Sign name={SIGNS[state] ?? ""} /> <span>{nameOf("state", state)}</span>
        </li>
      ))}
      {character && <Traits leader={player} />}
      <Items pawn={player} />
      {effects.map((effect) => (
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
    </ul>
  );
}

const SIGNS: Readonly<Record<string, string>> = { away: "away", may_strike_back: "grudge" };

/** So many signs have room on a phone; what is more is counted. */
const MOST_SIGNS = 2;

/** The same in signs, for a phone: the whole panel is pressed to be told what they are. */
function InBrief({ view, player }: OfPlayer) {
  const { name, character, in_play, wounds, used } = player;
  const { states, effects } = statesOf(view, player);
  const about: Subject[] = [
    ...(character ? [{ family: "character", name: character }] : []),
    ...(character ? [{ family: "ability", name: sheetOf(character)?.ability ?? "" }] : []),
    ...wounds.map((wound) => ({ family: "wound", name: wound })),
    ...in_play.map(cardNamed),
    ...effects.map((effect) => ({ family: "effect", name: effect })),
  ].filter((subject) => subject.name !== "");
  if (!about.length && !states.length) return null;
  const words = [...states.map((state) => nameOf("state", state)), ...about.map((subject) => wordsOf(subject).name)];
  const more = in_play.length - MOST_SIGNS;
  return (
    <Thing wishes={[]} label={`${name}: ${words.join(", ")}`} class="city-brief" about={about}>
      {states.map((state) => (
        <Sign key={state} name={SIGNS[state] ?? ""} />
      ))}
      {character && <span class={`hu-ability-sign ${used ? "used" : ""}`} />}
      {in_play.slice(0, MOST_SIGNS).map((card) => (
        <Sign key={card} name={card} />
      ))}
      {more > 0 && <b>+{more}</b>}
      {effects.length > 0 && <b class="city-over">!</b>}
    </Thing>
  );
}
