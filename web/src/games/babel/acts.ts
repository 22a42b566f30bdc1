/** What the offers allow besides playing a card: building, powers, halving, migration. */
import { argumentsOf, compose, type Offer, type Picks, wordsIn } from "../../wire/moves";
import { type BabelView, type Nation, openLevel, type Run } from "./view";

/** One whole move, and what is still to be said for it: the nation that deserts, the row. */
export interface Target {
  word: string;
  move: string;
  picks: Picks;
}

export interface Act {
  id: string;
  kind: "build" | "power" | "halve";
  nation?: Nation; // of the run that pays
  run?: string; // its name, if it is not the first of its nation
  row?: string;
  level?: number;
  targets: Target[];
}

/** Every combination of words an offer holds. */
function spelled(offer: Offer): Picks[] {
  let said: Picks[] = [{ kind: offer.kind }];
  for (const name of argumentsOf(offer)) {
    said = said.flatMap((picks) => wordsIn(offer[name]).map((word) => ({ ...picks, [name]: word })));
  }
  return said;
}

function moveFor(offer: Offer, picks: Picks): string {
  return compose(
    offer.kind,
    argumentsOf(offer).map((name) => picks[name] ?? ""),
  );
}

/** What a run can do is one act, whatever it may be aimed at. */
export function actsIn(offers: Offer[], view: BabelView, me: number): Act[] {
  const found = new Map<string, Act>();
  for (const offer of offers) {
    if (offer.kind !== "build" && offer.kind !== "power" && offer.kind !== "halve") continue;
    for (const picks of spelled(offer)) {
      const act = actOf(offer.kind, picks, view, me);
      const known = found.get(act.id) ?? act;
      const word = offer.kind === "power" ? (picks.power ?? "").split(" ").slice(1).join(" ") : "";
      known.targets.push({ word, move: moveFor(offer, picks), picks });
      found.set(act.id, known);
    }
  }
  return [...found.values()].sort((one, other) => RANK[one.kind] - RANK[other.kind]);
}

const RANK = { power: 0, halve: 1, build: 2 };

function actOf(kind: Act["kind"], picks: Picks, view: BabelView, me: number): Act {
  if (kind === "build") {
    const row = picks.row ?? "";
    const level = row === "start" ? 1 : openLevel(view.rows[row === "mine" ? me : 1 - me]);
    return { id: `build ${row}`, kind, row, level, targets: [] };
  }
  const nation = (kind === "halve" ? picks.nation : picks.power?.split(" ")[0]) as Nation;
  const run = picks.run ?? "";
  return { id: compose(kind, [nation, run]), kind, nation, run, targets: [] };
}

/** The run that pays for an act: the first of its nation, or the one that begins where it says. */
export function runOf(runs: Run[], nation: string, name = ""): Run | undefined {
  const start = name === "" ? undefined : Number(name.slice(1));
  return runs.find((run) => run.nation === nation && (start === undefined || run.start === start));
}
