/** Choosing the sets of a night: the base game is always in, each other one is a picture to switch on and off. */

import { useId } from "preact/hooks";
import { Picture } from "../../art/Picture";
import type { ChooserProps } from "../../board/shelf";
import { Awaited } from "../../parts/Awaited";
import { useLoaded } from "../../protocol/loaded";
import { learn, nameOf, say } from "../../words/language";
import { SET_PICTURE, SET_PICTURES } from "./drawings/sets";
import "./chooser.css";

type Set = keyof typeof SET_PICTURES;
const MORE: readonly Set[] = ["advanced", "growing_hunger", "survival_of_the_fittest", "timber_peak"];

/** All that comes in the box of the base game, and no rule beyond it. */
const BASE_GAME = {
  set_advanced: true,
  set_growing_hunger: false,
  set_survival_of_the_fittest: false,
  set_timber_peak: false,
  experience: "auto",
  barricades: "auto",
  opt_grave_weapons: false,
  opt_survival_decks: false,
  opt_exploration: false,
  opt_doors: false,
  opt_grave_dead: false,
  opt_free_search: false,
  sewers_at_setup: false,
};
const ALL_SETS = Object.fromEntries(MORE.map((set) => [`set_${set}`, true]));

export function SetChooser({ value, change }: ChooserProps) {
  const told = useLoaded(() => learn("last_night").then(() => true), []);
  if (!told.value) return <Awaited loaded={told} />;
  return (
    <fieldset class="ln-sets">
      <legend>{say("sets-chosen")}</legend>
      <div class="ln-set base">
        <Picture draw={SET_PICTURES.base} {...SET_PICTURE} />
        <p class="ln-set-words">
          <strong>{nameOf("set", "base")}</strong> <span class="tag">{say("sets-always")}</span>
          <small>{say("set-base.help")}</small>
        </p>
        <p class="ln-set-presets">
          <Preset words={say("sets-only-base")} options={BASE_GAME} value={value} change={change} />
          <Preset words={say("sets-all")} options={ALL_SETS} value={value} change={change} />
        </p>
      </div>
      {MORE.map((set) => (
        <SetTile key={set} set={set} value={value} change={change} />
      ))}
    </fieldset>
  );
}

/** Many options with one click; it is pressed as long as all of them are so. */
function Preset({ words, options, value, change }: ChooserProps & { words: string; options: Record<string, unknown> }) {
  const isSo = Object.entries(options).every(([name, wanted]) => !(name in value) || value[name] === wanted);
  return (
    <button type="button" aria-pressed={isSo} onClick={() => change({ ...value, ...options })}>
      {words}
    </button>
  );
}

/** A set with what it brings, in the game or not. */
function SetTile({ set, value, change }: ChooserProps & { set: Set }) {
  const id = useId();
  const option = `set_${set}`;
  return (
    <label class="ln-set">
      <Picture draw={SET_PICTURES[set]} {...SET_PICTURE} />
      <span class="ln-set-words">
        <span class="ln-set-name">
          <input
            type="checkbox"
            checked={value[option] === true}
            aria-labelledby={id}
            aria-describedby={`${id}-help`}
            onChange={(event) => change({ ...value, [option]: event.currentTarget.checked })}
          />
          <strong id={id}>{nameOf("setting", option)}</strong>
        </span>
        <small id={`${id}-help`}>{say(`setting-${option}.help`)}</small>
      </span>
    </label>
  );
}
