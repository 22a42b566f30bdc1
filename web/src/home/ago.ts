import { t } from "../texts/text";

/** How long something is past, in words. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const minutes = Math.floor((now - seconds) / 60);
  if (minutes < 1) return t("home-ago-now");
  if (minutes < 60) return t("home-ago-minutes", { n: minutes });
  if (minutes < 48 * 60) return t("home-ago-hours", { n: Math.floor(minutes / 60) });
  return t("home-ago-days", { n: Math.floor(minutes / 60 / 24) });
}
