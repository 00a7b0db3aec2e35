import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useShelf, type Chooser, type ChooserProps } from "../board/shelf";
import { notify } from "../parts/Notices";
import type { BalanceInfo, RoleInfo } from "../protocol/types";
import { say } from "../words/language";
import { EvenChoice } from "./EvenChoice";
import { OptionField, SeatChoices } from "./OptionField";
import { consequenceWords, differenceWords } from "./optionWords";
import { counts, type Field, type Options } from "./schema";
import { follow, inForce, settledByOthers } from "./terms";

interface OptionProps {
  game: string;
  fields: readonly Field[];
  /** How many seats there are. */
  seats: number;
  /** Which choices are how even for which sides, where that is known. */
  balance?: BalanceInfo | null;
  roles?: readonly RoleInfo[];
  value: Record<string, unknown>;
  change: (options: Record<string, unknown>) => void;
}

/** What the players agree on before the game. Lists without a chooser are filled in by the platform. */
export function OptionFields({ game, fields, seats, balance = null, roles = [], value, change }: OptionProps) {
  const chooser = useShelf().chooserOf(game);
  const Chooser = useChooser(chooser);
  const chosen = chooser?.options ?? [];
  const options = inForce(fields, value);
  const settled = settledByOthers(fields, value);
  const shown = fields.filter(
    (field) => field.kind !== "list" && !chosen.includes(field.name) && counts(field, options),
  );
  const folded = shown.filter((field) => field.folded);
  const agree = (wanted: Record<string, unknown>) => {
    const followed = follow(fields, value, wanted);
    for (const one of followed.consequences) notify(consequenceWords(one, followed.options));
    change(followed.options);
  };
  const draw = (field: Field) => {
    const told = {
      field,
      value: options[field.name],
      options,
      settled: settled.get(field.name),
      change: (one: unknown) => agree({ ...value, [field.name]: one }),
    };
    if (field.kind === "choice" && field.name === balance?.option) {
      return <EvenChoice key={field.name} {...told} fields={fields} balance={balance} roles={roles} />;
    }
    if (field.kind === "seats") return <SeatChoices key={field.name} {...told} seats={seats} />;
    return <OptionField key={field.name} {...told} />;
  };
  return (
    <>
      {Chooser && <Chooser value={value} change={agree} />}
      <div class="fields">{shown.filter((field) => !field.folded).map(draw)}</div>
      {folded.length > 0 && (
        <details class="fold">
          <summary>
            {say("page-more-rules")}
            <Differences fields={folded} options={options} />
          </summary>
          <div class="fields">{folded.map(draw)}</div>
        </details>
      )}
    </>
  );
}

/** What is not as usual among options that are folded away. */
function Differences({ fields, options }: { fields: readonly Field[]; options: Options }) {
  const words = fields
    .filter(({ name, usual }) => options[name] !== usual)
    .map((field) => differenceWords(field, options[field.name]));
  return (
    <span class={words.length ? "fold-differs" : "fold-usual"}>
      <span class="unseen">, </span>
      {words.length ? words.join(", ") : say("page-as-usual")}
    </span>
  );
}

function useChooser(chooser: Chooser | undefined): ComponentType<ChooserProps> | null {
  const [found, setFound] = useState<ComponentType<ChooserProps> | null>(null);
  useEffect(() => {
    let wanted = true;
    void chooser?.load().then((Chooser) => {
      if (wanted) setFound(() => Chooser);
    });
    return () => {
      wanted = false;
    };
  }, [chooser]);
  return found;
}
