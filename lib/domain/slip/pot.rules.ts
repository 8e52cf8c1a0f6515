import { CENTRAL_WALLET, type VenueCode, type WalletCode } from '@/lib/contract/constants';
import type { Minor } from '@/lib/kit/number/money';
import type { Pot, Wallet } from './judgement.model';

/** The wallet that a bet at a venue draws on; null for a visitor. */
export function potOf(wallet: Wallet, venue: VenueCode): Pot | null {
  if (!wallet) return null;
  if (wallet.venues) return { of: venue, available: wallet.venues.get(venue) ?? null };
  return { of: CENTRAL_WALLET, available: wallet.available };
}

/** What each wallet is to give for all of the stakes together. */
export function sumByPot(stakes: readonly (readonly [Pot | null, Minor])[]): ReadonlyMap<WalletCode, Minor> {
  const sums = new Map<WalletCode, Minor>();
  for (const [pot, stake] of stakes) if (pot) sums.set(pot.of, (sums.get(pot.of) ?? 0n) + stake);
  return sums;
}

/** What the wallets lack for that, each on its own: one that is full helps no other. */
export function missingOf(pots: readonly (Pot | null)[], given: ReadonlyMap<WalletCode, Minor>): Minor {
  const known = new Map(pots.flatMap((pot) => (pot && pot.available !== null ? [[pot.of, pot.available] as const] : [])));
  let missing = 0n;
  for (const [of, available] of known) {
    const stake = given.get(of) ?? 0n;
    if (stake > available) missing += stake - available;
  }
  return missing;
}
