import { expect } from "vitest";

/** A drawing is whole, and can do nothing but be seen. Returns it as it is read. */
export function expectDrawn(text: string, what?: string): Document {
  const read = new DOMParser().parseFromString(text, "image/svg+xml");
  expect(read.querySelector("parsererror"), what).toBeNull();
  expect(read.querySelector("script, foreignObject, image, filter"), what).toBeNull();
  expect(text, what).not.toMatch(/NaN|undefined|Infinity/);
  return read;
}
