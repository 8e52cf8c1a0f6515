import { randomUUID } from 'node:crypto';
import { maskPayeeNumber, normalizePayeeNumber } from '@pavilion/contract/payee-number';
import { inTransaction } from '../../../kernel/db/database';
import type { Context } from '../../context';
import type { PayeeKind } from '../payee-registry/payee.tables';
import { insertPayee, numberHashOf, claimNumber, listPayees } from '../payee-registry/payee.store';

/** Payees of a member that the sandbox itself makes, usable at once. */
export async function addPayees(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  memberId: string,
  list: readonly { kind: PayeeKind; number: string; bank?: string | undefined }[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { kind, number: typed, bank = '' } of list) {
      const number = normalizePayeeNumber(kind, typed);
      const isFirst = (await listPayees(tx, memberId)).every((payee) => payee.kind !== kind);
      const numberHash = numberHashOf(settings, kind, number);
      await claimNumber(tx, { memberId, kind, numberHash });
      await insertPayee(tx, {
        memberId,
        idempotencyKey: randomUUID(),
        kind,
        numberHash,
        masked: maskPayeeNumber(kind, number),
        bank,
        isDefault: isFirst,
        state: 'active',
        createdAt: Math.trunc(clock.now()),
      });
    }
  });
}
