/** Calls back who has gone elsewhere when they are asked: a notification of the system, for those who want one. */

import { effect } from "@preact/signals";
import { calls } from "../settings";

/** Whether it can still be asked for; who has forbidden it is not asked again. */
export function mayOffer(): boolean {
  return "Notification" in window && Notification.permission === "default" && calls.value === "off";
}

/** Call, if nobody looks. A later call about the same thing takes the place of an earlier one. */
export function callBack(title: string, body: string, about: string): void {
  if (!document.hidden || calls.peek() === "off" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: about, icon: "/icon-192.png" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones let only installed pages call; there the bell rings.
  }
}

// Who wants to be called is asked by the browser whether it may, when they say so.
effect(() => {
  if (calls.value === "off" || !("Notification" in window) || Notification.permission !== "default") return;
  if (navigator.userActivation.isActive) void permit();
});

async function permit(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") calls.value = "off";
}
