/** What every test has: the words of the page and of Zombinion, in English, from the files that the server reads. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { learn } from "../src/words/language";

/** A file of the Python package, in words. */
export function packaged(path: string): string {
  return readFileSync(join(import.meta.dirname, "../../src/deadtown", path), "utf-8");
}

vi.stubGlobal("fetch", (address: string) => {
  const [, game, language] = /games\/(\w+)\/texts\/(\w+)/.exec(address) ?? [];
  if (!game) return Promise.reject(new Error(`nobody answers at ${address}`));
  return Promise.resolve(
    new Response(packaged(`text/${language}.ftl`) + packaged(`games/${game}/text/${language}.ftl`)),
  );
});

await learn("zombinion");
