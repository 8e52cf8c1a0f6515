import { fixtureName, marketTitle, selectionName } from '@/lib/domain/betting/sport/selection.copy';
import { formatOdds } from '@pavilion/number/odds';
import { minorToText } from '@pavilion/number/money';
import { WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import { orderTitle, OUTCOME_NAMES, STATE_NAMES } from './order.copy';
import type { Order, OrderLeg } from './order.model';
import { csvText, type Columns } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';

const COLUMNS: Columns<Order> = [
  ['场馆', ({ venue }) => WALLET_NAMES[venue]],
  ['单号', ({ id }) => id],
  ['投注时间', ({ placedAt }) => dateTime(placedAt)],
  ['状态', ({ state }) => STATE_NAMES[state]],
  ['结果', ({ state, outcome }) => (state === 'settled' ? OUTCOME_NAMES[outcome] : '')],
  ['玩法', orderTitle],
  ['选项', ({ legs }) => legs.map(legText).join('；')],
  ['投注', ({ stake }) => minorToText(stake)],
  ['返还', (order) => minorToText(backOf(order))],
  ['输赢', ({ profit }) => minorToText(profit)],
  ['结算时间', ({ settledAt }) => (settledAt === null ? '' : dateTime(settledAt))],
];

/** Orders as a table for a spreadsheet: times in UTC+8, amounts in coins. */
export const toCsv = (orders: readonly Order[]): string => csvText(COLUMNS, orders);

/** Money returned so far: for an open order, the payment for its sold part. */
function backOf({ state, payout, cashedOut }: Order) {
  return state === 'settled' ? payout : (cashedOut?.payout ?? payout);
}

function legText(leg: OrderLeg): string {
  // Named as on the cards: venues have several names for one market.
  return `${fixtureName(leg)} ${marketTitle(leg)} ${selectionName(leg)} @${formatOdds(leg.price)}${leg.result ? `（${leg.result}）` : ''}`;
}
