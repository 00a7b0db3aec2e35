import type { Stack } from "../../board/stacks";
import { Thing } from "../../board/Thing";
import type { Option } from "../../protocol/types";
import { cardNamed } from "../../rules/subject";
import { Tile } from "./Card";
import { stackWords } from "./groups";

interface StackThingProps {
  stack: Stack;
  wishes: readonly Option[];
  spot?: string;
  class?: string;
}

/** Equal cards that lie together, to look at or to choose from. */
export function StackThing({ stack, wishes, spot, class: look = "" }: StackThingProps) {
  const { card, count } = stack;
  return (
    <Thing
      wishes={wishes}
      label={stackWords(stack)}
      class={`zn-thing ${count > 1 ? "several" : ""} ${look}`}
      {...(spot && { spot })}
      about={[cardNamed(card)]}
    >
      <Tile card={card} count={count > 1 ? count : undefined} />
    </Thing>
  );
}
