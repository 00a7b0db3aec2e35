import { describe, expect, test } from "vitest";
import { analysisAddress, lessonAddress, read, replayAddress, tableAddress } from "../src/routes";

const at = (address: string) => read(new URL(address, "http://town"));

describe("an address", () => {
  test.each([
    ["/", { screen: "landing" }],
    ["/t/abc", { screen: "table", table: "abc", link: "" }],
    ["/t/abc#s3cret", { screen: "table", table: "abc", link: "s3cret" }],
    ["/t/abc/replay", { screen: "replay", table: "abc", link: "", at: null, eyes: "own", analysis: false }],
    ["/t/abc/replay?at=12&eyes=1#s", { screen: "replay", table: "abc", link: "s", at: 12, eyes: "1", analysis: false }],
    ["/t/abc/replay?analysis#s", { screen: "replay", table: "abc", link: "s", at: null, eyes: "own", analysis: true }],
    ["/t/abc/replay?at=-3", { screen: "replay", table: "abc", link: "", at: null, eyes: "own", analysis: false }],
    ["/new/zombinion", { screen: "new", game: "zombinion" }],
    ["/rules/zombinion#ZN-5.3", { screen: "rules", game: "zombinion", clause: "ZN-5.3" }],
    ["/teach/zombinion", { screen: "teach", game: "zombinion", lesson: "" }],
    ["/teach/zombies/squad", { screen: "teach", game: "zombies", lesson: "squad" }],
    ["/teach/zombies/squad/more", { screen: "lost" }],
    ["/about", { screen: "about" }],
    ["/t", { screen: "lost" }],
    ["/t/abc/replay/more", { screen: "lost" }],
    ["/rules/zombinion/more", { screen: "lost" }],
    ["/nowhere/x", { screen: "lost" }],
  ])("%s leads to its screen", (address, route) => {
    expect(at(address)).toEqual(route);
  });

  test("of a lesson leads to it", () => {
    expect(at(lessonAddress("zombies"))).toEqual({ screen: "teach", game: "zombies", lesson: "" });
    expect(at(lessonAddress("zombies", "squad"))).toEqual({ screen: "teach", game: "zombies", lesson: "squad" });
  });

  test("of a table or a moment leads back to it", () => {
    expect(at(tableAddress("abc", "s"))).toEqual({ screen: "table", table: "abc", link: "s" });
    expect(at(analysisAddress("abc", "s"))).toMatchObject({ table: "abc", link: "s", analysis: true });
    expect(at(replayAddress("abc", 7, "spectator", "s"))).toEqual({
      screen: "replay",
      table: "abc",
      link: "s",
      at: 7,
      eyes: "spectator",
      analysis: false,
    });
  });
});
