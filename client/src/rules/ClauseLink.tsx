import { say } from "../words/language";
import { openRules } from "./opening";

/** A clause by its id: opens the rules there, beside the table. */
export function ClauseLink({ clause, game, label = clause }: { clause: string; game: string; label?: string }) {
  return (
    <a
      class="clause"
      href={`/rules/${game}#${clause}`}
      aria-label={label === clause ? say("page-rule", { clause }) : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        openRules(clause);
      }}
    >
      {label}
    </a>
  );
}
