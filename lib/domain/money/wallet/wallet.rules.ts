import { CENTRAL_WALLET, VENUE_CODES, type VenueCode, type WalletCode } from '@pavilion/contract/constants';
import { parseMinor, type Minor } from '@pavilion/number/money';
import type { Member } from '@/lib/domain/member/account/member.model';
import type { Wallets } from './wallet.model';

/** Money that can leave a wallet; null while unknown. */
export function availableIn(wallets: Wallets, code: WalletCode): Minor | null {
  if (code === CENTRAL_WALLET) return wallets.central.available;
  return wallets.venues.find((venue) => venue.code === code)?.available ?? null;
}

/** A member's wallets without the venues, which the platform reports later. */
export function centralWallets({ balance, locked, autoTransfer }: Pick<Member, 'balance' | 'locked' | 'autoTransfer'>): Wallets {
  return { autoTransfer, central: { available: balance, locked }, venues: [] };
}

/** All known money: free money and open stakes, in every wallet. Null while the centre's is unknown: the rest is no total. */
export function totalOf({ central, venues }: Wallets): Minor | null {
  if (central.available === null) return null;
  return venues.reduce(
    (sum, { available, locked }) => sum + (available ?? 0n) + (locked ?? 0n),
    central.available + (central.locked ?? 0n),
  );
}

/** Open stakes, in every wallet; null while those of the centre are unknown. */
export function lockedOf({ central, venues }: Wallets): Minor | null {
  return central.locked === null ? null : venues.reduce((sum, { locked }) => sum + (locked ?? 0n), central.locked);
}

/** Free money at the venues, as far as it is known. */
export function venueMoney({ venues }: Wallets): Minor {
  return venues.reduce((sum, { available }) => sum + (available ?? 0n), 0n);
}

/** Venues whose wallet has money to recall. */
export function recallable({ venues }: Wallets): VenueCode[] {
  return venues.filter(({ available }) => (available ?? 0n) > 0n).map(({ code }) => code);
}

export interface Part {
  of: WalletCode | 'locked';
  /** Null while unknown. */
  amount: Minor | null;
  /** Share of all money in whole percent, at least 2 where there is any; 0 without. */
  share: number;
}

/**
 * Distribution of the money, for a split bar and its legend: the central wallet, each venue with money, open stakes. An empty part, and any
 * part while the total is unknown, has no share.
 */
export function partsOf(wallets: Wallets): Part[] {
  const total = totalOf(wallets);
  const all: Pick<Part, 'of' | 'amount'>[] = [
    { of: CENTRAL_WALLET, amount: wallets.central.available },
    ...VENUE_CODES.map((code) => ({ of: code, amount: availableIn(wallets, code) ?? 0n })).filter(({ amount }) => amount > 0n),
    { of: 'locked', amount: lockedOf(wallets) },
  ];
  const shareOf = (amount: Minor | null) => (total && amount ? Math.max(2, Number((amount * 100n) / total)) : 0);
  return all.map((part) => ({ ...part, share: shareOf(part.amount) }));
}

/** Reason why an amount cannot be transferred. */
export type AmountFault = 'empty' | 'form' | 'too-much' | 'unknown-balance';

/** `typed`: the field's text. `available`: free money of the source wallet, null while unknown. */
export function judgeAmount(typed: string, available: Minor | null): { amount: Minor; fault: null } | { amount: null; fault: AmountFault } {
  const text = typed.replace(/\.$/, '');
  if (text === '' || /^0*(\.0{0,2})?$/.test(text)) return { amount: null, fault: 'empty' };
  const amount = /^\d{1,12}(\.\d{1,2})?$/.test(text) ? parseMinor(text) : null;
  if (amount === null) return { amount: null, fault: 'form' };
  if (available === null) return { amount: null, fault: 'unknown-balance' };
  return amount > available ? { amount: null, fault: 'too-much' } : { amount, fault: null };
}
