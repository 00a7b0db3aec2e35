import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { useShelf } from "../board/shelf";
import { Icon } from "../parts/Icon";
import type { GameInfo, RoleInfo } from "../protocol/types";
import { lessonAddress } from "../routes";
import { find, say } from "../words/language";
import { playersOf } from "../words/players";
import { playNow, playWithFriends, rivalsIn } from "./making";
import { trouble } from "../protocol/trouble";
import { Town } from "./Town";

/** How long it takes, if that is known. */
function minutesOf({ minutes: [least, most] }: GameInfo): string {
  return least && most ? say("page-minutes", { least, most }) : "";
}

const FRIENDS = "friends";
const nameOf = (side: RoleInfo | undefined) => `as ${side?.name ?? ""}`;

/** A game with its cover, and all that one click can begin. */
export function GameCard({ game }: { game: GameInfo }) {
  const Cover = useShelf().coverOf(game.name) ?? Town;
  /** Which of them is being begun. */
  const busy = useSignal<string | null>(null);
  const problem = useSignal("");
  const heading = useId();
  const begin = async (what: string, make: (game: GameInfo) => Promise<void>) => {
    if (busy.value !== null) return;
    busy.value = what;
    problem.value = "";
    try {
      await make(game);
    } catch (reason) {
      problem.value = trouble(reason);
    } finally {
      busy.value = null;
    }
  };
  const sides = game.roles.length ? game.roles : [undefined];
  const pitch = find(`page-pitch-${game.name}`);
  const minutes = minutesOf(game);
  return (
    <article class="game-card" aria-labelledby={heading} aria-busy={busy.value !== null}>
      <div class="game-cover" aria-hidden="true">
        <Cover />
      </div>
      <div class="game-words">
        <h3 id={heading}>{game.title}</h3>
        {pitch && <p class="game-pitch">{pitch}</p>}
        <p class="faint game-facts">
          <span>
            <Icon name="friends" /> {playersOf(game.seats)}
          </span>
          {minutes && (
            <span>
              <Icon name="clock" /> {minutes}
            </span>
          )}
        </p>
        {problem.value && (
          <p class="landing-problem" role="alert">
            {problem.value}
          </p>
        )}
      </div>
      <div class="game-begin">
        {sides.map((side) => {
          const begun = busy.value === nameOf(side);
          return (
            <button
              key={side?.name}
              type="button"
              class={begun ? "busy" : ""}
              aria-disabled={busy.value !== null}
              onClick={() => void begin(nameOf(side), () => playNow(game, side?.options))}
            >
              <Icon name="play" />
              <span>
                <strong>
                  {side ? say("page-play-as", { side: side.name, role: side.title }) : say("page-play-now")}
                </strong>{" "}
                <small role={begun ? "status" : undefined}>
                  {begun ? say("page-one-moment") : say("page-play-now-help", { count: rivalsIn(game) })}
                </small>
              </span>
            </button>
          );
        })}
      </div>
      <div class="game-more">
        <button
          type="button"
          class={`quiet ${busy.value === FRIENDS ? "busy" : ""}`}
          aria-disabled={busy.value !== null}
          onClick={() => void begin(FRIENDS, playWithFriends)}
        >
          <Icon name="link" /> {say("page-friends")}
        </button>
        {game.lesson && (
          <a class="button quiet" href={lessonAddress(game.name)}>
            <Icon name="hat" /> {say("page-teach")}
          </a>
        )}
        <a class="button quiet" href={`/new/${game.name}`}>
          <Icon name="settings" /> {say("page-set-up")}
        </a>
        <a class="button quiet" href={`/rules/${game.name}`}>
          <Icon name="rules" /> {say("page-rules")}
        </a>
      </div>
    </article>
  );
}
