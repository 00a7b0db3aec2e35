/** What Deadtown is, and whose work is in it. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import pageIcons from "../art/icons.json";
import { useShelf } from "../board/shelf";
import { TopBar } from "../parts/TopBar";
import { useLoaded } from "../protocol/loaded";
import { language, say } from "../words/language";
import "./about.css";

export function About() {
  const { findIcons } = useShelf();
  const icons = useLoaded(findIcons, []).value ?? [];
  const used = [...new Set([...Object.values(pageIcons), ...icons])].sort();
  const spoken = language.value;
  useEffect(() => {
    document.title = say("page-about");
  }, [spoken]);
  return (
    <div class="screen">
      <TopBar />
      <main class="about">
        <h1>{say("page-about")}</h1>
        <section>
          <h2>{say("page-about-what")}</h2>
          <p>{say("page-about-text")}</p>
        </section>
        <section>
          <h2>{say("page-about-fair")}</h2>
          <p>{say("page-about-fair-text")}</p>
        </section>
        <section>
          <h2>{say("page-about-privacy")}</h2>
          <p>{say("page-about-privacy-text")}</p>
        </section>
        <section>
          <h2>{say("page-credits")}</h2>
          <ul>
            <li>
              {woven("page-credits-icons", {
                set: <a href="https://game-icons.net">game-icons.net</a>,
                licence: <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>,
              })}
              <details>
                <summary>{say("page-used-icons", { count: used.length })}</summary>
                <p lang="en">{used.join(", ")}</p>
              </details>
            </li>
            <li>
              {woven("page-credits-font", { font: <a href="https://github.com/dharmatype/Bebas-Neue">Bebas Neue</a> })}
            </li>
            <li>{say("page-credits-art")}</li>
          </ul>
        </section>
        <section>
          <h2>{say("page-licence")}</h2>
          <p>{say("page-licence-text")}</p>
        </section>
        <a class="button" href="/">
          {say("page-to-landing")}
        </a>
      </main>
    </div>
  );
}

/** A sentence with links in the places of its arguments, wherever the language puts them. */
function woven(id: string, links: Record<string, ComponentChildren>): ComponentChildren[] {
  const marked = say(id, Object.fromEntries(Object.keys(links).map((name) => [name, `\n${name}\n`])));
  return marked.split("\n").map((part, place) => (place % 2 ? links[part] : part));
}
