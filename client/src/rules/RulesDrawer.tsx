import { Awaited } from "../parts/Awaited";
import { Dialog } from "../parts/Dialog";
import { say } from "../words/language";
import { openClause } from "./opening";
import { Rulebook } from "./Rulebook";
import { useRules } from "./clauses";

interface RulesDrawerProps {
  game: string;
  table?: string | undefined;
  link?: string | undefined;
}

/** The rules beside the table, as they hold there. */
export function RulesDrawer({ game, table, link }: RulesDrawerProps) {
  const rules = useRules(game, table, link);
  return (
    <Dialog kind="drawer" class="rules-drawer" title={say("page-rules")} close={() => (openClause.value = null)}>
      {rules.value ? (
        <Rulebook rules={rules.value} clause={openClause.value ?? ""} level={3} />
      ) : (
        <Awaited loaded={rules} />
      )}
    </Dialog>
  );
}
