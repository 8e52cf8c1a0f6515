import { createHash } from 'node:crypto';
import type { CallRequest } from '@pavilion/contract/call';
import type { mallOrderCreateCall } from '@pavilion/contract/calls/mall.calls';
import { CODE } from '@pavilion/contract/codes';
import { normalizeRecipient, recipientFault, type Recipient } from '@pavilion/contract/recipient';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import type { Member } from '../../member/account/member.tables';
import { findPauseRejection } from '../../member/limit/limit-guard';
import type { Context } from '../../context';
import { KEY_COPY } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { getVip } from '../../member/vip/vip.store';
import { lockCoinBalance, moveCoins } from '../coin/coin.store';
import { MALL_COPY } from './mall.copy';
import type { MallItem, MallOrder } from './mall.tables';
import { addStock, insertOrder, lockItem, moveOrder, findOrderByKey } from './mall.store';

type Placing = Pick<Context, 'db' | 'clock' | 'real' | 'ledger'>;

export interface OrderContent {
  member: Member;
  key: string;
  body: CallRequest<typeof mallOrderCreateCall>;
}

/**
 * Takes coins and stock, and credits play money or begins a parcel, in one transaction. A repeat of the key returns the first
 * result.
 * @throws Rejection
 */
export async function placeOrder({ db, clock, real, ledger }: Placing, { member, key, body }: OrderContent): Promise<MallOrder> {
  const recipient = body.recipient === undefined ? null : normalizeRecipient(body.recipient);
  const content = contentOf(body.itemId, body.version, body.price, recipient);
  const memberId = member.id;
  const known = await findOrderByKey(db, memberId, key);
  if (known) return sameOrder(known, content);
  return inTransaction(db, place);

  async function place(tx: Tx): Promise<MallOrder> {
    // From here on no other order of the member is made; the item is locked next, as everywhere.
    const balance = await lockCoinBalance(tx, memberId);
    const first = await findOrderByKey(tx, memberId, key);
    if (first) return sameOrder(first, content);
    const item = await lockItem(tx, body.itemId);
    if (!item) throw new Rejection(CODE.common, MALL_COPY.unknownItem);
    const now = Math.trunc(clock.now());
    // Play money for coins is a way to bet on; a parcel is paid with coins that the member has, and is possible in a pause.
    const pause = item.credit === null ? null : await findPauseRejection(tx, memberId, now);
    if (pause) throw new Rejection(CODE.common, pause.message);
    reject(item, balance, (await getVip(tx, member, now)).level);
    await addStock(tx, item.id, -1);
    const { category, picture, title, price, credit } = item;
    const order = await insertOrder(tx, {
      memberId,
      idempotencyKey: key,
      content,
      itemId: item.id,
      category,
      picture,
      title,
      price,
      credit,
      state: credit === null ? 'placed' : 'credited',
      recipient: credit === null ? recipient : null,
      createdAt: now,
      endedAt: credit === null ? null : now,
      stateReal: real.decisions(),
    });
    const reason = credit === null ? 'order' : 'exchange';
    await moveCoins(tx, memberId, balance, [{ reason, reference: String(order.id), title, amount: -price, at: now }]);
    if (credit !== null) await ledger.grant(tx, { memberId, amount: credit, key: exchangeKey(order.id) });
    return order;
  }

  function reject(item: MallItem, balance: number, level: number): void {
    if (item.version !== body.version || item.price !== body.price) throw new Rejection(CODE.giftChanged, MALL_COPY.changed);
    if (item.stock < 1) throw new Rejection(CODE.giftChanged, MALL_COPY.soldOut);
    if (item.vipLevel > level) throw new Rejection(CODE.validation, MALL_COPY.vip(item.vipLevel), { field: 'vipLevel' });
    const fault = item.credit === null ? (recipient === null ? 'name' : recipientFault(recipient)) : null;
    if (fault) throw new Rejection(CODE.validation, MALL_COPY.recipient[fault], { field: fault });
    if (balance < item.price) throw new Rejection(CODE.validation, MALL_COPY.poor(item.price - balance), { field: 'price' });
  }
}

/** Key of an exchange's credit in the money ledger. */
export const EXCHANGE_KEY = 'mall:';
const exchangeKey = (id: bigint) => `${EXCHANGE_KEY}${id}`;

function contentOf(itemId: string, version: number, price: number, recipient: Recipient | null): string {
  return createHash('sha256')
    .update(JSON.stringify([itemId, version, price, recipient]))
    .digest('hex');
}

function sameOrder(known: MallOrder, content: string): MallOrder {
  if (known.content !== content) throw new Rejection(CODE.validation, KEY_COPY.used);
  return known;
}

/** Cancels an order that is not packed: coins and stock go back in one transaction. Undefined when it has another state by now. */
export async function cancelOrder({ db, clock, real }: Placing, memberId: string, id: bigint): Promise<MallOrder | undefined> {
  return inTransaction(db, async (tx) => {
    const balance = await lockCoinBalance(tx, memberId);
    const now = Math.trunc(clock.now());
    const moved = await moveOrder(tx, id, ['placed'], { state: 'cancelled', endedAt: now, stateReal: real.decisions() });
    if (!moved) return undefined;
    await addStock(tx, moved.itemId, 1);
    const refund = {
      reason: 'refund',
      reference: String(id),
      title: MALL_COPY.refund(moved.title),
      amount: moved.price,
      at: now,
    } as const;
    await moveCoins(tx, memberId, balance, [refund]);
    return moved;
  });
}
