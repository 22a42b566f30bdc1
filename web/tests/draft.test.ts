import { describe, expect, test, vi } from "vitest";
import { Draft } from "../src/games/draft.svelte";
import type { Offer } from "../src/wire/moves";
import type { Foreseen } from "../src/wire/protocol";

const OFFERS: Offer[] = [
  { kind: "tile", color: "red", cell: ["A1", "B1"] },
  { kind: "leader", color: "red", cell: ["D4"] },
  { kind: "pass" },
];
const FORESEEN: Foreseen = { type: "foreseen", id: "1", preview: {}, happenings: [] };

function draft(confirms: boolean) {
  const choose = vi.fn();
  const made = new Draft({
    offers: () => OFFERS,
    choose,
    preview: () => Promise.resolve(FORESEEN),
    confirms: () => confirms,
  });
  return { choose, made };
}

describe("a move in the making", () => {
  test("is made as soon as it is whole", () => {
    const { made, choose } = draft(false);
    made.pick({ kind: "tile" });
    expect(made.words("cell")).toEqual(["A1", "B1"]);
    made.pick({ cell: "B1" });
    expect(choose).toHaveBeenCalledWith("tile red B1");
    expect(made.isEmpty).toBe(true);
  });

  test("is shown first where it must be confirmed, and made the second time", async () => {
    const { made, choose } = draft(true);
    made.pick({ kind: "tile", cell: "A1" });
    expect(choose).not.toHaveBeenCalled();
    expect(made.proposed).toBe("tile red A1");
    await Promise.resolve();
    expect(made.foreseen).toEqual(FORESEEN);
    made.pick({ cell: "B1" });
    expect(made.proposed).toBe("tile red B1");
    made.pick({ cell: "A1" });
    made.pick({ cell: "A1" });
    expect(choose).toHaveBeenCalledWith("tile red A1");
  });

  test("a word that does not fit begins anew", () => {
    const { made } = draft(true);
    made.pick({ kind: "tile", cell: "A1" });
    made.pick({ kind: "leader" });
    expect(made.picks).toEqual({ kind: "leader" });
    expect(made.proposed).toBe("leader red D4");
  });

  test("can be dropped, in part or whole", () => {
    const { made } = draft(true);
    made.pick({ kind: "tile", cell: "A1" });
    made.drop("cell");
    expect(made.picks).toEqual({ kind: "tile" });
    made.drop();
    expect(made.isEmpty).toBe(true);
  });
});
