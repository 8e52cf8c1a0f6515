import { calendarRulesCall } from '@pavilion/contract/calls/calendar.calls';
import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { bonusTitle } from '../../../sandbox/modules/money/transaction/transaction.store';
import { createBetClient } from '../../support/fb-bet-client';
import { startVenueHarness, type VenueHarness } from '../../support/venue-harness';
import { EVENING } from '../../support/fake-world';
import { calendarOf, flipsOf, newActivityKey } from '../../support/activity-client';
import { mallOf } from '../../support/mall-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions } from '../../support/real-delay';
import { TEST_SIGN_KEY, type Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(120_000);

const TODAY = '2026-11-21';

describe('签到日历', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await takeSandbox();
    await holdDecisions(sandbox.control);
  }, 90_000);

  const player = async (changes: object = {}) => {
    const member = await sandbox.control.member({ uuid: TEST_UUID, balance: '10.00', ...changes });
    const { origin } = sandbox;
    return { ...member, ...calendarOf(origin, member.token), mall: mallOf(origin, member.token) };
  };
  const nextDay = (days = 1) => sandbox.control.clock({ advanceMs: days * DAY });

  // @spec 2.27
  it('checks in once a day, and pays the seventh day of a streak more', async () => {
    const { month, checkIn, checkInToday, mall } = await player();
    const { coins, seventhCoins } = (await sendCall(sandbox.origin, calendarRulesCall, {}, { uuid: TEST_UUID })).data;
    expect((await month()).data).toMatchObject({ today: TODAY, month: '2026-11', streak: 0, checkedToday: false, checked: [], missed: [] });
    const key = newActivityKey();
    const { data } = await checkIn(TODAY, key);
    expect(data).toMatchObject({ day: TODAY, madeUp: false, coins });
    expect((await checkIn(TODAY, key)).data).toEqual(data);
    expect(await checkIn(TODAY)).toMatchObject({ status_code: 10_001, message: '这一天已经签到' });
    expect((await checkIn('2026-11-20', key)).status_code).toBe(10_003);
    expect(await mall.coins()).toBe(coins);
    for (let day = 2; day <= 7; day += 1) {
      await nextDay();
      expect((await month()).data).toMatchObject({ streak: day - 1, nextCoins: day === 7 ? seventhCoins : coins });
      expect((await checkInToday()).status_code).toBe(6000);
    }
    expect((await month()).data).toMatchObject({ streak: 7, checkedToday: true, nextCoins: coins });
    expect(await mall.coins()).toBe(6 * coins! + seventhCoins!);
  });

  it('makes up one missed day a month, which repairs the streak, and only a missed one', async () => {
    const { month, checkIn, checkInToday } = await player();
    await checkInToday();
    await nextDay(2);
    await checkInToday();
    expect((await month()).data).toMatchObject({ streak: 1, makeUpsLeft: 1, missed: ['2026-11-22'] });
    for (const day of ['2026-11-20', '2026-10-31', '2026-11-24', '2026-11-99']) {
      expect(await checkIn(day)).toMatchObject({ status_code: 10_001, message: '只能补签本月内漏签的日子' });
    }
    expect((await checkIn('2026-11-22')).data).toMatchObject({ madeUp: true });
    expect((await month()).data).toMatchObject({ streak: 3, makeUpsLeft: 0, missed: [] });
    await nextDay(2);
    expect((await month()).data).toMatchObject({ streak: 0, missed: ['2026-11-24'] });
    expect((await checkIn('2026-11-24')).message).toBe('本月的补签机会已用完');
    // December has its own count.
    await nextDay(8);
    expect((await month()).data).toMatchObject({ today: '2026-12-03', missed: ['2026-12-01', '2026-12-02'], makeUpsLeft: 1, checked: [] });
    expect((await month('2026-11')).data.checked).toEqual([
      { day: '2026-11-21', madeUp: false },
      { day: '2026-11-22', madeUp: true },
      { day: '2026-11-23', madeUp: false },
    ]);
    expect((await month('2027-01')).status_code).toBe(10_003);
    expect((await month('2026-13')).status_code).toBe(10_003);
  });

  it('checks in once for several simultaneous requests', async () => {
    const { checkIn, mall } = await player();
    const results = await Promise.all([1, 2, 3].map(() => checkIn(TODAY)));
    expect(results.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
    expect(await mall.coins()).toBe(5);
  });

  it('pays the task of a deposit once it is credited, once, and not on the next day', async () => {
    const { token, userName, tasks, claim, mall } = await player({ realName: '欧阳测试' });
    expect(userName).toBeTruthy();
    expect((await tasks()).list.map(({ task, state }) => [task, state])).toEqual([
      ['deposit', 'open'],
      ['bet', 'open'],
      ['stake', 'open'],
    ]);
    expect(await claim('deposit', TODAY)).toMatchObject({ status_code: 10_001, message: '任务未完成' });
    const { data } = await sendCall(
      sandbox.origin,
      depositCreateCall,
      { method: 'ecny', amount: '200.00' },
      { token, headers: { 'idempotency-key': newActivityKey() } },
    );
    await sandbox.control.deposit(data.orderId, 'confirm');
    expect((await tasks()).list[0]).toMatchObject({ state: 'claimable', need: '100.00', done: '100.00', coins: 20 });
    const key = newActivityKey();
    const paid = (await claim('deposit', TODAY, key)).data;
    expect(paid).toMatchObject({ task: 'deposit', day: TODAY, coins: 20, amount: '0.00' });
    expect((await claim('deposit', TODAY, key)).data).toEqual(paid);
    expect((await claim('bet', TODAY, key)).status_code).toBe(10_003);
    expect(await claim('deposit', TODAY)).toMatchObject({ status_code: 10_001, message: '今天的奖励已领取' });
    expect((await tasks()).list[0]!.state).toBe('claimed');
    expect(await mall.coins()).toBe(20);
    await nextDay();
    expect(await claim('deposit', TODAY)).toMatchObject({ status_code: 10_001, message: '任务已过当天，不能再领取' });
    expect((await tasks()).list[0]!.state).toBe('open');
  });

  it('fails when a fault is injected, and works afterwards', async () => {
    const { checkIn } = await player();
    await sandbox.control.fault({ call: 'POST /act/api/v1/calendar/checkIn', statusCode: 10_001, times: 1 });
    expect((await checkIn(TODAY)).status_code).toBe(10_001);
    expect((await checkIn(TODAY)).status_code).toBe(6000);
  });
});

describe('rewards of a settled bet', () => {
  let harness: VenueHarness;
  beforeAll(async () => {
    harness = await startVenueHarness();
  });
  afterAll(() => harness.stop());

  it('counts the day’s valid stake for the tasks and the flips, through the ledger', async () => {
    await harness.control({ do: 'world', at: EVENING });
    const session = await harness.member('earner', '10000000');
    const { origin, token } = (await harness.control({
      do: 'platform',
      memberId: session.memberId,
      uuid: TEST_UUID,
      signKey: TEST_SIGN_KEY,
    })) as { origin: string; token: string };
    const bet = createBetClient(harness, () => session);
    await bet.fresh();
    const { tasks, claim } = calendarOf(origin, token);
    const flips = flipsOf(origin, token);
    const central = async () =>
      ((await harness.control({ do: 'wallets', memberId: session.memberId })) as { CENTER: [number, number] }).CENTER[0];
    await bet.single({ match: 2 }, 600);
    await bet.single({ match: 3 }, 500);
    expect((await tasks()).list.map(({ done }) => done)).toEqual(['0.00', '0.00', '0.00']);
    await bet.end(2, [3, 0]);
    await bet.tick();
    expect((await tasks()).list.map(({ done, state }) => `${done} ${state}`)).toEqual(['0.00 open', '1.00 claimable', '500.00 claimable']);
    expect(await flips.state()).toMatchObject({
      remaining: 1,
      deeds: [
        { deed: 'checkIn', earned: false },
        { deed: 'stake', done: '100.00', earned: true },
        { deed: 'bigStake', done: '600.00', need: '1000.00', earned: false },
      ],
    });
    await bet.end(3, [3, 0]);
    await bet.tick();
    expect((await flips.state()).remaining).toBe(2);
    const { day } = await tasks();
    const before = await central();
    expect((await claim('stake', day!)).data).toMatchObject({ coins: 0, amount: '1.88' });
    expect(await central()).toBe(before + 188);
    expect((await flips.flip(8)).status_code).toBe(6000);
    expect((await flips.flip(0)).status_code).toBe(6000);
    expect((await flips.flip(0)).status_code).toBe(10_001);
    expect(bonusTitle(`task:${day}:stake`, new Map())).toBe('每日任务 有效投注');
  });
});
