/** How the game ended: who won, the fact that decided it, how the points came about, and how it went. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Sentence } from "../board/Sentence";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { api } from "../protocol/api";
import { useLoaded } from "../protocol/loaded";
import type { SummaryInfo, TableInfo } from "../protocol/types";
import { analysisAddress } from "../routes";
import { ClauseLink } from "../rules/ClauseLink";
import { find, language, say } from "../words/language";
import { nameWithRole } from "../words/roles";
import { Chart, Course } from "./Course";
import { headlineOf, moodOf } from "./headline";
import { Ladder } from "./Ladder";
import { Scene } from "./Scene";
import { Reckonings, Scores } from "./Scores";
import "./ending.css";

interface EndingProps {
  info: TableInfo;
  link: string;
  /** The seats of whoever reads it. */
  mine: readonly number[];
  /** What one may do next. */
  next?: ComponentChildren;
  /** Look at the last position. */
  seeTable: () => void;
}

export function Ending({ info, link, mine, next, seeTable }: EndingProps) {
  const { outcome } = info;
  const mood = outcome ? moodOf(outcome, mine) : "night";
  const headline = outcome
    ? headlineOf(outcome, info.seats, mine)
    : say(info.phase === "closed" ? "table-closed" : "page-over");
  return (
    <section class={`ending ${mood}`} aria-labelledby="ending">
      <Scene mood={mood} />
      <div class="ending-inside">
        <div class="ending-head">
          {outcome && <p class="ending-about">{find(`ending-${outcome.ending}`)}</p>}
          <h2 id="ending" style={{ "--letters": headline.length }}>
            {headline}
          </h2>
          {outcome && <Told info={info} link={link} next={next} seeTable={seeTable} />}
        </div>
        {!outcome && <Actions next={next} seeTable={seeTable} />}
      </div>
    </section>
  );
}

/** A slim line below the last position: how it ended, and the way back there. */
export function EndedBar({ info, mine, back }: Pick<EndingProps, "info" | "mine"> & { back: () => void }) {
  return (
    <section class="decision ended-bar" aria-label={say("page-over")}>
      <p class="question">{info.outcome ? headlineOf(info.outcome, info.seats, mine) : say("page-over")}</p>
      <div class="answers">
        <button type="button" class="primary" onClick={back}>
          <Icon name="crown" /> {say("page-see-ending")}
        </button>
      </div>
    </section>
  );
}

interface ActionsProps extends Pick<EndingProps, "next" | "seeTable"> {
  more?: ComponentChildren;
  /** Where the game is looked at again. */
  analysis?: string;
}

function Actions({ next, seeTable, more, analysis }: ActionsProps) {
  return (
    <div class="ending-actions">
      {next}
      {more}
      {analysis && (
        <a class="button" href={analysis}>
          <Icon name="analysis" /> {say("page-analysis")}
        </a>
      )}
      <button type="button" onClick={seeTable}>
        <Icon name="board" /> {say("page-see-table")}
      </button>
    </div>
  );
}

function Told({ info, link, next, seeTable }: Omit<EndingProps, "mine">) {
  const told = useLoaded(() => api.summary(info.id, link), [info.id, link, language.value]).value;
  const more = useSignal(false);
  const names = info.seats.map((seat) => nameWithRole(seat));
  const outcome = info.outcome!;
  return (
    <>
      <p class="ending-why">
        {told && <Sentence text={told.why} marks={told.marks} />}{" "}
        {told?.clause && <ClauseLink clause={told.clause} game={info.game} />}
      </p>
      <Actions
        next={next}
        seeTable={seeTable}
        analysis={analysisAddress(info.id, link)}
        more={
          told && (
            <button type="button" onClick={() => (more.value = true)}>
              <Icon name="info" /> {say("page-course")}
            </button>
          )
        }
      />
      <div class="ending-panels">
        <Scores outcome={outcome} seats={info.seats} summary={told} />
        {told && <Ladder ladder={told.ladder} names={info.seats.map(({ name }) => name)} game={info.game} />}
        {told && <Glance summary={told} names={names} seats={info.seats} />}
      </div>
      {more.value && told && (
        <Dialog title={say("page-course")} class="ending-more" close={() => (more.value = false)}>
          {told.scored && <Reckonings names={names} reckoning={told.reckoning} />}
          <Course summary={told} names={names} seats={info.seats} />
          {info.seed && info.commitment && <FairLuck seed={info.seed} commitment={info.commitment} />}
        </Dialog>
      )}
    </>
  );
}

/** Where there is room, the first chart stands beside the scores. */
function Glance({
  summary,
  names,
  seats,
}: {
  summary: SummaryInfo;
  names: readonly string[];
  seats: TableInfo["seats"];
}) {
  const [first] = Object.entries(summary.course).filter(([, points]) => points.length > 1);
  if (!first) return null;
  const [name, points] = first;
  return (
    <div class="ending-glance">
      <Chart title={find(`course-${name}`) ?? name} points={points} turns={summary.turns} names={names} seats={seats} />
    </div>
  );
}

/** What proves that nobody has had a hand in the luck. */
function FairLuck({ seed, commitment }: { seed: string; commitment: string }) {
  return (
    <details class="ending-luck">
      <summary>{say("page-fair-luck")}</summary>
      <p>{say("page-fair-luck-help")}</p>
      <dl>
        <dt>{say("page-seed")}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{say("page-commitment")}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
      </dl>
    </details>
  );
}
