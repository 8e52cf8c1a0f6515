import type { Recipient } from '@pavilion/contract/recipient';
import { minorToText } from '@pavilion/number/money';
import { MALL_COPY } from './mall.copy';
import type { MallItem, MallOrder, MallState } from './mall.tables';
import type { CoinEntry } from '../coin/coin.tables';

const timeOf = (ms: number): string => new Date(ms).toISOString();
const moneyOf = (minor: bigint | null) => (minor === null ? null : minorToText(minor));

/** An item as members see it. */
export function itemView({ id, version, category, picture, title, about, price, stock, vipLevel, credit }: MallItem) {
  return { itemId: id, version, category, picture, title, about, price, stock, vipLevel, credit: moneyOf(credit) };
}

function maskRecipient({ name, phone, ...address }: Recipient): Recipient {
  const letters = Array.from(name);
  return { name: `${letters[0]}${'*'.repeat(letters.length - 1)}`, phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`, ...address };
}

function stepsOf({ state, createdAt, packedAt, shippedAt, endedAt, credit }: MallOrder): { state: MallState; time: string }[] {
  if (credit !== null) return [{ state, time: timeOf(createdAt) }];
  const steps: readonly (readonly [MallState, number | null])[] = [
    ['placed', createdAt],
    ['packed', packedAt],
    ['shipped', shippedAt],
    [state, endedAt],
  ];
  return steps.flatMap(([step, at]) => (at === null ? [] : [{ state: step, time: timeOf(at) }]));
}

/** Tracking number, always the same for one parcel. */
const trackingOf = (id: bigint) => `YT${String(id).slice(-9)}${String((id * 7n) % 97n).padStart(2, '0')}`;

/** An order as its member sees it. */
export function orderView(order: MallOrder) {
  const { id, itemId, category, picture, title, price, credit, state, recipient, createdAt, shippedAt, endedAt } = order;
  return {
    orderId: String(id),
    itemId,
    category,
    picture,
    title,
    price,
    credit: moneyOf(credit),
    state,
    recipient: recipient && maskRecipient(recipient),
    carrier: shippedAt === null ? '' : MALL_COPY.carrier,
    tracking: shippedAt === null ? '' : trackingOf(id),
    createTime: timeOf(createdAt),
    endTime: endedAt === null ? null : timeOf(endedAt),
    steps: stepsOf(order),
  };
}

/** A move of coins as its member sees it. */
export function coinView({ id, reason, reference, title, amount, balanceAfter, at }: CoinEntry) {
  const orderId = reason === 'order' || reason === 'exchange' || reason === 'refund' ? reference : null;
  return { id: String(id), reason, title, amount, balance: balanceAfter, orderId, time: timeOf(at) };
}
