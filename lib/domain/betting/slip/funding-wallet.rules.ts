import { CENTRAL_WALLET, type VenueCode, type WalletCode } from '@pavilion/contract/constants';
import type { Member } from '@/lib/domain/member/account/member.model';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import type { Minor } from '@pavilion/number/money';
import type { FundingWallet, Wallet } from './judgement.model';

/** The wallets that pay for a member's bets; null for a visitor. `wallets`: those of the venues, which pay while 免转钱包 is off. */
export function memberWallet(
  member: Pick<Member, 'currency' | 'balance' | 'autoTransfer'> | undefined,
  wallets: Wallets | undefined,
): Wallet {
  if (!member) return null;
  const own = member.autoTransfer === false && wallets && !wallets.autoTransfer ? wallets.venues : undefined;
  const venues = own && new Map(own.map(({ code, available }) => [code, available]));
  return { currency: member.currency, available: member.balance, venues };
}

/** The wallet that pays for bets at a venue; null for a visitor. */
export function fundingWalletOf(wallet: Wallet, venue: VenueCode): FundingWallet | null {
  if (!wallet) return null;
  if (wallet.venues) return { of: venue, available: wallet.venues.get(venue) ?? null };
  return { of: CENTRAL_WALLET, available: wallet.available };
}

/** Sum of the stakes that each wallet must pay. */
export function sumByWallet(stakes: readonly (readonly [FundingWallet | null, Minor])[]): ReadonlyMap<WalletCode, Minor> {
  const sums = new Map<WalletCode, Minor>();
  for (const [fundingWallet, stake] of stakes) if (fundingWallet) sums.set(fundingWallet.of, (sums.get(fundingWallet.of) ?? 0n) + stake);
  return sums;
}

/** The balance of each wallet; null while unknown. */
export function availableByWallet(fundingWallets: readonly (FundingWallet | null)[]): ReadonlyMap<WalletCode, Minor | null> {
  return new Map(fundingWallets.flatMap((fundingWallet) => (fundingWallet ? [[fundingWallet.of, fundingWallet.available] as const] : [])));
}

/** Amount that the wallets lack for `given`, each for itself: a surplus in one covers no other. */
export function missingOf(fundingWallets: readonly (FundingWallet | null)[], given: ReadonlyMap<WalletCode, Minor>): Minor {
  let missing = 0n;
  for (const [of, available] of availableByWallet(fundingWallets)) {
    const stake = given.get(of) ?? 0n;
    if (available !== null && stake > available) missing += stake - available;
  }
  return missing;
}
