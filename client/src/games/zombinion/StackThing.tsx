import { Thing } from "../../board/Thing";
import type { Option } from "../../protocol/types";
import { find, nameOf, say } from "../../words/language";
import { Tile } from "./Card";
import type { Stack } from "./groups";

/** One or more equal cards in words. */
export function stackWords({ card, count }: Stack): string {
  const name = count > 1 ? say("page-zombinion-stack", { card: nameOf("card", card), count }) : nameOf("card", card);
  return `${name}, ${find(`card-${card}.kind`) ?? ""}`;
}

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
      card={card}
    >
      <Tile card={card} count={count > 1 ? count : undefined} />
    </Thing>
  );
}
