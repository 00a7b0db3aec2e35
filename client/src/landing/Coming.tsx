import { useShelf } from "../board/shelf";
import type { GameInfo } from "../protocol/types";
import { say } from "../words/language";

/** The games that have a cover, but can't be played yet: what is being built next. */
export function Coming({ games }: { games: readonly GameInfo[] }) {
  const shelf = useShelf();
  const playable = new Set(games.map(({ name }) => name));
  const coming = shelf.covers.filter((name) => !playable.has(name));
  if (!coming.length) return null;
  return (
    <section aria-labelledby="coming" class="landing-coming">
      <h2 id="coming">{say("page-coming")}</h2>
      <ul>
        {coming.map((name) => {
          const Cover = shelf.coverOf(name);
          return (
            <li key={name}>
              {Cover && <Cover />}
              <span>{say(`page-coming-${name}`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
