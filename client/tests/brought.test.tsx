import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { broughtFrom, useBroughtEarly, type Brought } from "../src/art/brought";

/** Groups that come when they are told to. */
function groups() {
  let come: (what: string) => void = () => undefined;
  const load = vi.fn(() => new Promise<string>((done) => (come = done)));
  return { come: (what: string) => come(what), load, brought: broughtFrom({ late: load }) };
}

const place = document.createElement("div");
const Shown = ({ of }: { of: Brought<string> }) => <p>{of.of("late") ?? "not yet"}</p>;
const settled = () => act(() => new Promise((done) => setTimeout(done)));

afterEach(() => {
  render(null, place);
  vi.unstubAllGlobals();
});

test("a group is brought when something of it is to be seen, once, and is shown as soon as it is here", async () => {
  const { come, load, brought } = groups();
  expect(load).not.toHaveBeenCalled();
  await act(() => render([<Shown of={brought} />, <Shown of={brought} />], place));
  expect(place.textContent).toBe("not yetnot yet");
  come("here");
  await settled();
  expect(place.textContent).toBe("herehere");
  expect(brought.here()).toEqual(["here"]);
  await brought.bring("late");
  expect(load).toHaveBeenCalledTimes(1);
});

test("what does not come is asked for again the next time", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("out of reach")).mockResolvedValue("here");
  const brought = broughtFrom<string>({ late: load });
  await expect(brought.bring("late")).rejects.toThrow("out of reach");
  await brought.bring("late");
  expect(brought.of("late")).toBe("here");
});

test("of a group that there is not nothing comes", async () => {
  const { load, brought } = groups();
  await brought.bring("base");
  expect(brought.of("base")).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test("what may be needed is brought when the page is idle, and not if it is left before", async () => {
  let idle: () => void = () => undefined;
  const forget = vi.fn();
  vi.stubGlobal("requestIdleCallback", (deed: () => void) => ((idle = deed), 7));
  vi.stubGlobal("cancelIdleCallback", forget);
  const { load, brought } = groups();
  const Board = () => {
    useBroughtEarly(brought, ["late"]);
    return null;
  };
  await act(() => render(<Board />, place));
  expect(load).not.toHaveBeenCalled();
  idle();
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => render(null, place));
  expect(forget).toHaveBeenCalledWith(7);
});
