import { describe, expect, test, vi } from "vitest";
import { actsIn, runOf } from "../src/games/babel/acts";
import { ghostOf } from "../src/games/babel/ghost";
import { Identities } from "../src/games/babel/identity";
import { fan, frameOf, spread } from "../src/games/babel/layout";
import { Looking } from "../src/games/babel/looking.svelte";
import { noteOf, outcome, sideSaying, titleOf, wonBy } from "../src/games/babel/saying";
import { type BabelView, cardsIn, freshAt, type Nation, NATIONS, nearSeat } from "../src/games/babel/view";
import { Draft } from "../src/games/draft.svelte";
import { movesOf, type Offer } from "../src/wire/moves";
import type { Foreseen, Turn } from "../src/wire/protocol";

const WISH = { strip: 30, least: 20, face: 90, faceLeast: 50 };

function view(change: Partial<BabelView> = {}): BabelView {
  const sites = NATIONS.map((site) => ({
    site,
    columns: [[], []] as Nation[][],
    temples: [[], []] as number[][],
    runs: [[], []] as BabelView["sites"][0]["runs"],
  }));
  sites[1]!.columns = [
    ["sumerians", "hittites", "hittites", "hittites"],
    ["persians", "medes", "persians"],
  ];
  sites[1]!.temples = [[1], [1, 2, 3]];
  sites[1]!.runs = [[{ nation: "hittites", start: 1, length: 3 }], []];
  return {
    seat: 0,
    seats: 2,
    turns: 9,
    prompt: "action",
    asked: 0,
    turn: 0,
    to_discard: 0,
    migrated: false,
    end_mode: false,
    hand_sizes: [2, 5],
    hand: { assyrians: 1, hittites: 0, medes: 0, persians: 1, sumerians: 0 },
    hands: null,
    heights: [1, 3],
    sites,
    pawns: ["hittites", "medes"],
    start_temple: [false, false],
    rows: [[5, 2], [4]],
    temple_pile: 20,
    next_temples: [],
    unseen_temples: {},
    nation_pile: 9,
    next_nations: [],
    discard: { assyrians: 0, hittites: 0, medes: 0, persians: 0, sumerians: 0 },
    threats: [],
    over: false,
    ended: null,
    result: null,
    ...change,
  };
}

const OFFERS: Offer[] = [
  { kind: "move", nation: ["assyrians", "persians"] },
  { kind: "deploy", nation: ["assyrians", "persians"] },
  { kind: "build", row: "mine" },
  { kind: "migrate", from: "hittites", to: ["assyrians", "medes", "persians", "sumerians"] },
  { kind: "power", power: ["hittites", "medes medes", "medes persians"], run: "" },
  { kind: "halve", nation: "hittites", run: ["", "@7"] },
  { kind: "end" },
];

describe("what the offers allow", () => {
  test("is an act for each run and row, and every offered move is one of them", () => {
    const acts = actsIn(OFFERS, view(), 0);
    expect(acts.map(({ id }) => id)).toEqual([
      "power hittites",
      "power medes",
      "halve hittites",
      "halve hittites @7",
      "build mine",
    ]);
    const moves = acts.flatMap(({ targets }) => targets.map(({ move }) => move));
    expect(moves.sort()).toEqual(
      movesOf(OFFERS)
        .filter((move) => /^(build|power|halve)/.test(move))
        .sort(),
    );
    expect(acts.find(({ id }) => id === "power medes")!.targets.map(({ word }) => word)).toEqual([
      "medes",
      "persians",
    ]);
    expect(acts.at(-1)!.level).toBe(2);
  });

  test("names the run that pays", () => {
    const runs = [
      { nation: "medes", start: 0, length: 3 },
      { nation: "medes", start: 5, length: 4 },
    ] as const;
    expect(runOf([...runs], "medes")?.start).toBe(0);
    expect(runOf([...runs], "medes", "@5")?.start).toBe(5);
    expect(runOf([...runs], "persians")).toBeUndefined();
  });
});

describe("a move that is only thought of", () => {
  test("shows a theft on both temples and the card that pays", () => {
    const ghost = ghostOf("power hittites", view(), 0, {
      gained: [{ site: "hittites", level: 3 }],
      heights: [3, 2],
    })!;
    expect(ghost.rising).toEqual({ key: "0 hittites", level: 3 });
    expect([...ghost.falling.get("1 hittites")!]).toEqual([3]);
    expect([...ghost.leaving.get("0 hittites")!]).toEqual([3]);
    expect(ghost.heights).toEqual([3, 2]);
  });

  test("shows the whole temple fall, deserters go, and the won over arrive", () => {
    expect([
      ...ghostOf("power assyrians", view(), 0, {
        destroyed: [{ site: "hittites", level: 3 }],
      })!.falling.get("1 hittites")!,
    ]).toEqual([1, 2, 3]);
    expect([...ghostOf("power medes persians", view(), 0)!.leaving.get("1 hittites")!]).toEqual([0, 2]);
    const won = ghostOf("power sumerians", view(), 0, {
      cards: [{ nation: "persians", cards: 2 }],
    })!;
    expect(won.coming.get("0 hittites")).toEqual(["persians", "persians"]);
  });

  test("shows cards, pawns and levels that come", () => {
    expect(ghostOf("deploy medes", view(), 0)!.coming.get("0 hittites")).toEqual(["medes"]);
    expect(ghostOf("move medes", view(), 0)!.pawn).toBe("medes");
    expect(ghostOf("build mine", view(), 0)).toMatchObject({
      taken: "mine",
      rising: { key: "0 hittites", level: 2 },
    });
    const migrants = ghostOf("migrate hittites medes", view(), 0)!;
    expect(migrants.coming.get("0 medes")).toEqual(["hittites", "hittites", "hittites"]);
    expect([...migrants.leaving.get("0 hittites")!]).toEqual([1, 2, 3]);
    expect(ghostOf(undefined, view(), 0)).toBeUndefined();
  });
});

describe("the cards of a column", () => {
  test("lie as far apart as there is room", () => {
    expect(fan(3, 300, WISH)).toEqual({ strip: 30, face: 90 });
    expect(fan(1, 60, WISH).face).toBe(60);
    const tight = fan(10, 300, WISH);
    expect(9 * tight.strip + tight.face).toBeLessThanOrEqual(300);
  });

  test.each([1, 5, 12, 18, 24])("%i cards stay within their half", (n) => {
    const cards = Array.from({ length: n }, (_, i) => NATIONS[Math.floor(i / 3) % 5]!);
    const { spots, height } = spread(cards, 260, WISH);
    expect(spots).toHaveLength(n);
    expect(height).toBeLessThanOrEqual(261);
    expect(new Set(spots.filter(({ isFace }) => isFace).map(({ top }) => top)).size).toBe(1);
  });

  test("lie each by itself while there is room, and like ones on one another when there is none", () => {
    const cards = ["medes", "medes", "medes", "persians", "medes"];
    expect(spread(cards, 300, WISH).counts).toEqual([1, 1, 1, 1, 1]);
    const { spots, counts } = spread(cards, 110, WISH);
    expect(counts).toEqual([0, 0, 3, 1, 1]);
    expect(spots[0]).toEqual(spots[2]);
    expect(frameOf(spots, 0, 3)).toEqual({ top: 0, height: spots[0]!.height });
    expect(frameOf(spread(cards, 300, WISH).spots, 0, 3).height).toBe(90);
  });

  test("keep who they are when others go, and when they change sides", () => {
    const who = new Identities();
    const before = who.follow(
      new Map([
        ["0 medes", ["medes", "persians", "medes"] as Nation[]],
        ["1 medes", []],
      ]),
    );
    const [first, second, third] = before.get("0 medes")!.map(({ key }) => key);
    const after = who.follow(
      new Map([
        ["0 medes", ["medes", "medes"] as Nation[]],
        ["1 medes", ["persians"] as Nation[]],
      ]),
    );
    expect(after.get("0 medes")!.map(({ key }) => key)).toEqual([first, third]);
    expect(after.get("1 medes")!.map(({ key }) => key)).toEqual([second]);
    const grown = who.follow(
      new Map([
        ["0 medes", ["medes", "medes", "medes"] as Nation[]],
        ["1 medes", []],
      ]),
      () => "hand",
    );
    expect(grown.get("0 medes")![2]!.from).toBe("hand");
    expect(
      grown
        .get("0 medes")!
        .slice(0, 2)
        .every(({ from }) => from === undefined),
    ).toBe(true);
  });
});

describe("reading the view", () => {
  const turn = (
    seat: number,
    move: string,
    happenings: { kind: string; args: Record<string, number> }[],
  ): Turn => ({
    seq: 0,
    kind: "choose",
    seat,
    move,
    happenings: happenings.map((it) => ({ ...it, text: "" })),
    note: "",
  });
  const turns = [
    turn(0, "deploy medes", [{ kind: "card_deployed", args: { seat: 0, nation: 2, site: 1 } }]),
    turn(1, "deploy medes", [{ kind: "card_deployed", args: { seat: 1, nation: 2, site: 2 } }]),
    turn(1, "build mine", [{ kind: "level_built", args: { seat: 1, level: 1, site: 2, owner: 1 } }]),
  ];

  test("what is new is what the other did since our last decision", () => {
    expect([...freshAt(turns, 0)]).toEqual([["1 medes", { cards: 1, level: true, pawn: false }]]);
    expect([...freshAt(turns, -1).keys()]).toEqual(["1 medes"]);
    expect([...freshAt(turns.slice(0, 1), 0).keys()]).toEqual(["0 hittites"]);
    expect(freshAt([], 0).size).toBe(0);
  });

  test("cards of a hand, and who sits near", () => {
    expect(cardsIn({ assyrians: 2, hittites: 0, medes: 1, persians: 0, sumerians: 0 })).toEqual([
      { nation: "assyrians", cards: ["assyrians-0", "assyrians-1"] },
      { nation: "medes", cards: ["medes-0"] },
    ]);
    expect(cardsIn(null)).toEqual([]);
    expect([nearSeat(-1), nearSeat(0), nearSeat(1)]).toEqual([0, 0, 1]);
  });
});

describe("in words", () => {
  test("an act says what it does and what comes of it", () => {
    const acts = actsIn(OFFERS, view(), 0);
    expect(titleOf(acts[0]!, view(), 0, "Ben")).toBe("Steal level 3");
    expect(noteOf(acts[0]!, view(), 0, "Ben", undefined)).toBe("1 of 3 Hittites");
    expect(noteOf(acts[0]!, view(), 0, "Ben", { heights: [16, 9], over: true })).toBe(
      "for one card, 16 : 9, you win",
    );
    expect(noteOf(acts[2]!, view(), 0, "Ben", { halved: 2 })).toBe("Ben gives up 2 of 5");
    expect(outcome(view(), 0, { heights: [1, 3] })).toBe("");
    expect(wonBy("lead")).not.toBe("");
    expect(wonBy(null)).toBe("");
  });

  test("a side is heard with everything on it", () => {
    const said = sideSaying(view().sites[1]!, 0, "Ann", []);
    expect(said).toContain("temple of height 1");
    expect(said).toContain("4 cards: Sumerians, Hittites, Hittites, Hittites");
    expect(said).toContain("run of 3 Hittites");
  });
});

describe("what is looked at", () => {
  const foreseen: Foreseen = {
    type: "foreseen",
    id: "1",
    preview: { heights: [2, 3] },
    happenings: [],
  };
  const draft = () =>
    new Draft({
      offers: () => OFFERS,
      choose: vi.fn(),
      preview: () => Promise.resolve(foreseen),
      confirms: () => true,
    });

  test("is asked of the server once, and forgotten with the position", async () => {
    const looking = new Looking(draft());
    const ask = vi.fn(() => Promise.resolve(foreseen));
    looking.begin(1);
    looking.look("build mine", ask);
    looking.look("build mine", ask);
    await Promise.resolve();
    expect(ask).toHaveBeenCalledOnce();
    expect(looking.ahead?.heights).toEqual([2, 3]);
    looking.begin(2);
    expect(looking.move).toBeUndefined();
    expect(looking.known).toEqual({});
  });

  test("an act with one target is proposed, one with several waits for its target", () => {
    const made = draft();
    const looking = new Looking(made);
    const acts = actsIn(OFFERS, view(), 0);
    looking.take(acts[0]!);
    expect(made.proposed).toBe("power hittites");
    looking.take(acts[1]!);
    expect(made.proposed).toBeUndefined();
    expect(looking.opened).toBe("power medes");
    made.pick(acts[1]!.targets[1]!.picks);
    expect(made.proposed).toBe("power medes persians");
  });
});
