import { useShelf } from "../board/shelf";
import type { GameDetail, Settings, TableInfo } from "../protocol/types";
import { nameOf, say } from "../words/language";
import { levelName } from "../words/levels";
import { levelOf } from "../protocol/game";
import { optionWords } from "../setup/optionWords";
import { counts, fieldsOf } from "../setup/schema";

/**
 * What holds at this table, in words: the options of the game, and how people sit together. Of what is seldom changed
 * only what was is told.
 */
export function Agreed({ info, game }: { info: TableInfo; game: GameDetail }) {
  const chooser = useShelf().chooserOf(info.game);
  const told = fieldsOf(game.options).filter(
    (field) => counts(field, info.options) && !(field.folded && info.options[field.name] === field.usual),
  );
  const options = told.map((field): [string, string] => [
    nameOf("setting", field.name),
    optionWords(chooser, field, info.options[field.name]),
  ]);
  return (
    <dl class="agreed">
      {[...options.filter(([, words]) => words), ...settingWords(info.settings, game)].map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function settingWords(settings: Settings, game: GameDetail): [string, string][] {
  const { clock, sit_in: sitIn } = settings;
  const answer = (yes: boolean) => say(yes ? "page-yes" : "page-no");
  return [
    [say("page-visibility"), say(`page-visibility-${settings.visibility}`)],
    [say("page-undo-rule"), say(`page-undo-rule-${settings.undo}`)],
    [
      say("page-clock-rule"),
      clock
        ? say("page-clock-words", { minutes: Math.round(clock.bank / 6) / 10, seconds: clock.move })
        : say("page-no-clock"),
    ],
    [
      say("page-sit-in"),
      sitIn
        ? say("page-sit-in-words", { seconds: sitIn.after, level: levelName(game, levelOf(game, sitIn.bot)) })
        : say("page-no"),
    ],
    ...windowWords(settings, game),
    [say("page-spectators"), answer(settings.spectators)],
    [say("page-chat-allowed"), answer(settings.chat)],
    [say("page-forks"), answer(settings.forks === true)],
  ];
}

/** How long a question to many stays open, in a game that has such. */
function windowWords({ windows: { pause, seconds } }: Settings, game: GameDetail): [string, string][] {
  if (!game.windows.length) return [];
  return [[say("page-windows-rule"), say(`page-windows-words-${pause}`, { seconds })]];
}
