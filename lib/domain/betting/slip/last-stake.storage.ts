import * as z from '@pavilion/contract/schema';
import type { Minor } from '@pavilion/number/money';
import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';

const KEY = 'lastStake';

/** `stake`: minor units as text, since JSON has no bigint. */
const schema = z.object({ member: z.string(z.maxLength(64)), stake: z.string(z.regex(/^[1-9]\d{0,11}$/)) });

/** The stake of the member's last bet in this browser; null without one, and for another member's. */
export function readLastStake(member: string): Minor | null {
  const stored = z.safeParse(schema, readStoredJson(KEY));
  return stored.success && stored.data.member === member ? BigInt(stored.data.stake) : null;
}

/** Stores the stake of a bet that is sent; of a combination, that of each of its bets. */
export function rememberStake(member: string, stake: Minor): void {
  writeStored(KEY, JSON.stringify({ member, stake: String(stake) }));
}
