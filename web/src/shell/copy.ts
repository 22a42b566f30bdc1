import { t } from "../texts/text";
import { toasts } from "./toasts.svelte";

/** Put text on the clipboard, and say so. */
export async function copy(text: string, said = t("shell-copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(said);
  } catch {
    toasts.say(t("shell-copyFailed"), "bad");
  }
}
