import { beforeEach, vi } from "vitest";

/** Nothing is laid out in tests: a window is as large as is said. */
export function layOut(width: number, height: number): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
  });
}
