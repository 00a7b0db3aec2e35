import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { GameInfo, Settings, Windows } from "../protocol/types";
import { say } from "../words/language";
import { levelName, levelsOf } from "../words/levels";

interface SettingsProps {
  game: GameInfo;
  value: Settings;
  change: (settings: Settings) => void;
}

const CLOCK = { bank: 600, move: 30 };
const SIT_IN = { after: 120, bot: "normal" };
const LONGEST = 86_400;

/** How people sit together: who may come, taking back, time, and who plays for those who are away. */
export function SettingsFields({ game, value, change }: SettingsProps) {
  const put = (some: Partial<Settings>) => change({ ...value, ...some });
  const { clock, sit_in: sitIn } = value;
  return (
    <div class="fields">
      <Radios
        title={say("page-visibility")}
        values={["link", "public"] as const}
        value={value.visibility}
        words={(one) => say(`page-visibility-${one}`)}
        change={(visibility) => put({ visibility })}
      />
      <Radios
        title={say("page-undo-rule")}
        values={["consent", "free", "none"] as const}
        value={value.undo}
        words={(one) => say(`page-undo-rule-${one}`)}
        change={(undo) => put({ undo })}
      />
      <div class="field">
        <Switch on={clock !== null} change={(on) => put({ clock: on ? CLOCK : null })}>
          {say("page-clock-rule")}
        </Switch>
        {clock && (
          <div class="field-row">
            <Figure
              label={say("page-clock-bank")}
              value={clock.bank / 60}
              most={LONGEST / 60}
              change={(minutes) => put({ clock: { ...clock, bank: Math.round(minutes * 60) } })}
            />
            <Figure
              label={say("page-clock-move")}
              value={clock.move}
              most={LONGEST}
              change={(move) => put({ clock: { ...clock, move: Math.round(move) } })}
            />
          </div>
        )}
        {clock && <p class="field-help">{say("page-clock-rule-help")}</p>}
      </div>
      <div class="field">
        <Switch on={sitIn !== null} change={(on) => put({ sit_in: on ? SIT_IN : null })}>
          {say("page-sit-in")}
        </Switch>
        {sitIn && (
          <div class="field-row">
            <Figure
              label={say("page-sit-in-after")}
              value={sitIn.after}
              least={1}
              most={LONGEST}
              change={(after) => put({ sit_in: { ...sitIn, after: Math.round(after) } })}
            />
            <Level game={game} value={sitIn.bot} change={(bot) => put({ sit_in: { ...sitIn, bot } })} />
          </div>
        )}
      </div>
      {game.windows.length > 0 && <WindowFields value={value.windows} change={(windows) => put({ windows })} />}
      <div class="field">
        <Switch on={value.spectators} change={(spectators) => put({ spectators })}>
          {say("page-spectators")}
        </Switch>
        <Switch on={value.chat} change={(chat) => put({ chat })}>
          {say("page-chat-allowed")}
        </Switch>
        <Switch on={value.forks ?? value.visibility === "link"} change={(forks) => put({ forks })}>
          <span>
            {say("page-forks-allowed")}
            <small>{say("page-forks-help")}</small>
          </span>
        </Switch>
      </div>
    </div>
  );
}

const LIMIT = 60;

/** How long a question to many stays open, and what that hides. */
function WindowFields({ value, change }: { value: Windows; change: (windows: Windows) => void }) {
  const put = (some: Partial<Windows>) => change({ ...value, ...some });
  const { pause, seconds, limit } = value;
  return (
    <div class="field">
      <Radios
        title={say("page-windows-rule")}
        values={["none", "least", "same"] as const}
        value={pause}
        words={(one) => say(`page-windows-${one}`)}
        help={(one) => say(`page-windows-${one}.help`)}
        // Where it is always open for as long, there is no other limit.
        change={(wanted) => put({ pause: wanted, limit: wanted === "same" ? null : limit })}
      />
      {pause !== "none" && (
        <div class="field-row">
          <Figure
            label={say("page-windows-seconds")}
            value={seconds}
            least={1}
            most={60}
            change={(wanted) => put({ seconds: Math.round(wanted) })}
          />
        </div>
      )}
      {pause !== "same" && (
        <Switch on={limit !== null} change={(on) => put({ limit: on ? LIMIT : null })}>
          {say("page-windows-limit")}
        </Switch>
      )}
      {pause !== "same" && limit !== null && (
        <div class="field-row">
          <Figure
            label={say("page-windows-limit-seconds")}
            value={limit}
            least={5}
            most={LONGEST}
            change={(wanted) => put({ limit: Math.round(wanted) })}
          />
        </div>
      )}
    </div>
  );
}

interface RadiosProps<T extends string> {
  title: string;
  values: readonly T[];
  value: T;
  words: (value: T) => string;
  /** What follows from each, in a line. */
  help?: (value: T) => string;
  change: (value: T) => void;
}

function Radios<T extends string>({ title, values, value, words, help, change }: RadiosProps<T>) {
  const name = useId();
  return (
    <fieldset class="radios">
      <legend>{title}</legend>
      {values.map((one) => (
        <label key={one} class="choice">
          <input type="radio" name={name} checked={value === one} onChange={() => change(one)} />
          <span>
            {words(one)}
            {help && <small>{help(one)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Switch(props: { on: boolean; change: (on: boolean) => void; children: ComponentChildren }) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={props.on}
        onChange={(event) => {
          props.change(event.currentTarget.checked);
        }}
      />
      {props.children}
    </label>
  );
}

interface FigureProps {
  label: string;
  value: number;
  least?: number;
  most: number;
  change: (value: number) => void;
}

function Figure({ label, value, least = 0, most, change }: FigureProps) {
  return (
    <label class="figure">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        value={value}
        onInput={(event) => {
          if (!Number.isNaN(event.currentTarget.valueAsNumber)) change(event.currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}

function Level({ game, value, change }: { game: GameInfo; value: string; change: (level: string) => void }) {
  return (
    <label class="figure">
      {say("page-sit-in-level")}
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        {levelsOf(game).map((level) => (
          <option key={level} value={level}>
            {levelName(game, level)}
          </option>
        ))}
      </select>
    </label>
  );
}
