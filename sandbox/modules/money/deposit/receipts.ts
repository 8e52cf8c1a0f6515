import { RECEIPTS_MAX } from '@pavilion/contract/constants';
import { CODE } from '@pavilion/contract/codes';
import type { Tx } from '../../../kernel/db/database';
import { attachPictures } from '../../member/picture/picture.store';
import { Rejection } from '../../../kernel/http/rejection';
import type { Deposit } from './deposit.tables';
import { lockDeposit, moveDeposit } from './deposit.store';
import { DEPOSIT_COPY } from './method.copy';

/**
 * Adds pictures to an order that is being confirmed; one that it has already is added once.
 * @throws Rejection 10001 in any other state, 10003 for a picture of others or too many.
 */
export async function addReceipts(
  tx: Tx,
  { id, memberId }: Pick<Deposit, 'id' | 'memberId'>,
  pictureIds: readonly string[],
): Promise<Deposit> {
  const found = await lockDeposit(tx, id);
  if (found?.state !== 'confirming') throw new Rejection(CODE.common, DEPOSIT_COPY.notConfirming);
  const added = [...new Set(pictureIds)].filter((picture) => !found.receipts.includes(picture));
  const receipts = [...found.receipts, ...added];
  if (receipts.length > RECEIPTS_MAX) throw new Rejection(CODE.validation, DEPOSIT_COPY.receipts(RECEIPTS_MAX), { field: 'pictureIds' });
  await attachPictures(tx, memberId, added, `deposit ${id}`);
  return (await moveDeposit(tx, id, ['confirming'], { receipts })) ?? found;
}
