/** What this browser keeps for itself: choices about looks, never anything of a game. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`deadtown-${name}`);
  } catch {
    return null; // A browser that keeps nothing is served as well.
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`deadtown-${name}`, value);
  } catch {
    // As above.
  }
}
