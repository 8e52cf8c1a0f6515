import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { parseStored } from '@/lib/kit/browser/storage';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { DAY } from '@pavilion/number/duration';
import { sentCashOutSchema, type SentCashOut } from './cash-out.model';
import { isOpenCashOut, isSameOrder } from './cash-out.rules';
import type { Order } from './order.model';

/** ms after which a stored cash-out is dropped: the order itself has shown the result long before. */
const OLD_MS = DAY;

/** Version 1 stored neither key nor member: the member who sees such a cash-out's order follows it. */
function upgrade(text: string | null): unknown {
  const stored = parseStored(text) as { version?: unknown; sent?: unknown } | null;
  if (stored?.version !== 1 || !Array.isArray(stored.sent)) return stored;
  const records = stored.sent.map(({ lost: _lost, ...one }: Record<string, unknown>) => ({
    ...one,
    key: one.orderId,
    member: '',
    kind: 'single',
    stake: '0',
    amount: '0',
    reads: 0,
    result: { state: 'unknown' },
  }));
  return { version: 2, records };
}

/** Open cash-outs, one per order at most. */
export const useCashOuts = createCommandStore<SentCashOut>({
  name: 'cashOuts',
  version: 2,
  schema: sentCashOutSchema,
  upgrade,
  subjectOf: ({ venue, orderId }) => `${venue} ${orderId}`,
  isOpen: isOpenCashOut,
  restart: (record) => (steadyNow() - record.sentAt < OLD_MS ? { ...record, result: record.result ?? { state: 'unknown' } } : null),
});

/** True while a cash-out of this order is open. */
export function useIsCashingOut({ venue, id }: Pick<Order, 'venue' | 'id'>): boolean {
  return useCashOuts(({ records }) => records.some((record) => isOpenCashOut(record) && isSameOrder(record, { venue, orderId: id })));
}
