import { eq } from 'drizzle-orm';
import { CENTRAL_WALLET, type VenueCode, type WalletCode } from '@pavilion/contract/constants';
import type { Minor } from '@pavilion/number/money';
import type { Db, Tx } from '../../../kernel/db/database';
import { members } from '../../member/account/member.tables';
import type { Context } from '../../context';

/** True when 免转钱包 is on: the venues then use the central wallet. */
export async function usesCentralWallet(db: Db, memberId: string): Promise<boolean> {
  const [member] = await db.select({ on: members.autoTransfer }).from(members).where(eq(members.id, memberId));
  return member?.on ?? true;
}

/** The same, locked until the transaction ends: the switch waits for it. */
export async function lockSwitch(tx: Tx, memberId: string): Promise<boolean> {
  const [member] = await tx.select({ on: members.autoTransfer }).from(members).where(eq(members.id, memberId)).for('share');
  return member?.on ?? true;
}

/** The wallet of the stakes of bets at a venue. */
export async function getWalletFor(tx: Tx, memberId: string, venue: VenueCode): Promise<WalletCode> {
  return (await lockSwitch(tx, memberId)) ? CENTRAL_WALLET : venue;
}

/** Money that a member can stake at a venue now, minor units. */
export async function getAvailable({ db, ledger }: Pick<Context, 'db' | 'ledger'>, memberId: string, venue: VenueCode): Promise<Minor> {
  const wallet = (await usesCentralWallet(db, memberId)) ? CENTRAL_WALLET : venue;
  return (await ledger.balanceOf(db, memberId, wallet)).available;
}
