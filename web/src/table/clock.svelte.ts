/** Time on the clocks, counted on from what the server said last. */
import { t } from "../texts/text";
import type { Update } from "../wire/protocol";

const TICK = 500; // milliseconds
const LOW_SHARE = 0.2;

let now = $state(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Let the clocks run while a component lives; to be called in an effect. */
export function runClocks(): () => void {
  now = Date.now();
  if (watchers++ === 0) timer = setInterval(() => (now = Date.now()), TICK);
  return () => {
    if (--watchers === 0) clearInterval(timer);
  };
}

/** Milliseconds a seat has left now, or nothing if nobody counts. */
export function timeLeft(position: Update, arrivedAt: number, seat: number): number | undefined {
  const isAsked = position.status === "live" && position.asked === seat;
  const said = position.seats[seat]?.clock_ms;
  if (said !== null && said !== undefined) {
    const runs = isAsked && position.deadline > 0;
    return Math.max(0, said - (runs ? Math.max(0, now - arrivedAt) : 0));
  }
  if (isAsked && position.deadline > 0) return Math.max(0, position.deadline * 1000 - now);
  return undefined;
}

export function isLow(position: Update, left: number): boolean {
  const { pace } = position;
  const whole =
    pace.kind === "bank" ? pace.bank * 1000 : pace.kind === "days" ? pace.days * 86_400_000 : Infinity;
  return left < whole * LOW_SHARE;
}

/** 3:07, 1:02:15, 2 d 4 h. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60),
  ];
  const two = (n: number): string => String(n).padStart(2, "0");
  if (days >= 1) return t("clock-days", { days, hours: hours % 24 });
  if (hours >= 1) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
