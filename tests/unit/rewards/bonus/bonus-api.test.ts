import { dividendCheckCall, dividendLeadCall, dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { claimBonus, countBonuses, getBonuses } from '@/lib/domain/rewards/bonus/bonus.api';
import type { PlatformCaller } from '@/lib/platform/caller';
import { readSample } from '../../../support/sample';

interface Sample {
  request: { body: unknown };
  response: { data: Record<string, unknown> };
}
const read = (name: string) => readSample<Sample>(name);
const spy = (data: unknown) => jest.fn(() => Promise.resolve(data)) as unknown as jest.MockedFunction<PlatformCaller>;

// @spec 7.20 7.21
test('reads the bonuses of the sample', async () => {
  const caller = spy(read('dividend-lead').response.data);
  await expect(getBonuses(undefined, caller)).resolves.toEqual([
    {
      id: '81001',
      name: '新人首存红利',
      state: 'claimable',
      amount: 8_800n,
      turnover: 8,
      turnoverBase: 'bonus',
      expireAt: Date.parse('2026-11-23T12:00:00.000Z'),
      promotionId: '81001',
      reason: '',
      review: false,
      upTo: false,
    },
  ]);
  expect(caller.mock.calls[0]!.slice(0, 2)).toEqual([dividendLeadCall, read('dividend-lead').request.body]);
});

test.each([
  [0, 'claimable'],
  [1, 'reviewing'],
  [2, 'claimed'],
  [3, 'notEligible'],
  [4, 'expired'],
  [99, 'notEligible'],
])('status %i is %s', async (status, state) => {
  const { list } = read('dividend-lead').response.data as { list: object[] };
  const caller = spy({ total: 1, list: [{ ...list[0], status }] });
  expect((await getBonuses(undefined, caller))[0]!.state).toBe(state);
});

// @spec 7.22 7.23
test.each([
  [{ hasDividend: false, count: 3, list: [] }, 0],
  [{ hasDividend: true, count: 2, list: [] }, 2],
  [{ hasDividend: true, count: 0, list: [] }, 1],
])('counts what can be claimed', async (data, count) => {
  const caller = spy(data);
  await expect(countBonuses(undefined, caller)).resolves.toBe(count);
  expect(caller.mock.calls[0]![0]).toBe(dividendCheckCall);
});

// @spec 7.24
test('claims with the key of the decision', async () => {
  const caller = spy(read('dividend-receive').response.data);
  await expect(claimBonus('81001', 'key-1', caller)).resolves.toEqual({ state: 'claimed', amount: '88.00' });
  expect(caller.mock.calls[0]).toEqual([dividendReceiveCall, { id: '81001' }, { idempotencyKey: 'key-1' }]);
});
