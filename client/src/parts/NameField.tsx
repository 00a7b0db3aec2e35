import { useId } from "preact/hooks";
import { problemOf } from "./names";

interface NameProps {
  label: string;
  value: string;
  change: (name: string) => void;
  /** Names that somebody else has already. */
  others?: readonly string[];
  /** What was found wrong besides. */
  problem?: string;
  placeholder?: string;
  own?: boolean;
  required?: boolean;
  autofocus?: boolean;
}

/** A name, with what is wrong with it said beside it. */
export function NameField({ label, value, change, others, problem, own, ...more }: NameProps) {
  const id = useId();
  const wrong = problemOf(value, others) || problem;
  return (
    <div class="field name-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...more}
        id={id}
        type="text"
        autocomplete={own ? "nickname" : "off"}
        value={value}
        aria-invalid={wrong ? "true" : undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <p class="field-wrong" id={`${id}-wrong`} aria-live="polite">
        {wrong}
      </p>
    </div>
  );
}
