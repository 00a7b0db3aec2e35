/** The seats of a table before the game: who sits there, and what can be done about it. */

import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { notify } from "../parts/Notices";
import { introduce } from "../protocol/server";
import type { GameDetail, Links, SeatInfo } from "../protocol/types";
import { tableAddress } from "../routes";
import type { Sitting } from "../table/sitting";
import { say } from "../words/language";
import { levelName } from "../words/levels";
import { roleName } from "../words/roles";
import { styleName } from "../words/styles";
import { copy } from "../parts/copying";
import { levelOf } from "../protocol/game";
import { trouble } from "../protocol/trouble";
import { nameForBot } from "../parts/botNames";
import { NameField } from "../parts/NameField";
import { problemOf } from "../parts/names";

interface ChairsProps {
  sitting: Sitting;
  game: GameDetail | null;
  links: Links | null;
  /** The level of bots that are added. */
  level: string;
}

export function Chairs(props: ChairsProps) {
  return (
    <ol class="room-seats">
      {props.sitting.seats.value.map((seat) => (
        <li key={seat.seat} class={`room-seat ${seat.who}`} data-seat={seat.seat}>
          <span class="chair-place" aria-hidden="true">
            {seat.seat + 1}
          </span>
          {seat.who === "open" ? <Free {...props} seat={seat} /> : <Taken {...props} seat={seat} />}
        </li>
      ))}
    </ol>
  );
}

function Taken({ sitting, game, seat }: ChairsProps & { seat: SeatInfo }) {
  const renaming = useSignal(false);
  const info = sitting.info.value!;
  const you = sitting.you.value;
  const mine = you.seats.includes(seat.seat);
  const hosts = seat.who === "person" && info.seats.find(({ player }) => player === info.host) === seat;
  const place = seat.seat + 1;
  const state = seat.who === "bot" ? "bot" : seat.here ? "here" : "away";
  // Who gives up a seat to take it again under another name must not lose the way in.
  const mayRename = mine && (you.host || sitting.link !== "" || info.settings.visibility === "public");
  return (
    <>
      <p class="room-who">
        <span class={`presence ${state}`}>
          <Icon name={seat.who === "bot" ? "bot" : "person"} />
        </span>
        <span class="seat-name">{seat.name}</span>
        {seat.style && <span class="seat-style">{styleName(seat.style)}</span>}
        {seat.role && <span class="tag role">{roleName(seat.role)}</span>}
        {mine && <span class="tag">{say("page-you")}</span>}
        {hosts && <span class="tag">{say("page-host")}</span>}
        <span class="faint">
          {seat.who === "bot" && game
            ? say("page-who-bot", { level: levelName(game, levelOf(game, seat.bot)) })
            : say(`page-seat-${state}`)}
        </span>
      </p>
      <div class="room-do">
        {mayRename && (
          <button type="button" aria-expanded={renaming.value} onClick={() => (renaming.value = !renaming.value)}>
            {say("page-rename")}
          </button>
        )}
        {!mine && you.host && seat.who === "person" ? (
          <Remove sitting={sitting} seat={seat} />
        ) : (
          (mine || you.host) && (
            <button
              type="button"
              class="quiet square"
              aria-label={say(mine ? "page-leave-seat" : "page-clear-seat", { place })}
              onClick={() => void sitting.attempt({ do: "leave", seat: seat.seat })}
            >
              <Icon name={mine ? "bye" : "cancel"} />
            </button>
          )
        )}
      </div>
      {renaming.value && (
        <SeatName
          label={say(mine && you.seats[0] === seat.seat ? "page-your-name" : "page-guest-name")}
          name={seat.name}
          action={say("page-save")}
          others={otherNames(sitting, seat.seat)}
          done={() => (renaming.value = false)}
          act={(name) => rename(sitting, seat.seat, name)}
        />
      )}
    </>
  );
}

/** Who is removed does not come back, so it is asked twice. */
function Remove({ sitting, seat }: { sitting: Sitting; seat: SeatInfo }) {
  const sure = useSignal(false);
  const { name } = seat;
  const remove = () => {
    if (sure.value) void sitting.attempt({ do: "leave", seat: seat.seat });
    else sure.value = true;
  };
  return (
    <button
      type="button"
      class={sure.value ? "danger" : "quiet square"}
      {...(sure.value ? {} : { "aria-label": say("page-remove-player", { name }) })}
      onBlur={() => (sure.value = false)}
      onClick={remove}
    >
      <Icon name="cancel" /> {sure.value && say("page-remove-player-sure", { name })}
    </button>
  );
}

function Free({ sitting, links, level, seat }: ChairsProps & { seat: SeatInfo }) {
  const guest = useSignal(false);
  const you = sitting.you.value;
  const seated = you.seats.length > 0;
  const place = seat.seat + 1;
  const choice = sitting.seats.value.filter(({ who }) => who === "open").length > 1;
  const secret = links?.seats[seat.seat];
  const copyLink = async () => {
    const copied = await copy(location.origin + tableAddress(sitting.table, secret));
    if (copied) notify(say("page-seat-link-copied", { place }));
    else notify(say("page-copy-by-hand"), { bad: true });
  };
  return (
    <>
      <p class="room-who faint">
        {say("page-seat-empty")}
        {seat.role && <span class="tag role">{roleName(seat.role)}</span>}
      </p>
      {secret && (
        <button
          type="button"
          class="quiet square room-seat-link"
          aria-label={say("page-copy-seat-link", { place })}
          title={say("page-copy-seat-link", { place })}
          onClick={() => void copyLink()}
        >
          <Icon name="link" />
        </button>
      )}
      <div class="room-do">
        {(seated || you.host) && (
          <button
            type="button"
            aria-label={say("page-add-bot-at", { place })}
            onClick={() =>
              void sitting.attempt({ do: "bot", seat: seat.seat, bot: level, name: nameForBot(sitting.seats.peek()) })
            }
          >
            <Icon name="bot" /> {say("page-add-bot")}
          </button>
        )}
        {you.player && !seated && choice && (
          <button
            type="button"
            aria-label={say("page-sit-here", { place })}
            onClick={() => void sitting.attempt({ do: "sit", seat: seat.seat })}
          >
            <Icon name="person" /> {say("page-sit-down")}
          </button>
        )}
        {seated && (
          <button
            type="button"
            class="quiet"
            aria-label={say("page-add-guest-at", { place })}
            aria-expanded={guest.value}
            onClick={() => (guest.value = !guest.value)}
          >
            <Icon name="friends" /> {say("page-guest-short")}
          </button>
        )}
      </div>
      {guest.value && (
        <SeatName
          label={say("page-guest-name")}
          name=""
          action={say("page-sit-down")}
          others={otherNames(sitting, seat.seat)}
          done={() => (guest.value = false)}
          act={(name) => sitting.do({ do: "sit", seat: seat.seat, name })}
        />
      )}
    </>
  );
}

interface SeatNameProps {
  label: string;
  name: string;
  action: string;
  others: readonly string[];
  act: (name: string) => Promise<unknown>;
  done: () => void;
}

/** A name for somebody at a seat. */
function SeatName({ label, name: before, action, others, act, done }: SeatNameProps) {
  const name = useSignal(before);
  const problem = useSignal("");
  const save = async (event: Event) => {
    event.preventDefault();
    const wanted = name.value.trim();
    if (!wanted || problemOf(wanted, others)) return;
    try {
      if (wanted !== before) await act(wanted);
      done();
    } catch (reason) {
      problem.value = trouble(reason);
    }
  };
  return (
    <form class="room-name" onSubmit={(event) => void save(event)}>
      <NameField
        label={label}
        value={name.value}
        others={others}
        required
        autofocus
        problem={problem.value}
        change={(wanted) => {
          name.value = wanted;
          problem.value = "";
        }}
      />
      <button type="submit">{action}</button>
    </form>
  );
}

function otherNames(sitting: Sitting, seat: number): string[] {
  return sitting.seats.value.filter((other) => other.seat !== seat && other.name).map(({ name }) => name);
}

/** A seat keeps the name with which it was taken: it is given up and taken again. */
async function rename(sitting: Sitting, seat: number, name: string): Promise<void> {
  if (sitting.mine.peek()[0] === seat) await introduce(name);
  await sitting.do({ do: "leave", seat });
  await sitting.do({ do: "sit", seat, name });
}
