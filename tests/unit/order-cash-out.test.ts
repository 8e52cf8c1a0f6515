import * as fc from 'fast-check';
import { QueryClient } from '@tanstack/react-query';
import { cashOutOrder } from '@/lib/domain/order/cash-out.mutations';
import type { CashOut, CashOutRequest, CashOutResult } from '@/lib/domain/order/cash-out.model';
import { amountFor, boundStake } from '@/lib/domain/order/cash-out.rules';
import { anOrder } from '../support/slip.builders';

const asked: CashOutRequest[] = [];
let answer: () => Promise<CashOutResult>;
jest.mock('@/lib/venues/registry', () => ({
  venueOf: () => ({
    cashOut: (request: CashOutRequest) => {
      asked.push(request);
      return answer();
    },
  }),
}));

const price = (over: Partial<CashOut> = {}): CashOut => ({ orderId: '1', amount: 8_533n, stake: 10_000n, min: 1_000n, max: 10_000n, ...over });

test('a part brings its share, cut; the whole brings all of it', () => {
  expect([amountFor(price(), 10_000n), amountFor(price(), 3_333n), amountFor(price({ amount: null }), 5_000n)]).toEqual([8_533n, 2_844n, 0n]);
});

test('what may be given up: never less than the least, never leaving less than that', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 20_000n }), (stake) => {
      const bound = boundStake(price(), stake);
      expect(bound >= 1_000n && bound <= 10_000n).toBe(true);
      expect(bound === 10_000n || 10_000n - bound >= 1_000n).toBe(true);
    }),
  );
});

test('it is sent once with what was shown; a lost answer is unknown and orders and balance are asked anew', async () => {
  answer = () => Promise.reject(new Error('gone'));
  const client = new QueryClient();
  const invalidated = jest.spyOn(client, 'invalidateQueries');
  await expect(cashOutOrder(anOrder(), 5_000n, 4_266n, client)).resolves.toEqual({ state: 'unknown' });
  expect(asked).toEqual([{ orderId: '270000000000777', kind: 'single', stake: 5_000n, amount: 4_266n, key: expect.stringMatching(/^[\w-]{8,64}$/) }]);
  expect(invalidated).toHaveBeenCalledTimes(2);
});
