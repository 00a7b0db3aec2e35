declare module "*?icons" {
  const outlines: Record<string, string>;
  export default outlines;
}

declare module "@fontsource/*";
