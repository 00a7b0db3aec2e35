import type { ComponentType } from "preact";
import { CardDialog } from "./CardDialog";
import { openClause } from "./opening";
import { RulesDrawer } from "./RulesDrawer";

interface WindowsProps {
  game: string;
  /** The table whose rules hold, if there is one, and the secret with which one came in. */
  table?: string | undefined;
  link?: string | undefined;
  Card: ComponentType<{ card: string }>;
}

/** The card that is looked at closely, and the rules when they are open. */
export function Windows({ game, table, link, Card }: WindowsProps) {
  return (
    <>
      <CardDialog game={game} table={table} link={link} Card={Card} />
      {openClause.value !== null && <RulesDrawer game={game} table={table} link={link} />}
    </>
  );
}
