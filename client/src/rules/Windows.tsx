import type { ComponentType } from "preact";
import { openClause } from "./opening";
import { RulesDrawer } from "./RulesDrawer";
import type { Subject } from "./subject";
import { SubjectDialog } from "./SubjectDialog";

interface WindowsProps {
  game: string;
  /** The table whose rules hold, if there is one, and the secret with which one came in. */
  table?: string | undefined;
  link?: string | undefined;
  Large: ComponentType<{ subject: Subject }>;
}

/** What is looked at closely, and the rules when they are open. */
export function Windows({ game, table, link, Large }: WindowsProps) {
  return (
    <>
      <SubjectDialog game={game} table={table} link={link} Large={Large} />
      {openClause.value !== null && <RulesDrawer game={game} table={table} link={link} />}
    </>
  );
}
