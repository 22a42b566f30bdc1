/** Options and paces in words. */
import { t, tell } from "../texts/text";
import type { Pace } from "../wire/api";

export function valueWords(game: string, name: string, value: boolean | string): string {
  if (typeof value === "boolean") return t(value ? "value-true" : "value-false");
  return tell(`option-${game}-${name}-${value}`, value.replace(/(\.json)?@[0-9a-f]{16}$/, ""));
}

export function paceWords(pace: Pace): string {
  if (pace.kind === "bank")
    return t("pace-bank", { minutes: Math.round(pace.bank / 60), increment: pace.increment ?? 0 });
  return pace.kind === "days" ? t("pace-days", { n: pace.days }) : t("pace-untimed");
}
