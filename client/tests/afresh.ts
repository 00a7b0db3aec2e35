/** Every file of tests begins anew: one world serves many, since it takes longer to make than most tests. */

import { vi } from "vitest";

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();
document.documentElement.replaceChildren(document.createElement("head"), document.createElement("body"));
for (const attribute of [...document.documentElement.attributes]) {
  document.documentElement.removeAttribute(attribute.name);
}
localStorage.clear();
sessionStorage.clear();
