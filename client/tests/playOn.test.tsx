import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { api } from "../src/protocol/api";
import { PlayOn } from "../src/replay/PlayOn";
import { Showing } from "../src/replay/showing";
import { info, seen } from "./wire";

vi.mock("../src/protocol/server", async (real) => ({ ...(await real<object>()), introduce: () => Promise.resolve() }));

test("however often it is pressed, a game is played on at one table", async () => {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  const frame = {
    number: 3,
    seat: null,
    events: [],
    words: [],
    clauses: [],
    lines: [],
    seen: { ...seen(), number: 3 },
  };
  const showing = new Showing("zombinion", [frame], info().seats, [0]);
  const fork = vi.spyOn(api, "fork").mockReturnValue(new Promise(() => undefined));
  const watching = { showing, info: info(), you: { player: "p", seats: [0], host: false, forks: true }, link: "" };
  await act(() => render(<PlayOn {...watching} />, place));
  await act(() => place.querySelector<HTMLElement>("button")!.click());
  const form = document.querySelector<HTMLFormElement>("form.play-on")!;
  for (let times = 0; times < 3; times += 1) await act(() => form.requestSubmit());
  expect(fork).toHaveBeenCalledOnce();
  expect(form.getAttribute("aria-busy")).toBe("true");
});
