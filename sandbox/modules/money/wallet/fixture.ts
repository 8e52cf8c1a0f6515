import { eq } from 'drizzle-orm';
import { CENTRAL_WALLET, VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import { toMinor } from '@pavilion/number/money';
import { inTransaction } from '../../../kernel/db/database';
import { members } from '../../member/account/member.tables';
import type { Context } from '../../context';

/** A tester's member with money at the venues: `wallets` is decimal text and is added to the central wallet's balance. */
export async function fillWallets(
  { db, ledger }: Pick<Context, 'db' | 'ledger'>,
  memberId: string,
  { wallets = {}, autoTransfer = true }: { wallets?: Partial<Record<VenueCode, string | undefined>>; autoTransfer?: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.update(members).set({ autoTransfer }).where(eq(members.id, memberId));
    for (const venue of VENUE_CODES) {
      const amount = toMinor(wallets[venue] ?? '0.00');
      if (amount === 0n) continue;
      const key = `fixture:${venue}`;
      await ledger.grant(tx, { memberId, amount, key });
      await ledger.moveWallet(tx, { memberId, from: CENTRAL_WALLET, to: venue, amount, key: `${key}:in` });
    }
  });
}
