import { createHash } from 'node:crypto';
import { flipRulesCall, FLIP_CARDS, FLIP_OUTCOMES } from '@pavilion/contract/calls/flip.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import { toMinor } from '@pavilion/number/money';
import { FLIP_PRIZES, prizeAt, prizeOf, valueOf } from '../../../sandbox/modules/rewards/flip/flip.rules';
import { calendarOf, flipsOf, newActivityKey } from '../../support/activity-client';
import { SOUND_LEDGER } from '../../support/control-client';
import { MALL_WEEK, mallOf } from '../../support/mall-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import * as fc from '../../support/property';
import { holdDecisions } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the result of a flip', () => {
  it('gives each prize exactly as often as its weight over all possible values', () => {
    const counts = new Map<string, number>();
    for (let value = 0; value < FLIP_OUTCOMES; value += 1) {
      const { prize } = prizeAt(value);
      counts.set(prize, (counts.get(prize) ?? 0) + 1);
    }
    expect([...counts]).toEqual(FLIP_PRIZES.map(({ prize, weight }) => [prize, weight]));
    expect(() => prizeAt(FLIP_OUTCOMES)).toThrow(RangeError);
  });

  it('has one value for a seed, a key and a card, which changes with each of them', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(hex, fc.uuid(), fc.nat(FLIP_CARDS - 1), (seed, key, card) => {
        const value = valueOf(seed, key, card);
        expect(value).toBe(Number.parseInt(sha256(`${seed}:${key}:${card}`).slice(0, 2), 16));
        expect(prizeOf(seed, key, card)).toBe(prizeAt(value));
      }),
    );
  });
});

describe('幸运翻牌', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  beforeEach(() => holdDecisions(sandbox.control));

  const player = async (changes: object = {}) => {
    const member = await sandbox.control.member({ uuid: TEST_UUID, balance: '10.00', ...changes });
    const { origin } = sandbox;
    const balance = async () =>
      toMinor((await sendCall(origin, memberInfoCall, { withLockMoney: 1 }, { token: member.token })).data.balance!);
    return {
      ...member,
      ...flipsOf(origin, member.token),
      calendar: calendarOf(origin, member.token),
      mall: mallOf(origin, member.token),
      balance,
    };
  };

  it('publishes the weights that it uses, to everybody', async () => {
    const { data } = await sendCall(sandbox.origin, flipRulesCall, {}, { uuid: TEST_UUID });
    expect(data.prizes.map(({ prize, weight }) => [prize, weight])).toEqual(FLIP_PRIZES.map(({ prize, weight }) => [prize, weight]));
    expect(data.prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(data.outcomes);
  });

  // @spec 2.26
  it('shows the hash first, and its seed after the flip, which pays once', async () => {
    const { state, open, calendar, mall, balance, list, token } = await player();
    expect(await state()).toMatchObject({ remaining: 0, used: 0 });
    await calendar.checkInToday();
    const before = { coins: await mall.coins(), money: await balance() };
    const round = await state();
    expect(round).toMatchObject({ remaining: 1, used: 0 });
    expect(JSON.stringify(round)).not.toContain('seed');
    const key = newActivityKey();
    const { data } = await open({ roundId: round.roundId, card: 4 }, key);
    expect(data).toMatchObject({ roundId: round.roundId, commitment: round.commitment, card: 4, key });
    // The hash is of the bytes that the seed writes in hexadecimal, like a game's round.
    expect(createHash('sha256').update(data.seed, 'hex').digest('hex')).toBe(round.commitment);
    expect(data.cards).toEqual(Array.from({ length: FLIP_CARDS }, (_, card) => prizeOf(data.seed, key, card).prize));
    expect(data.prize).toBe(data.cards[4]);
    expect((await open({ roundId: round.roundId, card: 4 }, key)).data).toEqual(data);
    expect({ coins: await mall.coins(), money: await balance() }).toEqual({
      coins: before.coins! + data.coins,
      money: before.money + toMinor(data.amount),
    });
    expect((await list()).list).toEqual([data]);
    if (data.amount !== '0.00') {
      const { data: moved } = await sendCall(
        sandbox.origin,
        transactionListCall,
        { ...MALL_WEEK, types: ['bonus'], page: 1, size: 20 },
        { token },
      );
      expect(moved.list.filter(({ title }) => title === '幸运翻牌').map(({ amount }) => amount)).toEqual([data.amount]);
    }
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('rejects a flip that was not earned, a round that is over, other content under a key, and another member’s round', async () => {
    const [owner, other] = [await player(), await player()];
    const { roundId } = await owner.state();
    expect(await owner.open({ roundId, card: 0 })).toMatchObject({ status_code: 10_001, message: '今天的翻牌次数已用完' });
    await owner.calendar.checkInToday();
    await other.calendar.checkInToday();
    expect(await other.open({ roundId, card: 0 })).toMatchObject({ status_code: 10_001, data: null });
    const key = newActivityKey();
    expect((await owner.open({ roundId, card: 0 }, key)).status_code).toBe(6000);
    expect((await owner.open({ roundId, card: 1 }, key)).status_code).toBe(10_003);
    expect(await owner.open({ roundId, card: 1 })).toMatchObject({ status_code: 10_001, message: '这一轮已经翻过牌，请刷新后再选' });
    expect((await owner.flip(1)).message).toBe('今天的翻牌次数已用完');
    expect((await other.list()).list).toEqual([]);
    expect((await owner.open({ roundId, card: 9 })).status_code).toBe(10_003);
  });

  it('accepts one of two simultaneous flips, whatever their keys and cards', async () => {
    const { state, open, calendar, list } = await player();
    await calendar.checkInToday();
    const { roundId } = await state();
    const results = await Promise.all([0, 1, 2, 3].map((card) => open({ roundId, card })));
    expect(results.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
    expect((await list()).list).toHaveLength(1);
  });

  it('gives the next day its own flips, and pages the record', async () => {
    const { calendar, flip, list, state } = await player();
    for (let day = 0; day < 3; day += 1) {
      await calendar.checkInToday();
      expect((await flip(day)).status_code).toBe(6000);
      await sandbox.control.clock({ advanceMs: DAY });
      expect(await state()).toMatchObject({ remaining: 0, used: 0 });
    }
    const [first, second] = [await list(1, 2), await list(2, 2)];
    expect([first.list.map(({ card }) => card), first.hasMore, second.list.map(({ card }) => card), second.hasMore]).toEqual([
      [2, 1],
      true,
      [0],
      false,
    ]);
  });

  it('gives no prize to a member who gets no bonuses', async () => {
    const { state, open, calendar } = await player({ flags: { canClaimBonus: false } });
    expect((await calendar.checkInToday()).status_code).toBe(10_001);
    expect((await open({ roundId: (await state()).roundId, card: 0 })).status_code).toBe(10_001);
  });

  it('with an injected fault loses the response, and the key finds the same card', async () => {
    const { state, open, calendar } = await player();
    await calendar.checkInToday();
    const { roundId } = await state();
    await sandbox.control.fault({ call: 'POST /act/api/v1/flip/open', statusCode: 10_001, times: 1 });
    const key = newActivityKey();
    expect((await open({ roundId, card: 2 }, key)).status_code).toBe(10_001);
    expect((await open({ roundId, card: 2 }, key)).data).toMatchObject({ card: 2, key });
  });
});
