import { useId } from "preact/hooks";
import { Icon } from "../parts/Icon";
import type { GameInfo } from "../protocol/types";
import { say } from "../words/language";
import { levelName, levelsOf } from "../words/levels";
import { NameField } from "../parts/NameField";
import { chair, isPerson, type Chair, type Who } from "./seating";

interface SeatsProps {
  game: GameInfo;
  chairs: readonly Chair[];
  problems: readonly string[];
  /** The side that each plays, in words; empty where all are alike or it is left to chance. */
  sides: readonly string[];
  change: (chairs: readonly Chair[]) => void;
}

/** A chair for each player: oneself, others at this device, bots, and free ones. */
export function SeatFields({ game, chairs, problems, sides, change }: SeatsProps) {
  const put = (place: number, one: Partial<Chair>) =>
    change(chairs.map((other, at) => (at === place ? { ...other, ...one } : other)));
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  return (
    <>
      <ol class="chairs">
        {chairs.map((one, place) => (
          <li key={one.id} class="chair">
            <ChairKind game={game} one={one} place={place} change={(who) => put(place, { who })} />
            {sides[place] && <span class="tag role">{sides[place]}</span>}
            {isPerson(one) && (
              <NameField
                label={one.who === "me" ? say("page-your-name") : say("page-name-of-seat", { place: place + 1 })}
                value={one.name}
                own={one.who === "me"}
                problem={problems[place] ?? ""}
                change={(name) => put(place, { name })}
              />
            )}
            {one.who !== "me" && chairs.length > least && (
              <button
                type="button"
                class="quiet square chair-away"
                aria-label={say("page-remove-seat", { place: place + 1 })}
                onClick={() => change(chairs.filter((other) => other !== one))}
              >
                <Icon name="cancel" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {chairs.length < most && (
        <button type="button" onClick={() => change([...chairs, chair("bot:normal")])}>
          <span aria-hidden="true">+</span> {say("page-add-seat")}
        </button>
      )}
    </>
  );
}

interface KindProps {
  game: GameInfo;
  one: Chair;
  place: number;
  change: (who: Who) => void;
}

function ChairKind({ game, one, place, change }: KindProps) {
  const id = useId();
  if (one.who === "me") {
    return (
      <p class="chair-kind">
        <span class="chair-place">{place + 1}</span> <Icon name="person" /> {say("page-who-me")}
      </p>
    );
  }
  return (
    <div class="chair-kind">
      <span class="chair-place" aria-hidden="true">
        {place + 1}
      </span>
      <label class="unseen" htmlFor={id}>
        {say("page-who-sits", { place: place + 1 })}
      </label>
      <select id={id} value={one.who} onChange={(event) => change(event.currentTarget.value as Who)}>
        {levelsOf(game).map((level) => (
          <option key={level} value={`bot:${level}`}>
            {say("page-who-bot", { level: levelName(game, level) })}
          </option>
        ))}
        <option value="open">{say("page-who-open")}</option>
        <option value="guest">{say("page-who-guest")}</option>
      </select>
    </div>
  );
}
