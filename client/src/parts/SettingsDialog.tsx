import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { introduce, me } from "../protocol/server";
import { bell, board, BOARDS, calls, careful, motion, MOTIONS, sounds, theme, THEMES } from "../settings";
import { language, LANGUAGE_NAMES, LANGUAGES, say, speak } from "../words/language";
import "./calling";
import { Dialog } from "./Dialog";
import { notify } from "./Notices";

/** Language, looks, sounds, and one's name. Everything takes effect at once. */
export function SettingsDialog({ close }: { close: () => void }) {
  return (
    <Dialog title={say("page-settings")} class="settings" close={close}>
      <fieldset>
        <legend>{say("page-language")}</legend>
        {LANGUAGES.map((one) => (
          <label key={one} class="choice">
            <input type="radio" name="language" checked={language.value === one} onChange={() => void speak(one)} />
            <span lang={one}>{LANGUAGE_NAMES[one]}</span>
          </label>
        ))}
      </fieldset>
      <Choices name="theme" chosen={theme} values={THEMES} />
      <Choices name="motion" chosen={motion} values={MOTIONS} />
      <Choices name="sounds" chosen={sounds} values={["off", "on"] as const} />
      <Choices name="bell" chosen={bell} values={["on", "off"] as const} />
      {"Notification" in window && <Choices name="calls" chosen={calls} values={["off", "on"] as const} />}
      <Careful />
      <Choices name="board" chosen={board} values={BOARDS} />
      <Name />
    </Dialog>
  );
}

function Choices<T extends string>(props: { name: string; chosen: Signal<T>; values: readonly T[] }) {
  const { name, chosen, values } = props;
  return (
    <fieldset>
      <legend>{say(`page-${name}`)}</legend>
      {values.map((value) => (
        <label key={value} class="choice">
          <input type="radio" name={name} checked={chosen.value === value} onChange={() => (chosen.value = value)} />
          {say(`page-${name}-${value}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Whether what weighs much is looked at before it is done. */
function Careful() {
  return (
    <fieldset>
      <legend>{say("page-careful")}</legend>
      {[true, false].map((value) => (
        <label key={String(value)} class="choice">
          <input
            type="radio"
            name="careful"
            checked={careful.value === value}
            onChange={() => (careful.value = value)}
          />
          {say(value ? "page-careful-on" : "page-careful-off")}
        </label>
      ))}
    </fieldset>
  );
}

function Name() {
  const [name, setName] = useState(me.value?.name ?? "");
  const rename = async (event: Event) => {
    event.preventDefault();
    if (!name.trim()) {
      notify(say("page-name-missing"), { bad: true });
      return;
    }
    try {
      await introduce(name.trim());
      notify(say("page-renamed", { name: name.trim() }));
    } catch (problem) {
      notify((problem as Error).message, { bad: true });
    }
  };
  return (
    <form class="name" onSubmit={(event) => void rename(event)}>
      <label>
        {say("page-your-name")}
        <input
          type="text"
          maxLength={24}
          required
          autocomplete="nickname"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{say("page-save")}</button>
    </form>
  );
}
