/** The form in which the options of a game are agreed on, as a person fills it in. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach } from "vitest";
import { ShelfProvider } from "../src/board/shelf";
import { shelf } from "../src/games/shelf";
import type { BalanceInfo, RoleInfo } from "../src/protocol/types";
import { OptionFields } from "../src/setup/OptionFields";
import { usualOptions, type Field } from "../src/setup/schema";

interface Shown {
  seats?: number;
  balance?: BalanceInfo | null;
  roles?: readonly RoleInfo[];
}

/** No form is left when another one comes, or when its test is over: a chooser that comes late would find it, and speak
 * in the tests of another file. */
const clear = () => act(() => document.body.childNodes.forEach((place) => render(null, place)));
afterEach(clear);

export class OptionForm {
  readonly place = document.createElement("div");
  options: Record<string, unknown>;

  constructor(
    readonly game: string,
    readonly fields: readonly Field[],
  ) {
    this.options = usualOptions(fields);
    void clear();
    document.body.replaceChildren(this.place);
  }

  async show(shown: Shown = {}): Promise<void> {
    const { seats = 2, ...more } = shown;
    const change = (wanted: Record<string, unknown>) => {
      this.options = wanted;
      draw();
    };
    const draw = () =>
      render(
        <ShelfProvider value={shelf}>
          <OptionFields
            game={this.game}
            fields={this.fields}
            seats={seats}
            {...more}
            value={this.options}
            change={change}
          />
        </ShelfProvider>,
        this.place,
      );
    await act(draw);
  }
}
