import { board as boardSetting } from "../settings";
import { say } from "../words/language";

/** Instead of a board that can't be shown: there is another one. */
export function BoardTrouble() {
  const plain = boardSetting.value === "plain";
  return (
    <section class="board-trouble" aria-label={say("page-board")} role="alert">
      <p>{say("page-board-failed")}</p>
      <button type="button" class="primary" onClick={() => (boardSetting.value = plain ? "drawn" : "plain")}>
        {say(plain ? "page-board-see-drawn" : "page-board-see-plain")}
      </button>
    </section>
  );
}
