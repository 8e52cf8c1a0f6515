import { CENTRAL_WALLET, VENUE_CODES, type VenueCode, type WalletCode } from '@/lib/contract/constants';
import { minorToText, type Minor } from '@/lib/kit/number/money';
import type { TransferRequest, Wallets } from './wallet.model';
import { availableIn } from './wallet.rules';

export type Transfer = Extract<TransferRequest, { kind: 'transfer' }>;

/** How wallets are filled up for what a slip stakes. */
export interface TopUp {
  /** What the wallets lack for it, before anything is moved. */
  missing: Minor;
  /** What all wallets together do not have: only a deposit helps. */
  lacking: Minor;
  /** From venues into the centre: side by side, each for itself. */
  collect: readonly Transfer[];
  /** From the centre to the venues that lack, once all of the first are done: as much of it as there is. */
  deal: readonly Transfer[];
}

const largerFirst = (a: { spare: Minor }, b: { spare: Minor }) => (a.spare === b.spare ? 0 : a.spare > b.spare ? -1 : 1);

/**
 * Exactly what is missing and no more: the centre gives first, then the venues with the most to spare, so that few are asked.
 * What a venue needs for its own stakes stays there; `avoid` names venues that failed just now and are asked last. A venue
 * whose wallet is not known gives nothing.
 */
export function planTopUp(wallets: Wallets, stakes: ReadonlyMap<WalletCode, Minor>, avoid: readonly VenueCode[] = []): TopUp {
  const spareOf = (code: WalletCode): Minor => (availableIn(wallets, code) ?? 0n) - (stakes.get(code) ?? 0n);
  const short = VENUE_CODES.map((code) => ({ code, spare: spareOf(code) })).filter(
    ({ code, spare }) => spare < 0n && availableIn(wallets, code) !== null,
  );
  const missingAtVenues = short.reduce((sum, { spare }) => sum - spare, 0n);
  const centre = spareOf(CENTRAL_WALLET);
  const missing = missingAtVenues + (centre < 0n ? -centre : 0n);

  const givers = VENUE_CODES.map((code) => ({ code, spare: spareOf(code) })).filter(({ spare }) => spare > 0n);
  const ordered = [
    ...givers.filter(({ code }) => !avoid.includes(code)).toSorted(largerFirst),
    ...givers.filter(({ code }) => avoid.includes(code)),
  ];
  let open = missingAtVenues - centre;
  const collect: Transfer[] = [];
  for (const { code, spare } of ordered) {
    if (open <= 0n) break;
    const amount = spare < open ? spare : open;
    collect.push({ kind: 'transfer', from: code, to: CENTRAL_WALLET, amount: minorToText(amount) });
    open -= amount;
  }
  const lacking = open > 0n ? open : 0n;
  let left = missingAtVenues - lacking;
  const deal = short.flatMap(({ code, spare }): Transfer[] => {
    const amount = -spare < left ? -spare : left;
    left -= amount;
    return amount > 0n ? [{ kind: 'transfer', from: CENTRAL_WALLET, to: code, amount: minorToText(amount) }] : [];
  });
  return { missing, lacking, collect, deal };
}
