import { CENTRAL_WALLET, VENUE_CODES, type VenueCode, type WalletCode } from '@pavilion/contract/constants';
import { minorToText, type Minor } from '@pavilion/number/money';
import type { TransferRequest, Wallets } from './wallet.model';
import { availableIn } from './wallet.rules';

export type Transfer = Extract<TransferRequest, { kind: 'transfer' }>;

/** The transfers that fill wallets for the stakes of a slip. */
export interface TopUp {
  /** Amount that the wallets lack before any transfer. */
  missing: Minor;
  /** Amount that all wallets together lack: only a deposit helps. */
  lacking: Minor;
  /** From venues to the centre, independent and in parallel. */
  collect: readonly Transfer[];
  /** From the centre to the venues that lack money, after `collect`, as far as the money reaches. */
  deal: readonly Transfer[];
}

const largerFirst = (a: { spare: Minor }, b: { spare: Minor }) => (a.spare === b.spare ? 0 : a.spare > b.spare ? -1 : 1);

/**
 * Transfers for exactly the missing amount: the central wallet pays first, then the venues with the largest surplus, so that few are used.
 * A venue's own stakes stay covered; venues in `avoid` have just failed and come last. A venue with an unknown balance gives nothing.
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
