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

// A chooser that comes when its test is over must find no form: it would speak in the tests of another file.
afterEach(() => act(() => document.body.childNodes.forEach((place) => render(null, place))));

export class OptionForm {
  readonly place = document.createElement("div");
  options: Record<string, unknown>;

  constructor(
    readonly game: string,
    readonly fields: readonly Field[],
  ) {
    this.options = usualOptions(fields);
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
