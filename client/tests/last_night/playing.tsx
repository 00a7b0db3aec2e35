/** Somebody who is asked in a night, for tests: what is shown to them, and how they answer. */

import { signal } from "@preact/signals";
import { render, type ComponentChildren } from "preact";
import { act } from "preact/test-utils";
import { vi } from "vitest";
import { Choice, ChoiceProvider } from "../../src/board/choice";
import { PlayProvider } from "../../src/board/play";
import { manner } from "../../src/games/last_night/manner";
import type { DecisionInfo, Option } from "../../src/protocol/types";
import { playOf } from "../playing";

export const asked = (kind: string, options: Option[], about: DecisionInfo["about"] = {}): DecisionInfo => ({
  seat: 0,
  kind,
  options,
  about,
  texts: options.map((option) => option.join(" ")),
});

export function choiceOf(decision: DecisionInfo | null) {
  const choose = vi.fn<(option: Option) => Promise<void>>(() => Promise.resolve());
  const play = playOf({ decision: signal(decision), choose });
  return { play, choose, choice: new Choice(play, manner) };
}

export function showIn(place: Element, children: ComponentChildren, decision: DecisionInfo | null = null) {
  const { play, choose, choice } = choiceOf(decision);
  void act(() =>
    render(
      <PlayProvider value={play}>
        <ChoiceProvider value={choice}>{children}</ChoiceProvider>
      </PlayProvider>,
      place,
    ),
  );
  return { choose, choice };
}

export const pressIn = (place: Element, selector: string) =>
  void act(() => place.querySelector<HTMLElement>(selector)!.click());

export const pressPart = (place: Element, part: string) => pressIn(place, `[data-part="${part}"]`);
