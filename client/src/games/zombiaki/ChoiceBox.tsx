/** What is being put together: what comes next, what it would do, and the way on or back. */

import { textOf, usePlay } from "../../board/play";
import { ClauseLink } from "../../rules/ClauseLink";
import { nameOf, say } from "../../words/language";
import { Art } from "./Card";
import { careful, useChoice } from "./choice";
import { isLane, isSpace, OVER } from "./street";
import "./choice.css";

export function ChoiceBox() {
  const play = usePlay();
  const choice = useChoice();
  const decision = play.decision.value;
  const chosen = choice.chosen.value;
  const considered = choice.considered.value;
  const playing = play.atTable && play.mine.value.length > 0;
  const begun = chosen.length > 1 && chosen[0] !== "step";
  return (
    <section
      class={`zk-choice ${begun ? "begun" : ""} ${considered ? "foretold" : ""}`}
      aria-label={say("page-zombiaki-choice")}
    >
      <div class="zk-choice-inside">
        <div class="zk-choice-words" aria-live="polite">
          {decision && considered ? (
            <p class="zk-considered">
              <Subject what={String(considered[1] ?? "")} /> {textOf(decision, considered)}
            </p>
          ) : (
            begun && (
              <p class="zk-considered">
                <Subject what={String(chosen[1])} /> {chosen[0] === "play" && nameOf("card", String(chosen[1]))}
              </p>
            )
          )}
          {begun && <NextPart />}
          {considered && <Foretold />}
        </div>
        {begun && (
          <div class="zk-choice-answers">
            {choice.complete.value && (
              <button type="button" class="primary" data-confirm="" onClick={() => choice.confirm()}>
                {say("page-zombiaki-play")}
              </button>
            )}
            <button type="button" onClick={() => choice.back()}>
              {say("page-zombiaki-back")} <kbd aria-hidden="true">Esc</kbd>
            </button>
          </div>
        )}
        {playing && (
          <label class="zk-careful">
            <input
              type="checkbox"
              checked={careful.value}
              onChange={(event) => (careful.value = event.currentTarget.checked)}
            />
            {say("page-zombiaki-careful")}
          </label>
        )}
      </div>
    </section>
  );
}

function Subject({ what }: { what: string }) {
  return isSpace(what) ? null : <Art card={what} />;
}

/** What can be chosen next, in words. */
function NextPart() {
  const choice = useChoice();
  const [first] = choice.next.value;
  if (first === undefined) return null;
  const kind =
    typeof first === "number"
      ? "points"
      : isSpace(first) || first === OVER
        ? "space"
        : isLane(first)
          ? "lane"
          : first === "creature" || first === "car"
            ? "aim"
            : "card";
  return (
    <p class="zk-next">{say(choice.complete.value ? `page-zombiaki-more-${kind}` : `page-zombiaki-next-${kind}`)}</p>
  );
}

/** What the answer would do at once. */
function Foretold() {
  const choice = useChoice();
  const play = usePlay();
  const found = choice.preview.value;
  if (!found?.known) return null;
  if (!found.words.length) return <p class="zk-next zk-nothing">{say("page-zombiaki-nothing-happens")}</p>;
  return (
    <ul class="zk-foretold" aria-label={say("page-zombiaki-foretold")}>
      {found.words.map((words, place) => (
        <li key={place}>
          <span>{words}</span> {found.clauses[place] && <ClauseLink clause={found.clauses[place]} game={play.game} />}
        </li>
      ))}
    </ul>
  );
}
