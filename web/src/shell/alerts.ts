/** Call somebody who looks elsewhere: the title of the tab, a sound, a notification. */
import { t } from "../texts/text";
import { prefs } from "./prefs.svelte";
import { type Cue, play } from "./sound";

/** Ask the browser for leave; whether it was given. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function alertOnce(cue: Cue, text: string, tag: string): void {
  play(cue);
  const looksAway = document.visibilityState === "hidden";
  if (!looksAway || !prefs.alerts || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const note = new Notification(t("table-yourTurnTitle"), { body: text, tag, icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
