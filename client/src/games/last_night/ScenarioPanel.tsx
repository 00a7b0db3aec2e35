/** What this night is about, on paper: what is still to be done, and how the dead win. */

import { Icon } from "../../parts/Icon";
import { useMedia } from "../../parts/media";
import { nameOf, say } from "../../words/language";
import { briefWords, dawnWords, placesWords, playedWith, tasksOf, taskWords, type Task } from "./goals";
import type { Shown } from "./position";
import type { View } from "./types";
import "./scenario.css";

/** On a phone it is a line that unfolds. */
const NARROW = "(max-width: 37.49rem)";

export function ScenarioPanel({ shown: { view } }: { shown: Shown }) {
  const narrow = useMedia(NARROW);
  const { scenario } = view;
  if (!scenario) return null;
  const title = (
    <h2 id="ln-scenario">
      <span class="unseen">{say("panel-scenario")}: </span>
      {nameOf("scenario", scenario)}
    </h2>
  );
  return (
    <section class={`ln-scenario ${narrow ? "narrow" : ""}`} aria-labelledby="ln-scenario">
      {narrow ? (
        <details>
          <summary>
            {title} <span class="ln-scenario-brief">{briefWords(tasksOf(view))}</span>
          </summary>
          <Goals view={view} />
          <PlayedWith view={view} />
          <Story scenario={scenario} />
          <Rules view={view} />
        </details>
      ) : (
        <>
          <p class="ln-scenario-kind" aria-hidden="true">
            {say("panel-scenario")}
          </p>
          {title}
          <Goals view={view} />
          <details>
            <summary>{say("panel-story")}</summary>
            <PlayedWith view={view} />
            <Story scenario={scenario} />
            <Rules view={view} />
          </details>
        </>
      )}
    </section>
  );
}

function Goals({ view }: { view: View }) {
  const tasks = tasksOf(view);
  const places = placesWords(view);
  const counted = [
    dawnWords(view),
    // Before there are decks, none has run out.
    view.turn === "set_up" ? "" : say("counter-hero_deck.count", { count: view.hero_deck }),
    // Where the kills are what it is about, they stand above.
    "zombies_killed" in view.tasks ? "" : say("counter-kills.count", { count: view.kills }),
  ];
  return (
    <div class="ln-goals">
      <Tasks tasks={tasks.filter(({ side }) => side === "heroes")} label={nameOf("role", "heroes")} />
      {places.map((words) => (
        <p key={words} class="ln-scenario-place">
          {words}
        </p>
      ))}
      <div class="ln-scenario-dead">
        <Tasks tasks={tasks.filter(({ side }) => side === "zombies")} label={nameOf("role", "zombies")} />
        <p>{counted.filter(Boolean).join(" · ")}</p>
      </div>
    </div>
  );
}

/** Sets and rules beyond the base game, in a line. */
function PlayedWith({ view }: { view: View }) {
  const all = playedWith(view);
  if (!all.length) return null;
  const names = all.map(({ family, name }) => nameOf(family, name)).join(" · ");
  return <p class="ln-played-with">{say("panel-at", { what: say("panel-rules"), at: names })}</p>;
}

/** What each of these rules says. */
function Rules({ view }: { view: View }) {
  if (!view.rules.length) return null;
  return (
    <dl class="ln-rules">
      {view.rules.map((rule) => (
        <div key={rule}>
          <dt>{nameOf("rule", rule)}</dt> <dd>{say(`rule-${rule}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Story({ scenario }: { scenario: string }) {
  return (
    <>
      <p class="ln-scenario-story">{say(`scenario-${scenario}-story`)}</p>
      <p>{say(`scenario-${scenario}-goal`)}</p>
    </>
  );
}

function Tasks({ tasks, label }: { tasks: readonly Task[]; label: string }) {
  if (!tasks.length) return null;
  return (
    <ul class="ln-tasks" aria-label={label}>
      {tasks.map((task) => (
        <li key={task.name} class={`${task.side} ${task.met ? "met" : ""} ${task.passing ? "passing" : ""}`}>
          <span class="ln-tick" aria-hidden="true">
            {task.met && <Icon name="agree" />}
          </span>
          <span>
            {taskWords(task)}
            {task.of === 1 && <span class="unseen">: {say(task.met ? "panel-done" : "panel-to-do")}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
