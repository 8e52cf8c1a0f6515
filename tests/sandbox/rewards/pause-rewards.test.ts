import { readFileSync } from 'node:fs';
import { couponClaimCall, couponListCall, couponUseCall } from '@pavilion/contract/calls/coupon.calls';
import { dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { depositCreateCall, depositStatusCall } from '@pavilion/contract/calls/deposit.calls';
import { coolingStartCall, exclusionStartCall } from '@pavilion/contract/calls/limit.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { calendarOf, flipsOf, newActivityKey } from '../../support/activity-client';
import { SOUND_LEDGER } from '../../support/control-client';
import { inviteOf, peakOf } from '../../support/friend-client';
import { mallOf } from '../../support/mall-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { sourcesUnder } from '../../support/sources';
import { DAY } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const PAUSED = /冷静期|自我排除/;
const SOURCES = sourcesUnder('sandbox');
const filesWith = (pattern: RegExp) => SOURCES.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** Payments of the promo account that are no reward, with the reason why they need no pause. */
const NO_REWARD: Readonly<Record<string, string>> = {
  'sandbox/kernel/ledger/ledger-bound.ts': 'binds the call',
  'sandbox/modules/rewards/grant/grant.ts': 'is the one way of rewards',
  'sandbox/modules/member/login/create-member.ts': 'a new member has set no pause',
  'sandbox/modules/money/wallet/fixture.ts': 'a tester fills wallets',
  'sandbox/modules/money/rebate/rebate.routes.ts':
    'a rebate is the member’s own: of bets already made, without turnover, lost after seven days',
  'sandbox/modules/rewards/mall/place-order.ts': 'an exchange of coins, which asks for a pause itself',
};

let sandbox: Sandbox;
type Player = Awaited<ReturnType<typeof newPlayer>>;

async function newPlayer() {
  const made = await sandbox.control.member({ uuid: TEST_UUID, balance: '500.00', coins: 5_000, realName: '欧阳测试' });
  const { token, password, userName } = made;
  const once = () => ({ token, headers: { 'idempotency-key': newActivityKey() } });
  const info = async () => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data;
  return { token, password, userName, once, balance: async () => (await info()).balance };
}

const receive = (player: Player, id: string) => sendCall(sandbox.origin, dividendReceiveCall, { id }, player.once());

async function cashCoupon({ token, userName }: Player): Promise<string> {
  await sandbox.control.coupon({ userName, kind: 'cash', amount: '8.80' });
  return (await sendCall(sandbox.origin, couponListCall, {}, { token })).data.list[0]!.id;
}

/** A member's steps to get each reward, by the file that pays it. `ready` runs before the pause. */
interface Case {
  ready?: (player: Player) => Promise<unknown>;
  claim: (player: Player, ready: never) => Promise<{ status_code: number; message: string }>;
}
const CASES: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  'sandbox/modules/rewards/calendar/calendar.routes.ts': {
    'a check-in': { claim: ({ token }) => calendarOf(sandbox.origin, token).checkInToday() },
    'a task': {
      claim: async ({ token }) => {
        const calendar = calendarOf(sandbox.origin, token);
        return calendar.claim('deposit', (await calendar.tasks()).day!);
      },
    },
  },
  'sandbox/modules/rewards/flip/flip.routes.ts': {
    'a flip': {
      ready: ({ token }) => calendarOf(sandbox.origin, token).checkInToday(),
      claim: ({ token }) => flipsOf(sandbox.origin, token).flip(0),
    },
  },
  'sandbox/modules/rewards/invite/invite.routes.ts': {
    'a friend’s reward': { claim: ({ token }) => inviteOf(sandbox.origin, token).claim('tier', '1') },
  },
  'sandbox/modules/rewards/leaderboard/leaderboard.routes.ts': {
    'a reward of the week’s board': {
      claim: async ({ token }) => {
        const peak = peakOf(sandbox.origin, token);
        return peak.claim((await peak.mine('last')).week!);
      },
    },
  },
  'sandbox/modules/rewards/bonus/dividend.routes.ts': {
    'a bonus': { claim: (player) => receive(player, '81001') },
    'a reviewed bonus': { claim: (player) => receive(player, '81006') },
  },
  'sandbox/modules/rewards/coupon/coupon.store.ts': {
    'a coupon to be claimed': {
      ready: cashCoupon,
      claim: ({ token }, id: string) => sendCall(sandbox.origin, couponClaimCall, { id }, { token }),
    },
    'a claimed coupon': {
      ready: async (player) => {
        const id = await cashCoupon(player);
        await sendCall(sandbox.origin, couponClaimCall, { id }, { token: player.token });
        return id;
      },
      claim: (player, id: string) => sendCall(sandbox.origin, couponUseCall, { id }, player.once()),
    },
  },
  'sandbox/modules/rewards/mall/place-order.ts': {
    'play money for coins': {
      claim: async ({ token }) => {
        const mall = mallOf(sandbox.origin, token);
        const item = (await mall.mall()).list.find(({ credit, vipLevel }) => credit !== null && vipLevel === 0)!;
        return mall.order(item.itemId);
      },
    },
  },
};
/** Files whose rewards come without a call of the member; tests below. */
const UNASKED = ['sandbox/modules/rewards/bonus/bonus-review.ts', 'sandbox/modules/rewards/reward/reward.ts'];

const PAUSES = {
  'a cooling-off': ({ token }: Player) => sendCall(sandbox.origin, coolingStartCall, { term: 'day' }, { token }),
  'an exclusion': ({ token, password }: Player) => sendCall(sandbox.origin, exclusionStartCall, { term: 'half-year', password }, { token }),
};

describe('rewards in a pause', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
    await holdDecisions(sandbox.control);
  }, 90_000);

  it('money from the promo account takes the one path that checks for a pause, or is listed with its reason', () => {
    expect(filesWith(/ledger\.grant\(|\bgrant\(tx, \{ at/).toSorted()).toEqual(Object.keys(NO_REWARD).toSorted());
    expect(filesWith(/\bPROMO\b/)).toEqual(['sandbox/kernel/ledger/ledger.model.ts', 'sandbox/kernel/ledger/ledger.ts']);
    expect(filesWith(/reason: 'gift'/)).toEqual(['sandbox/modules/rewards/coin/coin.store.ts', 'sandbox/modules/rewards/reward/reward.ts']);
    expect(filesWith(/\bgiveCoins\(/).toSorted()).toEqual([
      'sandbox/modules/member/login/demo-member.ts',
      'sandbox/modules/member/login/member.control.ts',
      'sandbox/modules/rewards/coin/coin.store.ts',
    ]);
  });

  it('every file that pays rewards has its cases here', () => {
    const paying = filesWith(/\bawait (?:grantReward|payReward)\(tx,/);
    expect([...Object.keys(CASES), ...UNASKED].filter((file) => !(file in NO_REWARD)).toSorted()).toEqual(paying);
  });

  const cases = Object.values(CASES).flatMap((each) => Object.entries(each));
  describe.each(Object.entries(PAUSES))('%s', (_pause, begin) => {
    it.each(cases)('rejects %s with a message about the pause, and pays nothing', async (_name, { ready, claim }) => {
      const player = await newPlayer();
      const before = (await ready?.(player)) as never;
      const balance = await player.balance();
      expect((await begin(player)).status_code).toBe(6000);
      expect(await claim(player, before)).toMatchObject({ status_code: 10_001, message: expect.stringMatching(PAUSED) });
      expect(await player.balance()).toBe(balance);
    });
  });

  it('a bonus whose review ends in a pause is credited once the pause is over', async () => {
    const player = await newPlayer();
    expect((await receive(player, '81006')).data).toMatchObject({ status: 1 });
    await PAUSES['a cooling-off'](player);
    const [claim] = await sandbox.control.bonuses(player.userName);
    await sandbox.control.bonus(claim!.claimId, 'approve');
    expect(await player.balance()).toBe('500.00');
    await sandbox.control.clock({ advanceMs: DAY });
    await sandbox.control.bonus(claim!.claimId, 'approve');
    expect(await player.balance()).toBe('518.80');
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('a deposit in progress is returned in a pause, and its coupon stays unused', async () => {
    const player = await newPlayer();
    const { token, userName } = player;
    await sandbox.control.coupon({ userName, kind: 'deposit', percent: 10, amount: '50.00', minDeposit: '100.00' });
    const { id } = (await sendCall(sandbox.origin, couponListCall, {}, { token })).data.list[0]!;
    await sendCall(sandbox.origin, couponClaimCall, { id }, { token });
    const { data } = await sendCall(sandbox.origin, depositCreateCall, { method: 'ecny', amount: '200.00' }, player.once());
    await PAUSES['a cooling-off'](player);
    await sandbox.control.deposit(data.orderId, 'confirm');
    expect(Number(await player.balance())).toBe(500);
    const order = await sendCall(sandbox.origin, depositStatusCall, { orderId: data.orderId }, { token });
    expect(order.data.state).toBe('returned');
    expect((await sendCall(sandbox.origin, couponListCall, {}, { token })).data.list[0]!.state).toBe('claimed');
  });
});
