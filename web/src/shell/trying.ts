import { t } from "../texts/text";
import { Declined } from "../wire/api";
import { toasts } from "./toasts.svelte";

/** Why something did not work, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Declined)) throw error;
  if (error.status === 0 && error.code !== "closed") return t("shell-unreachable");
  return error.message || t("shell-failed");
}

/** Do something that may be declined; say why if it is, and whether it worked. */
export async function trying(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Declined && error.code === "closed") return false;
    toasts.say(reasonOf(error), "bad");
    return false;
  }
}
