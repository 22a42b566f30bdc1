import type { Turn, Update } from "../wire/protocol";

/** Enough to find an exact position again, of the past or the present, as far as we may see it. */
export function reportOf(position: Update, turns: Turn[], past?: number): string {
  const { table, game, rules, seq, status, seat, asked, prompt, commitment, options } = position;
  const moves = turns.map((turn) => `${turn.seq} ${turn.kind} ${turn.seat} ${turn.move}`);
  const facts = { table, game, rules, seq, status, seat, asked, prompt, commitment, options, past };
  return [JSON.stringify(facts), JSON.stringify(position.view), ...moves].join("\n");
}
