import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { Announcer, callOut } from "../src/parts/announcer";

test("the same question is called out as often as it is asked", async () => {
  const place = document.createElement("div");
  await act(() => render(<Announcer />, place));
  const region = place.querySelector("[aria-live=assertive]")!;
  await act(() => callOut("Play cards, or end your turn."));
  const before = region.firstElementChild;
  await act(() => callOut("Play cards, or end your turn."));
  expect(region.textContent).toBe("Play cards, or end your turn.");
  // What comes anew into the region is read; what only stays is not.
  expect(region.firstElementChild).not.toBe(before);
  expect(region.childElementCount).toBe(1);
});
