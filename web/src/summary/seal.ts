/**
 * The shuffle, checked by this browser alone: the secret hashes to the seal that was published, and
 * the dice of every decision follow from it. `ziggurat fair` does the same and plays the game again.
 */

const GOLDEN_INVERSE = 0xf1de83e19937733dn; // of the step between two rolls, modulo 2^64
const WORD = (1n << 64n) - 1n;
const MOST_ROLLS = 200n; // in one decision
const LOT = WORD; // the number of no decision: its dice are the lot

export interface Check {
  seal: string; // what the secret hashes to
  isSealed: boolean;
  decisions: number; // the deal included
  rolls: number;
  wrong?: number; // the first decision whose dice are others
  lot?: number; // the chair on which it fell, from 0, where one was drawn
  isLotRight: boolean; // nothing is wrong with a lot that was not drawn
}

/** A lot as it was published: where it fell, of how many chairs. */
export interface Lot {
  drawn: number;
  seats: number;
}

/** Whether this browser can check: it may only on a secure page. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function check(secret: string, commitment: string, dice: string[], lot?: Lot): Promise<Check> {
  const bytes = fromHex(secret);
  const seal = toHex(await crypto.subtle.digest("SHA-256", bytes));
  const isSealed = seal === commitment;
  const found: Check = { seal, isSealed, decisions: dice.length, rolls: 0, isLotRight: true };
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  if (lot) {
    found.lot = Number((await diceWord(key, LOT)) % BigInt(lot.seats));
    found.isLotRight = found.lot === lot.drawn;
  }
  for (const [decision, left] of dice.entries()) {
    const rolls = rollsBetween(await diceWord(key, BigInt(decision)), BigInt(`0x${left}`));
    if (rolls === undefined) return { ...found, wrong: decision };
    found.rolls += rolls;
  }
  return found;
}

export const isFair = (found: Check): boolean =>
  found.isSealed && found.wrong === undefined && found.decisions > 0 && found.isLotRight;

/** The dice of a decision before the first roll; the deal is 0. */
async function diceWord(key: CryptoKey, decision: bigint): Promise<bigint> {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, decision);
  return new DataView(await crypto.subtle.sign("HMAC", key, message)).getBigUint64(0);
}

/** How often the dice were rolled from one word to the other, if that can be. */
export function rollsBetween(first: bigint, left: bigint): number | undefined {
  const rolls = ((left - first) * GOLDEN_INVERSE) & WORD;
  return rolls <= MOST_ROLLS ? Number(rolls) : undefined;
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
