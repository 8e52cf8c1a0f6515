/** @jest-environment jest-fixed-jsdom */
import { toSent } from '@/lib/domain/betting/order/cash-out.rules';
import { DAY } from '../../../support/time';
import { anOrder } from '../../../support/slip.builder';

const { id: orderId, venue, placedAt } = anOrder();

/** A page of its own: the store reads the storage when it is loaded. */
async function recordsFrom(stored: unknown) {
  localStorage.setItem('cashOuts', JSON.stringify(stored));
  jest.resetModules();
  return (await import('@/lib/domain/betting/order/cash-out.store')).useCashOuts.getState().records;
}

const sentAt = (now: number) => toSent(anOrder(), { stake: 5_000n, amount: 4_266n }, { key: 'key-0001', member: 'm', now });

test('a cash-out that an earlier page was sending is unknown on the next', async () => {
  const sent = sentAt(Date.now());
  await expect(recordsFrom({ version: 2, records: [sent] })).resolves.toEqual([{ ...sent, result: { state: 'unknown' } }]);
});

test('a cash-out of more than a day ago is dropped, so that its order can be cashed out', async () => {
  await expect(recordsFrom({ version: 2, records: [sentAt(Date.now() - DAY - 1)] })).resolves.toEqual([]);
});

test('a cash-out stored by version 1 is resumed under its order', async () => {
  const before = { stake: '2000', payout: '1700' };
  const one = { venue, orderId, placedAt, before, sentAt: Date.now(), lost: false };
  await expect(recordsFrom({ version: 1, sent: [one] })).resolves.toMatchObject([{ venue, orderId, before, result: { state: 'unknown' } }]);
});
