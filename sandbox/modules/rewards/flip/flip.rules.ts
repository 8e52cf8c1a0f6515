import { createHash, randomBytes } from 'node:crypto';
import { FLIP_OUTCOMES, type FLIP_DEEDS } from '@pavilion/contract/calls/flip.calls';

export type FlipDeed = (typeof FLIP_DEEDS)[number];

/**
 * Possible prizes of a card. `weight`: the number of the 256 values of a draw; the page shows these weights and the draw uses them.
 * `amount` is minor units.
 */
export const FLIP_PRIZES = [
  { prize: 'coins-5', coins: 5, amount: 0n, weight: 96 },
  { prize: 'coins-10', coins: 10, amount: 0n, weight: 64 },
  { prize: 'coins-20', coins: 20, amount: 0n, weight: 48 },
  { prize: 'cash-188', coins: 0, amount: 188n, weight: 32 },
  { prize: 'cash-588', coins: 0, amount: 588n, weight: 12 },
  { prize: 'cash-1888', coins: 0, amount: 1_888n, weight: 3 },
  { prize: 'cash-8888', coins: 0, amount: 8_888n, weight: 1 },
] as const satisfies readonly { prize: string; coins: number; amount: bigint; weight: number }[];
export type FlipPrize = (typeof FLIP_PRIZES)[number];

/** Valid stake settled in a day that earns a flip, minor units. */
export const STAKE_NEEDS: Readonly<Record<Exclude<FlipDeed, 'checkIn'>, bigint>> = { stake: 10_000n, bigStake: 100_000n };

/** Ledger keys of prizes, and references of their coins, are this and the round's number. */
export const FLIP_KEY = 'flip:';

/** A round's secret: nothing else in the sandbox derives from it, and it derives from nothing. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

const sha256 = (text: string) => createHash('sha256').update(text);

/** The hash of a seed that is shown before a card is chosen: of its bytes, like that of a game's round. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(seed, 'hex').digest('hex');
}

/** The value of one card's draw, 0 to 255: the first byte of a hash over the seed, the request's key and the card. */
export function valueOf(seed: string, key: string, card: number): number {
  return sha256(`${seed}:${key}:${card}`).digest()[0]!;
}

/** The prize of a draw's value. */
export function prizeAt(value: number): FlipPrize {
  let below = 0;
  for (const prize of FLIP_PRIZES) {
    below += prize.weight;
    if (value < below) return prize;
  }
  throw new RangeError(`no prize at ${value} of ${FLIP_OUTCOMES}`);
}

export function prizeOf(seed: string, key: string, card: number): FlipPrize {
  return prizeAt(valueOf(seed, key, card));
}
