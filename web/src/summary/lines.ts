/** The lines of a chart over time: a color, a dash and a drawing each, so that none needs color alone. */
import { emblemOf } from "../games/players";
import { signOf } from "../symbols/signs";
import { t, tell } from "../texts/text";
import type { Seat } from "../wire/protocol";
import type { Analysis, Summary } from "../wire/protocol";

export interface Line {
  key: string;
  label: string;
  className: string; // sets `--stroke`, see lines.css
  symbol: string;
  dash: string;
  values: number[]; // one for each moment
}

const DASHES = ["none", "10 4", "2 4", "12 4 2 4", "5 3"];

function seatLines(game: string, seats: Seat[], values: (seat: number) => number[]): Line[] {
  return seats.map(({ seat, name }) => {
    const { className, symbol } = emblemOf(game, seat);
    return {
      key: `seat ${seat}`,
      label: name,
      className,
      symbol,
      dash: DASHES[seat % DASHES.length]!,
      values: values(seat),
    };
  });
}

export function scoreLines({ game, moments }: Summary, seats: Seat[]): Line[] {
  return seatLines(game, seats, (seat) => moments.map(({ scores }) => scores[seat] ?? 0));
}

/** In whole percent, as people say chances. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

export function chanceLines({ game, standings }: Analysis, seats: Seat[]): Line[] {
  return seatLines(game, seats, (seat) => standings.map(({ chances }) => percent(chances[seat] ?? 0)));
}

export function partLines(summary: Summary, seat: number): Line[] {
  return summary.parts.map((name, i) => ({
    key: name,
    label: partName(name),
    className: `s-${name}`,
    symbol: signOf(summary.game, name),
    dash: DASHES[i % DASHES.length]!,
    values: summary.moments.map((moment) => moment.parts[seat]?.[i] ?? 0),
  }));
}

export function partName(name: string): string {
  return name === "treasure" ? t("part-treasure") : tell(`word-${name}`, name);
}

/** Which moment stood after so many events; not every event makes a new one. */
export function momentAt(seqs: number[], seq: number): number {
  const after = seqs.findIndex((one) => one > seq);
  return after < 0 ? seqs.length - 1 : Math.max(0, after - 1);
}

/** The moments in which a line moved, with the first and the last: what a table needs to say. */
export function turningPoints(lines: Line[], moments: number): number[] {
  const moved = (i: number): boolean => lines.some(({ values }) => values[i] !== values[i - 1]);
  return Array.from({ length: moments }, (_, i) => i).filter((i) => i === 0 || i === moments - 1 || moved(i));
}
