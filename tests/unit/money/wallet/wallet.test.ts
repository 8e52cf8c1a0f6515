import * as fc from '../../../support/property';
import { VENUE_CODES, type VenueCode, type WalletCode } from '@pavilion/contract/constants';
import { toMinor } from '@pavilion/number/money';
import { planTopUp } from '@/lib/domain/money/wallet/top-up.rules';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { judgeAmount, lockedOf, partsOf, recallable, totalOf } from '@/lib/domain/money/wallet/wallet.rules';

function wallets(central: bigint, venues: Partial<Record<VenueCode, bigint | null>>, autoTransfer = false): Wallets {
  const of = (code: VenueCode) => (venues[code] === undefined ? 0n : venues[code]);
  return {
    autoTransfer,
    central: { available: central, locked: 0n },
    venues: VENUE_CODES.map((code) => ({ code, name: code, available: of(code), locked: 0n })),
  };
}

const stakes = (amounts: Partial<Record<WalletCode, bigint>>) => new Map(Object.entries(amounts) as [WalletCode, bigint][]);
const short = ({ from, to, amount }: { from: string; to: string; amount: string }) => `${from}>${to} ${amount}`;
const plan = (memberWallets: Wallets, amounts: Partial<Record<WalletCode, bigint>>, avoid: readonly VenueCode[] = []) => {
  const { collect, deal, ...rest } = planTopUp(memberWallets, stakes(amounts), avoid);
  return { ...rest, collect: collect.map(short), deal: deal.map(short) };
};

describe('the amount that a slip lacks', () => {
  it('comes from the central wallet when it has enough', () => {
    expect(plan(wallets(50_000n, { IMTY: 9_000n, FBTY: 1_000n }), { FBTY: 6_000n })).toEqual({
      missing: 5_000n,
      lacking: 0n,
      collect: [],
      deal: ['CENTER>FBTY 50.00'],
    });
  });

  it('comes from the venues with the most to spare when the central wallet has too little, to the cent', () => {
    expect(plan(wallets(1_000n, { IMTY: 3_001n, OBTY: 9_000n }), { FBTY: 12_000n })).toEqual({
      missing: 12_000n,
      lacking: 0n,
      collect: ['OBTY>CENTER 90.00', 'IMTY>CENTER 20.00'],
      deal: ['CENTER>FBTY 120.00'],
    });
  });

  it('leaves a venue the stakes of its own bets, and tops up several venues at once', () => {
    expect(plan(wallets(0n, { IMTY: 20_000n, OBTY: 500n }), { IMTY: 5_000n, OBTY: 1_500n, FBTY: 3_000n })).toEqual({
      missing: 4_000n,
      lacking: 0n,
      collect: ['IMTY>CENTER 40.00'],
      deal: ['CENTER>OBTY 10.00', 'CENTER>FBTY 30.00'],
    });
  });

  it('comes back from the venues when the central wallet lacks it', () => {
    expect(plan(wallets(1_000n, { OBTY: 7_000n }, true), { CENTER: 5_000n })).toEqual({
      missing: 4_000n,
      lacking: 0n,
      collect: ['OBTY>CENTER 40.00'],
      deal: [],
    });
  });

  it('is reported when no wallet has it, without counting on a wallet that does not respond', () => {
    expect(plan(wallets(1_000n, { OBTY: null, IMTY: 2_000n }), { FBTY: 5_000n })).toMatchObject({ missing: 5_000n, lacking: 2_000n });
    expect(plan(wallets(0n, { FBTY: null }), { FBTY: 5_000n })).toMatchObject({ missing: 0n, lacking: 0n, deal: [] });
  });

  it('is requested last from a venue that just failed', () => {
    const memberWallets = wallets(0n, { IMTY: 5_000n, OBTY: 9_000n });
    expect(plan(memberWallets, { FBTY: 4_000n }).collect).toEqual(['OBTY>CENTER 40.00']);
    expect(plan(memberWallets, { FBTY: 4_000n }, ['OBTY']).collect).toEqual(['IMTY>CENTER 40.00']);
    expect(plan(memberWallets, { FBTY: 6_000n }, ['OBTY']).collect).toEqual(['IMTY>CENTER 50.00', 'OBTY>CENTER 10.00']);
  });

  it('is planned for any balances so that every stake is covered, nothing is overdrawn and no more is moved than is missing', () => {
    const money = fc.bigInt({ min: 0n, max: 100_000n });
    const each = fc.record({ IMTY: money, OBTY: money, FBTY: money });
    fc.assert(
      fc.property(money, each, each, (central, venues, amounts) => {
        const memberWallets = wallets(central, venues);
        const { missing, lacking, collect, deal } = planTopUp(memberWallets, stakes(amounts));
        const all = central + venues.IMTY + venues.OBTY + venues.FBTY;
        const wanted = amounts.IMTY + amounts.OBTY + amounts.FBTY;
        expect(lacking).toBe(wanted > all ? wanted - all : 0n);
        if (lacking > 0n) return;
        const after: Record<WalletCode, bigint> = { CENTER: central, ...venues };
        for (const step of [collect, deal]) {
          for (const { from, to, amount } of step) {
            after[from] -= toMinor(amount);
            after[to] += toMinor(amount);
          }
          expect(Object.values(after).every((amount) => amount >= 0n)).toBe(true);
        }
        for (const code of VENUE_CODES) expect(after[code] >= amounts[code]).toBe(true);
        expect(deal.reduce((sum, { amount }) => sum + toMinor(amount), 0n)).toBe(missing);
        expect(collect.reduce((sum, { amount }) => sum + toMinor(amount), 0n)).toBe(missing > central ? missing - central : 0n);
      }),
    );
  });
});

describe('an amount to transfer', () => {
  it.each([
    ['', 100n, 'empty'],
    ['0', 100n, 'empty'],
    ['0.00', 100n, 'empty'],
    ['1.001', 1_000n, 'form'],
    ['1e5', 1_000n, 'form'],
    ['10.01', 1_000n, 'too-much'],
    ['1', null, 'unknown-balance'],
  ] as const)('%p of %p is %s', (typed, available, fault) => {
    expect(judgeAmount(typed, available)).toEqual({ amount: null, fault });
  });

  it('is exact in minor units', () => {
    expect(judgeAmount('10', 1_000n)).toEqual({ amount: 1_000n, fault: null });
    expect(judgeAmount('0.1', 1_000n)).toEqual({ amount: 10n, fault: null });
    expect(judgeAmount('9.99', 1_000n)).toEqual({ amount: 999n, fault: null });
    expect(judgeAmount('5.', 1_000n)).toEqual({ amount: 500n, fault: null });
  });
});

describe('the distribution of money', () => {
  const memberWallets: Wallets = {
    autoTransfer: false,
    central: { available: 99_000n, locked: 500n },
    venues: [
      { code: 'IMTY', name: 'IM体育', available: 400n, locked: 100n },
      { code: 'OBTY', name: 'OB体育', available: null, locked: null },
      { code: 'FBTY', name: 'FB体育', available: 0n, locked: 0n },
    ],
  };

  it('adds up with open stakes and without venues that do not respond', () => {
    expect([totalOf(memberWallets), lockedOf(memberWallets), recallable(memberWallets)]).toEqual([100_000n, 600n, ['IMTY']]);
  });

  it('is shown in visible parts, without empty ones', () => {
    expect(partsOf(memberWallets)).toEqual([
      { of: 'CENTER', amount: 99_000n, share: 99 },
      { of: 'IMTY', amount: 400n, share: 2 },
      { of: 'locked', amount: 600n, share: 2 },
    ]);
    expect(partsOf(wallets(0n, {}))).toEqual([
      { of: 'CENTER', amount: 0n, share: 0 },
      { of: 'locked', amount: 0n, share: 0 },
    ]);
  });

  it('has no total while the balance of the central wallet is unknown', () => {
    const unknown: Wallets = { ...wallets(0n, { IMTY: 500n }), central: { available: null, locked: null } };
    expect([totalOf(unknown), lockedOf(unknown)]).toEqual([null, null]);
    expect(partsOf(unknown)).toEqual([
      { of: 'CENTER', amount: null, share: 0 },
      { of: 'IMTY', amount: 500n, share: 0 },
      { of: 'locked', amount: null, share: 0 },
    ]);
  });
});
