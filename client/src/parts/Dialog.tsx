/** A window above the page. Escape, a click beside it, or its button close it; the focus goes back where it was. */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { closeOnBack } from "../routes";
import { say } from "../words/language";
import { Icon } from "./Icon";

interface DialogProps {
  title: string;
  /** `drawer`: from the side. `curtain`: over everything, and it can't be put away. */
  kind?: "dialog" | "drawer" | "curtain";
  class?: string;
  close?: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, kind = "dialog", class: look = "", close, children }: DialogProps) {
  const window = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // At once: the next key is meant for the window, and after it is closed for what was there before.
  useLayoutEffect(() => {
    const shown = window.current!;
    const before = document.activeElement;
    shown.showModal();
    return () => {
      shown.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const closing = useRef(close);
  closing.current = close;
  useLayoutEffect(() => (close ? closeOnBack(() => closing.current?.()) : undefined), []);
  return (
    <dialog
      ref={window}
      class={`window ${kind} ${look}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
      onClose={(event) => {
        // Browsers put any window away when Escape is pressed twice.
        if (!close && event.currentTarget.isConnected) event.currentTarget.showModal();
      }}
      onClick={(event) => {
        if (event.target === window.current) close?.();
      }}
    >
      <div class="window-inside">
        <div class="window-head">
          <h2 id={heading}>{title}</h2>
          {close && (
            <button type="button" class="quiet square" onClick={close} aria-label={say("page-close")}>
              <Icon name="cancel" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
