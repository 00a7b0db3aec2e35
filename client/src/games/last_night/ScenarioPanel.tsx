/** What this night is about, on paper: what is still to be done, and how the dead win. */

import { Icon } from "../../parts/Icon";
import { nameOf, say } from "../../words/language";
import { dawnWords, tasksOf, taskWords, type Task } from "./goals";
import type { Shown } from "./position";
import "./scenario.css";

export function ScenarioPanel({ shown: { view } }: { shown: Shown }) {
  const { scenario } = view;
  if (!scenario) return null;
  const tasks = tasksOf(view);
  const own = tasks.filter(({ side }) => side === "heroes");
  const others = tasks.filter(({ side }) => side === "zombies");
  return (
    <section class="ln-scenario" aria-labelledby="ln-scenario">
      <p class="ln-scenario-kind">{say("panel-scenario")}</p>
      <h2 id="ln-scenario">{nameOf("scenario", scenario)}</h2>
      <Tasks tasks={own} label={nameOf("role", "heroes")} />
      <div class="ln-scenario-dead">
        <Tasks tasks={others} label={nameOf("role", "zombies")} />
        <p>
          {[
            dawnWords(view),
            say("counter-hero_deck.count", { count: view.hero_deck }),
            // Where the kills are what it is about, they stand above.
            "zombies_killed" in view.tasks ? "" : say("counter-kills.count", { count: view.kills }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <details>
        <summary>{say("panel-story")}</summary>
        <p class="ln-scenario-story">{say(`scenario-${scenario}-story`)}</p>
        <p>{say(`scenario-${scenario}-goal`)}</p>
      </details>
    </section>
  );
}

function Tasks({ tasks, label }: { tasks: readonly Task[]; label: string }) {
  if (!tasks.length) return null;
  return (
    <ul class="ln-tasks" aria-label={label}>
      {tasks.map((task) => (
        <li key={task.name} class={`${task.side} ${task.met ? "met" : ""}`}>
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
