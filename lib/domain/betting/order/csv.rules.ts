import { fixtureName, marketTitle, selectionName } from '@/lib/domain/betting/sport/selection.copy';
import { formatOdds } from '@/lib/kit/number/odds';
import { minorToText } from '@/lib/kit/number/money';
import { WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import { orderTitle, OUTCOME_NAMES, STATE_NAMES } from './order.copy';
import type { Order, OrderLeg } from './order.model';
import { csvText } from '@/lib/kit/format/csv';
import { dateTime } from '@/lib/kit/format/site-time';

const HEAD = ['场馆', '单号', '投注时间', '状态', '结果', '玩法', '选项', '投注', '返还', '输赢', '结算时间'];

/** Orders as a table for a spreadsheet: times in UTC+8, amounts in coins. */
export function toCsv(orders: readonly Order[]): string {
  const rows = orders.map((order) => [
    WALLET_NAMES[order.venue],
    order.id,
    dateTime(order.placedAt),
    STATE_NAMES[order.state],
    order.state === 'settled' ? OUTCOME_NAMES[order.outcome] : '',
    orderTitle(order),
    order.legs.map(legText).join('；'),
    minorToText(order.stake),
    minorToText(backOf(order)),
    minorToText(order.profit),
    order.settledAt === null ? '' : dateTime(order.settledAt),
  ]);
  return csvText([HEAD, ...rows]);
}

/** Money returned so far: for an open order, what its sold part brought. */
const backOf = ({ state, payout, cashedOut }: Order) => (state === 'settled' ? payout : (cashedOut?.payout ?? payout));

function legText(leg: OrderLeg): string {
  // Named as on the cards: venues have several names for one market.
  return `${fixtureName(leg)} ${marketTitle(leg)} ${selectionName(leg)} @${formatOdds(leg.price)}${leg.result ? `（${leg.result}）` : ''}`;
}
