import { ClauseLink } from "./ClauseLink";
import { piecesOf } from "./markdown";
import { plain } from "./clauses";

interface ProseProps {
  text: string;
  game: string;
  wanted?: readonly string[];
  /** The clauses that there are: of others it says the ids alone. Where it is left out, there are all. */
  known?: ReadonlySet<string> | undefined;
}

/** The text of a clause; the words that were looked for are marked. */
export function Prose({ text, game, wanted = [], known }: ProseProps) {
  return (
    <>
      {piecesOf(text).map((piece, place) => {
        switch (piece.kind) {
          case "bold":
            return <strong key={place}>{marked(piece.text, wanted)}</strong>;
          case "italic":
            return <em key={place}>{marked(piece.text, wanted)}</em>;
          case "code":
            return <code key={place}>{piece.text}</code>;
          case "clause":
            if (known && !known.has(piece.clause)) return piece.text;
            return <ClauseLink key={place} clause={piece.clause} label={piece.text} game={game} />;
          default:
            return marked(piece.text, wanted);
        }
      })}
    </>
  );
}

function marked(text: string, wanted: readonly string[]) {
  if (!wanted.length) return text;
  return text
    .split(/([\p{L}\p{N}+]+)/u)
    .map((word, place) =>
      wanted.some((part) => plain(word).startsWith(part)) ? <mark key={place}>{word}</mark> : word,
    );
}
