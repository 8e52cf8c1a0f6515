import {
  AGENT_PLAN,
  commissionOf,
  lackingOf,
  judgeAgentNote,
  judgeContact,
  judgeName,
  normalizeContact,
  PLATFORM_FEE_PERCENT,
  typedAmount,
  typedMembers,
} from '@/lib/domain/care/agent/agent.rules';
import * as fc from '../../../support/property';

const coins = (amount: number) => BigInt(amount) * 100n;
const month = (change: Partial<Parameters<typeof commissionOf>[0]> = {}) =>
  commissionOf({ lost: coins(200_000), won: coins(60_000), gifts: coins(8_000), carried: 0n, members: 24, ...change });

test('a month pays the share of the highest step that both members and net result reach', () => {
  // 200000 − 60000 − 8000 − 10000 = 122000
  expect(month()).toEqual({ fee: coins(10_000), net: coins(122_000), tier: AGENT_PLAN[1], commission: coins(42_700), carriedOn: 0n });
  expect(month({ members: 19 })).toMatchObject({ tier: AGENT_PLAN[0], commission: coins(36_600) });
  expect(month({ members: 4 })).toMatchObject({ tier: null, commission: 0n, carriedOn: 0n });
  expect(month({ members: 1_000 })).toMatchObject({ tier: AGENT_PLAN[1] });
  expect(month({ won: coins(82_000) })).toMatchObject({ net: coins(100_000), tier: AGENT_PLAN[1] });
  expect(month({ won: coins(82_000) + 1n })).toMatchObject({ tier: AGENT_PLAN[0] });
});

test('a loss pays nothing and is carried over', () => {
  expect(month({ won: coins(200_000) })).toMatchObject({ net: -coins(18_000), tier: null, commission: 0n, carriedOn: coins(18_000) });
  expect(month({ carried: coins(18_000) })).toMatchObject({ net: coins(104_000), commission: coins(36_400) });
});

test('fractions of a minor unit are truncated', () => {
  expect(commissionOf({ lost: 199n, won: 0n, gifts: 0n, carried: 0n, members: 5 })).toMatchObject({ fee: 9n, net: 190n, commission: 57n });
  expect(commissionOf({ lost: 116n, won: 0n, gifts: 0n, carried: 0n, members: 5 })).toMatchObject({ fee: 5n, net: 111n, commission: 33n });
});

test('nobody is paid more than the highest share, and never both a commission and a loss', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
  const facts = fc.record({ lost: amount, won: amount, gifts: amount, carried: amount, members: fc.nat(200) });
  fc.assert(
    fc.property(facts, (picked) => {
      const { fee, net, tier, commission, carriedOn } = commissionOf(picked);
      expect(fee * 100n).toBeLessThanOrEqual(picked.lost * PLATFORM_FEE_PERCENT);
      expect(net).toBe(picked.lost - picked.won - picked.gifts - picked.carried - fee);
      expect(commission === 0n || carriedOn === 0n).toBe(true);
      expect(commission >= 0n && commission * 100n <= (net > 0n ? net : 0n) * AGENT_PLAN.at(-1)!.percent).toBe(true);
      expect(tier === null || (picked.members >= tier.members && net >= tier.net)).toBe(true);
    }),
  );
});

test('each step of the plan raises members, net result and share', () => {
  for (const [at, step] of AGENT_PLAN.slice(1).entries()) {
    const before = AGENT_PLAN[at]!;
    expect(step.members > before.members && step.net > before.net && step.percent > before.percent).toBe(true);
  }
});

test.each([
  ['', 0n],
  ['12', 1_200n],
  ['12.', 1_200n],
  ['12.345', 1_234n],
  ['-1', null],
  ['1e3', null],
  ['1000000000', 100_000_000_000n],
  ['1000000000.01', null],
] as const)('an amount typed as “%s” is %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test.each([
  ['', 0],
  [' 7 ', 7],
  ['100000', 100_000],
  ['100001', null],
  ['1.5', null],
  ['-2', null],
] as const)('a number of members typed as “%s” is %s', (text, count) => {
  expect(typedMembers(text)).toBe(count);
});

test('an application contains the applicant, a contact and the purpose', () => {
  expect(['陈', '陈小亭', '𠮷野', '亭'.repeat(21)].map((name) => judgeName(name) === null)).toEqual([false, true, true, false]);
  const contacts = ['138-0013-8000', '１３８００１３８０００', '@pavilion_1', '12800138000', '@1abc', 'pavilion', ''];
  expect(contacts.map((contact) => judgeContact(contact) === null)).toEqual([true, true, true, false, false, false, false]);
  expect(normalizeContact('138 0013-8000')).toBe('13800138000');
  expect(['太短', '写'.repeat(10), '写'.repeat(301)].map((note) => judgeAgentNote(note) === null)).toEqual([false, true, false]);
});

test('a month lacks members, net result or both for the next step, and nothing at the highest', () => {
  const lacking = (amount: bigint, members: number) => {
    const result = commissionOf({ lost: amount * 100n, won: 0n, gifts: 0n, carried: 0n, members });
    return lackingOf(result, members);
  };
  expect(lacking(0n, 0)).toEqual({ percent: 30n, members: 5, net: 100n });
  expect(lacking(1_000_000n, 8)).toEqual({ percent: 35n, members: 12, net: 0n });
  expect(lacking(100_000n, 60)).toEqual({ percent: 35n, members: 0, net: 500_000n });
  expect(lacking(3_000_000n, 100)).toBeNull();
});
