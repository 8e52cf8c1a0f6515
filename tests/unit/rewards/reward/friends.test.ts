import { stepsOf } from '@/lib/domain/rewards/invite/invite.copy';
import type { InvitedFriend } from '@/lib/domain/rewards/invite/invite.model';
import { inviteAddress, joinFriends, tierPercent, toFriendPage } from '@/lib/domain/rewards/invite/invite.rules';
import { ranksText } from '@/lib/domain/rewards/leaderboard/leaderboard.copy';
import { differenceOf, distanceTo } from '@/lib/domain/rewards/leaderboard/leaderboard.rules';
import { landingOf } from '@/lib/domain/rewards/referral/referral.rules';
import { REFERRAL_NAMES } from '@/lib/domain/rewards/referral/referral.model';
import { doneText } from '@/lib/domain/rewards/reward/reward.copy';
import { rewardRequestSchema } from '@/lib/domain/rewards/reward/reward.model';
import * as z from '@pavilion/contract/schema';
import { codeOf, FRIEND_STAKE, newCode, progressOf, stateOf } from '../../../../sandbox/modules/rewards/invite/invite.rules';
import * as fc from '../../../support/property';

const row = (id: string) => ({
  friendId: id,
  name: 'a**',
  via: 'invite_code' as const,
  state: 'registered' as const,
  excluded: false,
  stake: '1.00',
  amount: '18.88',
  registerTime: '2026-11-20T12:00:00.000Z',
  depositTime: null,
  qualifyTime: null,
  paidTime: null,
});

// @spec 2.71
test('every form of an invitation’s address is read back under its own name', () => {
  for (const via of REFERRAL_NAMES) {
    const address = new URL(inviteAddress('https://play.example', '7KQ2MZXA', via));
    expect(address.pathname).toBe('/user/register');
    expect(landingOf(address.search).codes).toEqual({ [via]: '7KQ2MZXA' });
  }
});

test('pages of friends are joined into a list without duplicates', () => {
  const first = toFriendPage(1, { list: [row('3'), row('2')], hasMore: true });
  const second = toFriendPage(2, { list: [row('2'), row('1')], hasMore: false });
  expect(joinFriends([first, second]).map(({ id }) => id)).toEqual(['3', '2', '1']);
});

test('a friend’s steps are those that have happened', () => {
  const friend = toFriendPage(1, { list: [row('1')], hasMore: false }).friends[0] as InvitedFriend;
  expect(stepsOf({ ...friend, depositedAt: 5 }, String)).toEqual([`注册 ${friend.registeredAt}`, '首存 5']);
});

test('a tier’s progress never exceeds 100%', () => {
  expect([tierPercent(3, 0), tierPercent(3, 1), tierPercent(3, 3), tierPercent(3, 9)]).toEqual([0, 33, 100, 100]);
});

test('the distance to the next rank exceeds it, even for equal multiples', () => {
  expect(distanceTo('8.50', '12.40')).toBe('3.91');
  expect(distanceTo('8.50', '8.50')).toBe('0.01');
  expect(differenceOf('8.50', '12.40')).toBe('3.90');
});

test('rewarded ranks read as one or several', () => {
  expect([ranksText(1, 1), ranksText(4, 10)]).toEqual(['第 1 名', '第 4–10 名']);
});

test.each([
  ['friend', '邀请奖励 18.88 币已到账'],
  ['tier', '邀请奖励 18.88 币已到账'],
  ['peak', '名次奖励 18.88 币已到账'],
  ['task', '任务奖励 18.88 币已到账'],
] as const)('a credited %s has its text', (target, text) => {
  expect(doneText({ target, id: '1', coins: 0, amount: '18.88' })).toBe(text);
});

test('a stored request needs no day, and the form of an earlier build can still be read', () => {
  const stored = { key: 'key-12345', member: '1', target: 'tier', id: '5', day: '', state: 'unknown', asks: 1, coins: 0, amount: '0.00' };
  expect(z.safeParse(rewardRequestSchema, stored).success).toBe(true);
  expect(z.safeParse(rewardRequestSchema, { ...stored, target: 'task', day: '2026-11-20' }).success).toBe(true);
  expect(z.safeParse(rewardRequestSchema, { ...stored, day: 'today' }).success).toBe(false);
});

test('codes are read in any letter case, and no other text is a code', () => {
  for (let each = 0; each < 50; each += 1) {
    const code = newCode();
    expect(codeOf(` ${code.toLowerCase()} `)).toBe(code);
  }
  for (const text of ['', 'FRIEND7', 'ABCDEFG0', 'ABCDEFGHJ', '7KQ2MZX’']) expect(codeOf(text)).toBeNull();
});

test('a friend qualifies at the later of deposit and stake, for any sizes of bets', () => {
  const stakes = fc.array(fc.record({ stake: fc.bigInt({ min: 0n, max: 30_000n }), closedAt: fc.integer({ min: 1, max: 1_000 }) }));
  fc.assert(
    fc.property(stakes, fc.option(fc.integer({ min: 1, max: 1_000 })), (list, depositAt) => {
      const sorted = list.toSorted((a, b) => a.closedAt - b.closedAt);
      const sum = sorted.reduce((total, { stake }) => total + stake, 0n);
      let reached = 0n;
      const stakedAt = sorted.find(({ stake }) => (reached += stake) >= FRIEND_STAKE)?.closedAt ?? null;
      const progress = progressOf({ depositAt, stake: sum, stakedAt });
      expect(progress.stake).toBe(sum < FRIEND_STAKE ? sum : FRIEND_STAKE);
      expect(progress.qualifiedAt !== null).toBe(depositAt !== null && sum >= FRIEND_STAKE);
      if (progress.qualifiedAt !== null) {
        const before = sorted.filter(({ closedAt }) => closedAt < progress.qualifiedAt!).reduce((total, { stake }) => total + stake, 0n);
        expect(progress.qualifiedAt === depositAt || before < FRIEND_STAKE).toBe(true);
      }
      expect(stateOf(progress, false)).toBe(progress.qualifiedAt !== null ? 'qualified' : depositAt === null ? 'registered' : 'deposited');
    }),
  );
});
