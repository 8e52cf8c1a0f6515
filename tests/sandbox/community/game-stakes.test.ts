import { rebateClaimCall, rebateDayCall } from '@pavilion/contract/calls/rebate.calls';
import { vipInfoCall } from '@pavilion/contract/calls/vip.calls';
import { resultByDayCall } from '@pavilion/contract/calls/transaction.calls';
import { roundListCall } from '@pavilion/contract/calls/game.calls';
import { withdrawInfoCall } from '@pavilion/contract/calls/withdraw.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { minorToText, toMinor } from '@pavilion/number/money';
import { LEVELS } from '../../../sandbox/modules/member/vip/level-table';
import { payIn } from '../../support/friend-client';
import { openGame } from '../../support/game-client';
import { MALL_WEEK } from '../../support/mall-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { siteDateOf } from '../../../sandbox/kernel/clock/calendar';
import { takeSandbox, TEST_NOON } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const TODAY = siteDateOf(Date.parse(TEST_NOON));
const KEY = 'game-stakes-claim';

describe('effects of game rounds', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  beforeEach(() => holdDecisions(sandbox.control));

  /** A member with a deposit, after some rounds of 转轮: the token and the rounds. */
  async function playedDay() {
    const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '100.00' });
    await payIn(sandbox, token, '500.00');
    const game = await openGame(sandbox.origin, 'slot', token);
    for (let index = 0; index < 12; index += 1) await game.play('', 1_000 + index);
    const { list } = (await sendCall(sandbox.origin, roundListCall, { ...MALL_WEEK, page: 1, size: 20 }, { token })).data;
    const rounds = list.map(({ stake, payout }) => ({ stake: toMinor(stake!), payout: toMinor(payout!) }));
    expect(rounds).toHaveLength(12);
    const valid = rounds.reduce((sum, { stake, payout }) => {
      const net = payout > stake ? payout - stake : stake - payout;
      return sum + (net < stake ? net : stake);
    }, 0n);
    return { token, rounds, valid };
  }

  it('turnover, level and the result of the day count them, and only them', async () => {
    const { token, rounds, valid } = await playedDay();
    const { turnover } = (await sendCall(sandbox.origin, withdrawInfoCall, {}, { token })).data;
    expect(turnover).toMatchObject([{ source: 'deposit', done: minorToText(valid) }]);
    expect((await sendCall(sandbox.origin, vipInfoCall, {}, { token })).data.stake).toBe(minorToText(valid));
    const { list } = (await sendCall(sandbox.origin, resultByDayCall, { days: 7 }, { token })).data;
    expect(list.at(-1)).toEqual({
      day: TODAY,
      profit: minorToText(rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)),
      stake: minorToText(rounds.reduce((sum, { stake }) => sum + stake, 0n)),
      count: 12,
    });
    expect(list.slice(0, -1).every(({ count }) => count === 0)).toBe(true);
  });

  it('the rebate of the day lists each round with its valid stake, and is paid once', async () => {
    const { token, valid } = await playedDay();
    const before = toMinor((await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance!);
    await sandbox.control.clock({ advanceMs: DAY });
    const day = { day: TODAY, page: 1, size: 50 };
    const { data } = await sendCall(sandbox.origin, rebateDayCall, day, { token });
    const { rates } = LEVELS[data.day!.level!]!;
    const amount = (valid * rates.game) / 10_000n;
    expect(data.day).toMatchObject({ state: 'claimable', bets: 12, validStake: minorToText(valid), amount: minorToText(amount) });
    expect(new Set(data.list.map(({ id }) => id)).size).toBe(12);
    for (const { kind, title, odds, legs, reasons } of data.list) {
      expect({ kind, title, odds, legs }).toEqual({ kind: 'game', title: '琉璃转轮', odds: '', legs: 1 });
      expect(['net', 'push']).toContain(reasons.join());
    }
    expect(minorToText(data.list.reduce((sum, { validStake }) => sum + toMinor(validStake!), 0n))).toBe(minorToText(valid));
    const claim = () => sendCall(sandbox.origin, rebateClaimCall, { days: [TODAY] }, { token, headers: { 'idempotency-key': KEY } });
    // Requests of one key get one response, however close they come.
    const results = await Promise.all(Array.from({ length: 8 }, claim));
    expect(new Set(results.map(({ data: paid }) => paid?.total))).toEqual(new Set([minorToText(amount)]));
    const after = toMinor((await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance!);
    expect(after - before).toBe(amount);
  });
});
