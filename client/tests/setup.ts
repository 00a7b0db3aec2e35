/** What every test has: the words of the page and of Zombinion, in English, from the files that the server reads. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { learn } from "../src/words/language";

/** A file of the Python package, in words. */
export function packaged(path: string): string {
  return readFileSync(join(import.meta.dirname, "../../src/deadtown", path), "utf-8");
}

/** Games that lean on others: where their texts are, the nearest last, since what is said last holds. */
const LEANING: Readonly<Record<string, readonly string[]>> = { combined: ["zombies", "humans", "humans/combined"] };

vi.stubGlobal("fetch", (address: string) => {
  const [, game = "", language] = /games\/(\w+)\/texts\/(\w+)/.exec(address) ?? [];
  if (!game) return Promise.reject(new Error(`nobody answers at ${address}`));
  const folders = (LEANING[game] ?? [game]).map((folder) => `games/${folder}/text`);
  return Promise.resolve(
    new Response(["text", ...folders].map((one) => packaged(`${one}/${language}.ftl`)).join("\n")),
  );
});

await learn("zombinion");
