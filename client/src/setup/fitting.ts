/** Which figures fit what is chosen: how even a game is depends on all that was agreed on. */

import type { BalanceInfo, RoleInfo, SharesInfo } from "../protocol/types";
import { counts, type Field, type Options } from "./schema";
import { settledByOthers } from "./terms";

/** What comes nearest to what is chosen, of all that was measured. */
export class Fitting {
  readonly #fields: ReadonlyMap<string, Field>;
  /** The options in which what was measured differs. */
  readonly #telling: readonly string[];

  constructor(
    fields: readonly Field[],
    readonly options: Options,
    readonly balance: BalanceInfo,
    readonly roles: readonly RoleInfo[],
  ) {
    this.#fields = new Map(fields.map((field) => [field.name, field]));
    this.#telling = [...new Set(balance.measured.flatMap(({ agreed }) => Object.keys(agreed)))];
  }

  /** What was measured, in that order. */
  get values(): string[] {
    return [...new Set(this.balance.measured.flatMap(({ sets }) => Object.keys(sets)))];
  }

  /** What was measured of a value, by all who did so with the options that come nearest. */
  of(value: string): SharesInfo[] {
    return this.#nearest(this.balance.measured.filter(({ sets }) => value in sets));
  }

  /** What comes nearest, whatever the value. */
  get nearest(): SharesInfo | undefined {
    return this.#nearest(this.balance.measured)[0];
  }

  /** Whether it was measured with just what is chosen; who sits where, and what is settled anyway, does not matter. */
  isExact(measured: SharesInfo): boolean {
    const fields = [...this.#fields.values()];
    const settled = settledByOthers(fields, this.options);
    const seating = new Set(this.roles.flatMap(({ options }) => Object.keys(options)));
    return fields
      .filter((field) => field.kind !== "seats" && field.name !== this.balance.option && counts(field, this.options))
      .filter(({ name }) => !settled.has(name) && !seating.has(name))
      .every(({ name }) => this.#agrees(measured, name));
  }

  #nearest(measured: readonly SharesInfo[]): SharesInfo[] {
    const far = measured.map((one) => this.#telling.filter((name) => !this.#agrees(one, name)).length);
    return measured.filter((_, place) => far[place] === Math.min(...far));
  }

  #agrees({ agreed }: SharesInfo, name: string): boolean {
    return this.options[name] === (name in agreed ? agreed[name] : this.#fields.get(name)?.usual);
  }
}
