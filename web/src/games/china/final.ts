/** Every point of a game that is over by where it lies: provinces, alliances, roads and the rest. */
import type { Turn } from "../../wire/protocol";
import { type Chart, inARow } from "./chart";
import { say } from "./text";
import { type ChinaView, sum } from "./view";

export interface Row {
  name: string;
  points: number[]; // by seat
}

export interface Group {
  title: string;
  rows: Row[];
  sums: number[];
}

const PAID = ["points_scored", "influence_scored"];

/** What each province paid when it was complete, by its number: as the events told it. */
export function paidInPlay(turns: Turn[], seats: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { happenings } of standing(turns)) {
    let province: number | undefined;
    for (const { kind, args } of happenings) {
      if (kind === "province_scored") province = args.province;
      else if (province !== undefined && PAID.includes(kind)) {
        const points = found.get(province) ?? Array.from({ length: seats }, () => 0);
        points[args.seat as number]! += args.points as number;
        found.set(province, points);
      }
    }
  }
  return found;
}

/** The decisions that were not taken back. */
function standing(turns: Turn[]): Turn[] {
  const found: Turn[] = [];
  for (const turn of turns) {
    if (turn.kind === "choose") found.push(turn);
    else if (turn.kind === "undo") found.pop();
  }
  return found;
}

export function finalPoints(view: ChinaView, chart: Chart, turns: Turn[]): Group[] {
  const ending = view.if_it_ended_now;
  const paid = paidInPlay(turns, view.seats);
  const nameOf = (id: string): string => view.provinces.find(({ province }) => province === id)?.name ?? id;
  const provinces = view.provinces.map(({ province, name, scored }, i) => ({
    name: scored ? `${name} (${say("scored")})` : name,
    points: paid.get(i) ?? ending.palaces[province] ?? [],
  }));
  const alliances = chart.alliances.map(({ n, between }) => ({
    name: `${n} ${between?.map(nameOf).join("–") ?? ""}`,
    points: ending.alliances[n] ?? [],
  }));
  const roads = ending.chains.flatMap((chains, seat) =>
    chains.map((chain, i) => ({
      name: inARow(chain, chart.roads).join(" "),
      points: Array.from({ length: view.seats }, (_, other) =>
        other === seat ? ending.chain_points[seat]![i]! : 0,
      ),
    })),
  );
  return [
    group(say("finalProvinces"), provinces, undefined),
    group(say("source-alliances"), alliances, undefined),
    group(say("source-roads"), roads, ending.roads),
    group(say("source-harbours"), [], ending.harbours),
    group(say("source-bonus"), [], ending.bonus ?? []),
  ]
    .map((one) => ({ ...one, rows: one.rows.filter(({ points }) => points.some((n) => n > 0)) }))
    .filter(({ sums }) => sums.some((n) => n > 0));

  function group(title: string, rows: Row[], sums: number[] | undefined): Group {
    const seats = Array.from({ length: view.seats }, (_, seat) => seat);
    return {
      title,
      rows,
      sums: sums ?? seats.map((seat) => sum(rows.map(({ points }) => points[seat] ?? 0))),
    };
  }
}
