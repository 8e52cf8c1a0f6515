import { peakBoardCall, peakRulesCall } from '@pavilion/contract/calls/leaderboard.calls';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import { coolingStartCall, exclusionStartCall } from '@pavilion/contract/calls/limit.calls';
import { giftListCall } from '@pavilion/contract/calls/gift.calls';
import { minorToText, toMinor } from '@pavilion/number/money';
import { newActivityKey } from '../../support/activity-client';
import { SOUND_LEDGER } from '../../support/control-client';
import { betOnAllSides, betOnWinner, friendWith, inviteOf, peakOf, playOut } from '../../support/friend-client';
import { ordersOf } from '../../support/money-load.bets';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions } from '../../support/real-delay';
import { numberOf, TEST_SEED } from '../../support/seed';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY, HOUR, MINUTE } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(120_000);

/** The sandbox begins on Saturday the 21st. */
const WEEK = '2026-11-16';
const MONDAY_EVENING = '2026-11-23T12:00:00.000Z';

describe('好友巅峰投注', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await takeSandbox();
    await holdDecisions(sandbox.control);
  }, 90_000);

  const player = async (changes: object = {}) => {
    const member = await sandbox.control.member({ uuid: TEST_UUID, balance: '5000.00', ...changes });
    return { ...member, ...peakOf(sandbox.origin, member.token) };
  };
  const membersAlone = () => sandbox.control.site({ peakPlayers: 0 });
  const nextWeek = () => sandbox.control.clock({ set: MONDAY_EVENING });
  const balanceOf = async (token: string) => toMinor((await sendCall(sandbox.origin, walletListCall, {}, { token })).data.balance!);

  // @spec 2.25
  it('shows a week’s leaderboard to everybody, with the platform’s own players marked and the same in every response', async () => {
    const board = async (period: string) => (await sendCall(sandbox.origin, peakBoardCall, { period }, {})).data;
    const now = await board('this');
    expect(now).toMatchObject({ week: WEEK, endTime: '2026-11-22T16:00:00.000Z', closed: false });
    expect(now.players).toBeGreaterThan(10);
    expect(now.list.every(({ madeUp, name }) => madeUp && name.startsWith('模拟·'))).toBe(true);
    expect(await board('this')).toEqual(now);
    const last = await board('last');
    expect(last).toMatchObject({ week: '2026-11-09', closed: true });
    await nextWeek();
    const closed = await board('last');
    expect(closed).toMatchObject({ week: WEEK, closed: true });
    expect(await board('last')).toEqual(closed);
    // A result that was shown then is still there, or was beaten.
    for (const { name, multiple } of now.list) {
      expect(Number(closed.list.find((row) => row.name === name)!.multiple)).toBeGreaterThanOrEqual(Number(multiple));
    }
    expect((await sendCall(sandbox.origin, peakBoardCall, { period: 'next' }, {})).status_code).toBe(10_003);
  });

  it('ranks members as a recount of their settled bets does, merged with the platform’s own players by the same measure', async () => {
    const players = await Promise.all([0, 1, 2, 3].map(() => player()));
    for (const [index, { token }] of players.entries()) {
      const coins = 12 + (numberOf(`${TEST_SEED} peak ${index}`) % 40);
      await betOnAllSides(sandbox, token, coins, index % 2);
      await betOnWinner(sandbox, token, { coins: 25, nth: index });
    }
    await playOut(sandbox);
    const { list, players: count } = await players[0]!.board();
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1));
    const values = list.map(({ multiple }) => toMinor(multiple));
    expect(values.toSorted((a, b) => (a > b ? -1 : a < b ? 1 : 0))).toEqual(values);
    const mine = await Promise.all(players.map(({ mine: read }) => read()));
    for (const [index, { token }] of players.entries()) {
      const orders = await ordersOf(sandbox, token, Date.parse('2026-11-20T00:00:00Z'), Date.parse('2026-11-24T00:00:00Z'));
      const won = orders.filter(({ stake, outcome, state }) => state === 'settled' && outcome === 'won' && stake >= 2_000n);
      const best = won.map(({ payout, stake }) => (payout * 100n) / stake).toSorted((a, b) => (a > b ? -1 : 1))[0];
      const { multiple, nextMultiple, nextRank } = mine[index]!;
      const rank = mine[index]!.rank as number | null;
      expect(multiple).toBe(best === undefined ? null : minorToText(best));
      if (rank === null) continue;
      expect(toMinor(list[rank - 1]!.multiple)).toBe(best);
      expect(list[rank - 1]!.madeUp).toBe(false);
      expect({ nextRank, nextMultiple }).toEqual(
        rank === 1 ? { nextRank: null, nextMultiple: null } : { nextRank: rank - 1, nextMultiple: list[rank - 2]!.multiple },
      );
    }
    expect(count).toBe(list.length);
    expect(mine.filter(({ rank }) => rank !== null)).toHaveLength(list.filter(({ madeUp }) => !madeUp).length);
  });

  it('counts no bet below the smallest stake, none that is open, and none of a member in a pause', async () => {
    await membersAlone();
    const [small, running, cooling, excluded, barred] = await Promise.all(
      [1, 2, 3, 4, 5].map((each) => player(each === 5 ? { flags: { canClaimBonus: false } } : {})),
    );
    await betOnAllSides(sandbox, small!.token, 19);
    for (const { token } of [cooling!, excluded!, barred!]) await betOnAllSides(sandbox, token, 20);
    expect((await small!.board()).list).toEqual([]);
    await playOut(sandbox);
    await betOnAllSides(sandbox, running!.token, 20);
    expect((await small!.board()).list).toHaveLength(2);
    expect(await barred!.mine()).toMatchObject({ rank: null, reason: expect.stringMatching(/.+/) });
    await sendCall(sandbox.origin, coolingStartCall, { term: 'day' }, { token: cooling!.token });
    await sendCall(sandbox.origin, exclusionStartCall, { term: 'half-year', password: excluded!.password }, { token: excluded!.token });
    // Their own page knows at once, the board within a second.
    expect(await cooling!.mine()).toMatchObject({ rank: null, reason: '冷静期或自我排除期间不参加排名，也不发放奖励' });
    await sandbox.control.clock({ advanceRealMs: 1_000 });
    expect((await small!.board()).list).toEqual([]);
    // A cooling-off ends, an exclusion stays; the bets that ran are settled by now.
    await sandbox.control.clock({ set: '2026-11-22T15:30:00.000Z' });
    expect((await small!.board()).list).toHaveLength(2);
    expect(await running!.mine()).toMatchObject({ rank: expect.any(Number), reason: '' });
    await nextWeek();
    expect((await small!.board('last')).list).toHaveLength(2);
    expect((await excluded!.claim(WEEK)).status_code).toBe(10_001);
  });

  it('pays a rank once after its week is closed, and not after the next one', async () => {
    await membersAlone();
    const first = await player();
    const second = await player();
    await betOnAllSides(sandbox, first.token, 20);
    await betOnAllSides(sandbox, second.token, 20, 1);
    await playOut(sandbox);
    expect((await first.mine()).reward).toBe('waiting');
    expect(await first.claim(WEEK)).toMatchObject({ status_code: 10_001, message: '榜单尚未公布，周一 0:05 后可领取' });
    await sandbox.control.clock({ set: '2026-11-22T16:04:00.000Z' });
    expect(await first.mine('last')).toMatchObject({ week: WEEK, closed: false, reward: 'waiting' });
    await sandbox.control.clock({ advanceMs: 2 * MINUTE });
    const before = await Promise.all([first, second].map(({ token }) => balanceOf(token)));
    const amounts: bigint[] = [];
    for (const { mine, claim } of [first, second]) {
      const { rank, reward, amount, claimUntil } = await mine('last');
      expect({ reward, claimUntil }).toEqual({ reward: 'claimable', claimUntil: '2026-11-29T16:00:00.000Z' });
      const key = newActivityKey();
      const results = await Promise.all([claim(WEEK, key), claim(WEEK, key), claim(WEEK), claim(WEEK)]);
      expect(results.filter(({ status_code }) => status_code === 6000).length).toBeGreaterThan(0);
      const paid = results.filter(({ status_code }) => status_code === 6000).map(({ data }) => data);
      expect(new Set(paid.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(paid[0]).toMatchObject({ week: WEEK, rank, amount });
      expect(await claim(WEEK)).toMatchObject({ status_code: 10_001, message: '这一周的奖励已领取' });
      expect((await mine('last')).reward).toBe('claimed');
      amounts.push(toMinor(amount!));
    }
    expect(amounts.toSorted((a, b) => (a > b ? -1 : 1))).toEqual([28_800n, 18_800n]);
    expect(await Promise.all([first, second].map(({ token }) => balanceOf(token)))).toEqual(
      before.map((sum, index) => sum + amounts[index]!),
    );
    const range = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-24T00:00:00.000Z' };
    const [gift] = (await sendCall(sandbox.origin, giftListCall, { ...range, page: 1, size: 20 }, { token: first.token })).data.list;
    expect(gift).toMatchObject({ amount: minorToText(amounts[0]!), required: minorToText(amounts[0]!) });
    expect(gift!.title).toMatch(/^好友巅峰投注 2026-11-16 当周第 [12] 名$/);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('keeps the ranks of a closed week, and rejects claims of others', async () => {
    await membersAlone();
    const winner = await player();
    const other = await player();
    await betOnAllSides(sandbox, winner.token, 20);
    await playOut(sandbox);
    await nextWeek();
    const closed = await other.board('last');
    expect(closed.list).toHaveLength(1);
    expect(await other.claim(WEEK)).toMatchObject({ status_code: 10_001, message: '该周暂无您可领取的名次奖励' });
    expect(await other.claim('2026-11-23')).toMatchObject({ status_code: 10_001, message: '榜单尚未公布，周一 0:05 后可领取' });
    expect(await other.claim('2026-99-99')).toMatchObject({ status_code: 10_001 });
    expect((await other.claim('last')).status_code).toBe(10_003);
    expect((await peakOf(sandbox.origin, '').claim(WEEK)).status_code).toBe(10_004);
    expect((await peakOf(sandbox.origin, winner.token, '8B1C6F0E-2D3A-4C5B-9E7F-0123456789AB').claim(WEEK)).status_code).toBe(10_004);
    // A pause that begins now changes no rank, but nothing is paid while it lasts.
    await sendCall(sandbox.origin, coolingStartCall, { term: 'day' }, { token: winner.token });
    expect(await other.board('last')).toEqual(closed);
    expect(await winner.claim(WEEK)).toMatchObject({ status_code: 10_001, message: expect.stringMatching(/^冷静期到 .*领取优惠/) });
    await sandbox.control.clock({ advanceMs: DAY + HOUR });
    await sandbox.control.fault({ call: 'POST /act/api/v1/peak/claim', statusCode: 10_001, times: 1 });
    expect((await winner.claim(WEEK)).status_code).toBe(10_001);
    await sandbox.control.clock({ set: '2026-11-29T16:00:00.000Z' });
    expect(await winner.claim(WEEK)).toMatchObject({ status_code: 10_001, message: '奖励已过领取期限' });
  });

  it('ranks the member among invited friends only', async () => {
    const me = await player();
    const code = await inviteOf(sandbox.origin, me.token).code();
    const friend = await friendWith(sandbox, code);
    await player();
    expect(await me.friends()).toMatchObject({ friends: 1, list: [] });
    await betOnAllSides(sandbox, me.token, 20);
    await betOnAllSides(sandbox, friend.token, 20, 1);
    await playOut(sandbox);
    const { list } = await me.friends();
    expect(list.map(({ mine }) => mine).toSorted()).toEqual([false, true]);
    expect(toMinor(list[0]!.multiple)).toBeGreaterThanOrEqual(toMinor(list[1]!.multiple));
    // The friend does not see who invited.
    expect((await peakOf(sandbox.origin, friend.token).friends()).list.map(({ mine }) => mine)).toEqual([true]);
  });

  it('publishes its conditions and rewards', async () => {
    expect((await sendCall(sandbox.origin, peakRulesCall, {}, {})).data).toMatchObject({
      minStake: '20.00',
      turnover: 1,
      rewards: [{ from: 1, to: 1, amount: '288.00' }, {}, {}, { from: 4, to: 10 }],
    });
  });
});
