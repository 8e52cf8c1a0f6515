import * as fc from '../../support/property';
import { coinsOf } from '@/sandbox/modules/rewards/coin/coin.rules';
import { mallOf, newMallKey } from '../../support/mall-client';
import { TEST_UUID } from '../../support/platform-client';
import { holdDecisions } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { numberOf, TEST_SEED } from '../../support/seed';
import { takeSandbox } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(120_000);

const MEMBERS = 5;

describe('coins of a valid stake', () => {
  it('are whole, never below zero, and never more than a thousandth of it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), (stake) => {
        const coins = coinsOf(stake);
        expect(Number.isInteger(coins) && coins >= 0).toBe(true);
        expect(BigInt(coins) * 1_000n <= stake).toBe(true);
      }),
    );
  });

  it.each([
    [999n, 0],
    [1_000n, 1],
    [25_990n, 25],
  ] as const)('%s minor units earn %s', (stake, coins) => {
    expect(coinsOf(stake)).toBe(coins);
  });
});

describe('the mall under load', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  beforeEach(() => holdDecisions(sandbox.control));

  const customers = (count: number, coins: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const member = await sandbox.control.member({ uuid: TEST_UUID, balance: '0.00', coins });
        return { ...member, ...mallOf(sandbox.origin, member.token) };
      }),
    );

  it('gives the last piece to one member', async () => {
    const all = await customers(MEMBERS, 2_000);
    await sandbox.control.mallItem('ball', { stock: 1, vipLevel: 0, price: 1_500 });
    const results = await Promise.all(all.map(({ order }) => order('ball')));
    expect(results.map(({ status_code }) => status_code).toSorted((a, b) => a - b)).toEqual([6_000, ...Array(MEMBERS - 1).fill(301_220)]);
    expect((await all[0]!.item('ball')).stock).toBe(0);
    const left = await Promise.all(all.map(({ coins }) => coins()));
    expect(left.toSorted((a, b) => a! - b!)).toEqual([500, ...Array(MEMBERS - 1).fill(2_000)]);
  });

  it('takes no more coins than there are from one member with simultaneous orders', async () => {
    const [one] = await customers(1, 350);
    const results = await Promise.all(Array.from({ length: 8 }, () => one!.order('voucher-5')));
    expect(results.filter(({ status_code }) => status_code === 6_000)).toHaveLength(3);
    expect(results.filter(({ data }) => (data as unknown as { field?: string }).field === 'price')).toHaveLength(5);
    expect(await one!.coins()).toBe(50);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('keeps stock and coins whole through random orders, cancellations and parcels', async () => {
    const GIVEN = 3_000;
    const STOCK = 12;
    const all = await customers(MEMBERS, GIVEN);
    await sandbox.control.mallItem('umbrella', { stock: STOCK, price: 700 });
    let state = numberOf(`${TEST_SEED} mall`) >>> 0;
    const pickBelow = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const ids: string[][] = all.map(() => []);
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          const who = pickBelow(all.length);
          const [what, known] = [pickBelow(4), ids[who]![pickBelow(ids[who]!.length)]];
          if (what < 2 || known === undefined) {
            const { status_code, data } = await all[who]!.order(pickBelow(3) === 0 ? 'voucher-5' : 'umbrella', newMallKey());
            if (status_code === 6_000) ids[who]!.push(data.orderId);
          } else if (what === 2) await all[who]!.cancel(known);
          else await sandbox.control.parcel(known, 'pack');
        }),
      );
    }
    const orders = await Promise.all(all.map(async (member) => (await member.orders()).list));
    const alive = orders.flat().filter(({ itemId, state: now }) => itemId === 'umbrella' && now !== 'cancelled');
    expect((await all[0]!.item('umbrella')).stock).toBe(STOCK - alive.length);
    for (const [index, member] of all.entries()) {
      const spent = orders[index]!.filter(({ state: now }) => now !== 'cancelled').reduce((sum, { price }) => sum + price, 0);
      const { list, balance } = await member.allCoins();
      expect(balance).toBe(GIVEN - spent);
      const oldest = list.toReversed();
      let after = 0;
      for (const entry of oldest) {
        after += entry.amount;
        expect(entry.balance).toBe(after);
        expect(after).toBeGreaterThanOrEqual(0);
      }
      expect(after).toBe(balance);
    }
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });
});
