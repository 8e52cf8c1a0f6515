import { minorToText } from '@pavilion/number/money';
import type { PayeeKind } from '../payee-registry/payee.tables';
import { METHOD_OF_KIND } from '../payee-registry/method.copy';
import type { Turnover } from '../turnover/turnover.rules';
import type { Withdrawal } from './withdraw.tables';

const COIN = 100n;

const timeOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const unitOf = (rate: bigint | null) => (rate === null ? 'CNY' : 'USDT');

/** A method as members see it. `medianSeconds`: from request to payee. */
export function withdrawMethodView(kind: PayeeKind, medianSeconds: number | null) {
  const { name, open, min, max, rate } = METHOD_OF_KIND[kind];
  return {
    kind,
    name,
    open,
    min: minorToText(min * COIN),
    max: minorToText(max * COIN),
    rate: rate === null ? null : minorToText(rate),
    payUnit: unitOf(rate),
    medianSeconds,
    simulated: true,
  };
}

/** Turnover of one source as its member sees it. */
export function turnoverView({ source, title, amount, required, done, doneGames, locked, at }: Turnover) {
  return {
    source,
    title,
    amount: minorToText(amount),
    required: minorToText(required),
    done: minorToText(done),
    doneGames: minorToText(doneGames),
    locked: minorToText(locked),
    createTime: new Date(at).toISOString(),
  };
}

/** A withdrawal as its member sees it. */
export function withdrawalView(withdrawal: Withdrawal) {
  const { id, kind, payeeId, payeeName, payeeMasked, state, amount, fee, payAmount, rate, reason, createdAt, waitUntil, payAt, endedAt } =
    withdrawal;
  return {
    orderId: String(id),
    kind,
    payeeId: String(payeeId),
    payeeName,
    payeeMasked,
    state,
    simulated: true,
    amount: minorToText(amount),
    fee: minorToText(fee),
    net: minorToText(amount - fee),
    payAmount,
    payUnit: unitOf(METHOD_OF_KIND[kind].rate),
    rate,
    reason,
    createTime: new Date(createdAt).toISOString(),
    waitTime: timeOf(waitUntil),
    payTime: timeOf(payAt),
    endTime: timeOf(endedAt),
  };
}
