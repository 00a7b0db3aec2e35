import { useEffect } from "preact/hooks";

/** What the window is called while a screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Deadtown`;
    return () => {
      document.title = "Deadtown";
    };
  }, [title]);
}
