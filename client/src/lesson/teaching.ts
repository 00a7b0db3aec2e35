/** A lesson: a scripted match in which the learner does what is shown, and is told what comes of it. */

import { computed, type ReadonlySignal } from "@preact/signals";
import { sameOption, textOf } from "../board/options";
import type { Play } from "../board/play";
import type { DecisionInfo, LessonInfo, LessonStep, SeatInfo } from "../protocol/types";
import { Showing } from "../replay/showing";
import { say } from "../words/language";

const LEARNER = 0;

export class Teaching extends Showing {
  readonly step: ReadonlySignal<LessonStep> = computed(() => this.lesson.steps[this.place.value]!);
  /** Of all that is legal only what shall be learnt now, so that nothing else glows. */
  override readonly decision: ReadonlySignal<DecisionInfo | null> = computed(() => onlyChoice(this.step.value));
  /** What the learner shall do now, in words; empty when there is only something to read. */
  readonly task: ReadonlySignal<string> = computed(() => {
    const { choice } = this.step.value;
    return choice && this.decision.value ? textOf(this.decision.value, choice) : "";
  });

  constructor(readonly lesson: LessonInfo) {
    super(
      lesson.game,
      lesson.steps.map((step) => step.frame),
      lesson.players.map(seatOf),
      [LEARNER],
    );
  }

  override readonly choose: Play["choose"] = (option) => {
    const { choice } = this.step.peek();
    if (choice && sameOption(choice, option)) this.goTo(this.place.peek() + 1);
    return Promise.resolve();
  };

  /** Whatever else is clicked says what to do. */
  override readonly why: Play["why"] = () => {
    const what = this.task.peek();
    const text = what ? say("page-lesson-first", { what }) : say("page-lesson-watch");
    return Promise.resolve({ kind: "refused", reason: "lesson", clause: "", arguments: {}, text });
  };
}

/** The decision of a step with the one option that shall be chosen. */
export function onlyChoice({ frame, choice }: LessonStep): DecisionInfo | null {
  const { decision } = frame.seen;
  if (!decision || !choice) return null;
  return { ...decision, options: [choice], texts: [textOf(decision, choice)] };
}

function seatOf(name: string, seat: number): SeatInfo {
  return {
    seat,
    name,
    who: seat === LEARNER ? "person" : "bot",
    player: "",
    bot: "",
    here: true,
    bank: null,
    role: "",
    style: "",
    kept: "",
    kept_name: "",
  };
}
