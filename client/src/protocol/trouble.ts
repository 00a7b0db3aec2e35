import { say } from "../words/language";
import { Unreachable } from "./api";

/** What went wrong, in words for people. */
export function trouble(problem: unknown): string {
  // What can't be read comes from something in between that stands in for the server.
  if (problem instanceof Unreachable || problem instanceof SyntaxError) return say("page-unreachable");
  return problem instanceof Error ? problem.message : String(problem);
}
