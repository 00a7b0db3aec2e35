/** The icons of each game, by the names that the set gives them. */

const LISTS = import.meta.glob<Record<string, string>>(["./*/icons.json", "./*/*/*.icons.json"], {
  eager: true,
  import: "default",
});

export const icons: readonly string[] = Object.values(LISTS).flatMap((list) => Object.values(list));
