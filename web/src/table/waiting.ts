/** Who is waited for, and for what, in one sentence. */
import { t, tell } from "../texts/text";

/** A question that has no sentence of its own is not told of: it was put to another. */
export function waitingFor(name: string, prompt: string | null): string {
  return tell(`waits-${prompt ?? ""}`, t("table-waitingFor", { name }), { name });
}
