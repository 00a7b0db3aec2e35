/** The head of every screen: the way home, what is shown, and how this person wants it. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { say } from "../words/language";
import { Icon } from "./Icon";
import { SettingsDialog } from "./SettingsDialog";
import { showShortcuts } from "./shortcuts";

export function TopBar({ title, children }: { title?: string; children?: ComponentChildren }) {
  const settings = useSignal(false);
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={say("page-home")}>
        <img src="/icon.svg" alt="" width="32" height="32" /> <span>Deadtown</span>
      </a>
      {title && <p class="top-title">{title}</p>}
      <div class="top-tools">
        {children}
        <button type="button" class="quiet square" onClick={showShortcuts} aria-label={say("page-shortcuts")}>
          <span aria-hidden="true">?</span>
        </button>
        <button
          type="button"
          class="quiet square"
          onClick={() => (settings.value = true)}
          aria-label={say("page-settings")}
        >
          <Icon name="settings" />
        </button>
      </div>
      {settings.value && <SettingsDialog close={() => (settings.value = false)} />}
    </header>
  );
}
