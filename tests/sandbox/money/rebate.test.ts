import { rebateClaimCall, rebateDayCall, rebateListCall } from '@pavilion/contract/calls/rebate.calls';
import { vipInfoCall } from '@pavilion/contract/calls/vip.calls';
import { toMinor } from '@pavilion/number/money';
import { fbMarketId } from '../../../sandbox/venues/fb/fb.ids';
import { createBetClient, handicap } from '../../support/fb-bet-client';
import { startVenueHarness, type MemberSession, type VenueHarness } from '../../support/venue-harness';
import { EVENING } from '../../support/fake-world';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { TEST_SIGN_KEY } from '../../support/sandbox-process';
import { DAY, HOUR } from '../../support/time';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(120_000);

const DAY_ONE = '2026-11-20';
/** First ms of the site's next day. */
const MIDNIGHT = EVENING + 4 * HOUR;
const EXACT = 1_000_000;

describe('rebates of settled bets', () => {
  let harness: VenueHarness;
  let session: MemberSession;
  let origin: string;
  let token: string;
  let members = 0;
  const client = () => createBetClient(harness, () => session);
  const at = (time: number) => harness.control({ do: 'world', at: time });
  const list = async (as = token) => (await sendCall(origin, rebateListCall, {}, { token: as })).data;
  const day = (name = DAY_ONE, page = 1, size = 50, as = token) =>
    sendCall(origin, rebateDayCall, { day: name, page, size }, { token: as });
  const claim = (days: string[], key: string, as = token) =>
    sendCall(origin, rebateClaimCall, { days }, { token: as, headers: key ? { 'idempotency-key': key } : {} });
  const vip = async () => (await sendCall(origin, vipInfoCall, {}, { token })).data;
  const central = async () =>
    ((await harness.control({ do: 'wallets', memberId: session.memberId })) as { CENTER: [number, number] }).CENTER[0];
  const platformOf = async (memberId: string) =>
    (await harness.control({ do: 'platform', memberId, uuid: TEST_UUID, signKey: TEST_SIGN_KEY })) as { origin: string; token: string };

  beforeAll(async () => {
    harness = await startVenueHarness();
  });
  afterAll(() => harness.stop());
  beforeEach(async () => {
    await at(EVENING);
    session = await harness.member(`rebate${(members += 1)}`, '10000000');
    ({ origin, token } = await platformOf(session.memberId));
    await client().fresh();
  });

  /** Seven bets: won, half lost, void, cashed out whole and in part, of low odds, and a combination. */
  async function settledDay(): Promise<void> {
    const bet = client();
    await bet.single({ match: 2 }, 200);
    await bet.single({ match: 3, market: handicap(3, -1), odds: 1.55 }, 100);
    const { id: part } = await bet.single({ match: 2 }, 100);
    const { id: whole } = await bet.single({ match: 2 }, 60);
    await bet.single({ match: 4 }, 80);
    await bet.single({ match: 3, market: fbMarketId({ matchNumber: 3, kind: 'winner', period: 'full', line: null }), odds: 1.36 }, 90);
    await bet.combos([{ match: 2 }, { match: 3, market: handicap(3, -1), odds: 1.55 }], [{ size: 2, stake: 33 }]);
    for (const [id, stake] of [
      [part, 40],
      [whole, 60],
    ] as const) {
      const [price] = await bet.prices(id);
      expect((await bet.cashOut(id, stake, price!.amt)).code).toBe(0);
    }
    await bet.end(2, [3, 0]);
    await bet.end(3, [1, 1]);
    await bet.end(4, [0, 0], { phase: 'cancelled' });
    await bet.tick();
  }

  it('reports for each bet what counts and why, and the bets add up to the day', async () => {
    await settledDay();
    const { data } = await day();
    expect(data.day).toMatchObject({ day: DAY_ONE, level: 0, state: 'counting', bets: 7, counted: 4, validStake: '343.00' });
    const shown = data.list.map(({ stake, validStake, reasons, kind, rebate }) => [kind, stake, validStake, reasons.join(), rebate]);
    expect(shown.toSorted()).toEqual(
      [
        ['football', '200.00', '200.00', 'full', '0.400000'],
        ['football', '100.00', '50.00', 'half', '0.100000'],
        ['football', '100.00', '60.00', 'partCashed', '0.120000'],
        ['football', '60.00', '0.00', 'cashedOut', '0.000000'],
        ['football', '80.00', '0.00', 'void', '0.000000'],
        ['football', '90.00', '0.00', 'lowOdds', '0.000000'],
        ['combo', '33.00', '33.00', 'full', '0.099000'],
      ].toSorted(),
    );
    const exact = data.list.reduce((sum, { rebate }) => sum + Math.round(Number(rebate) * EXACT), 0);
    expect(Number(data.exact) * EXACT).toBeCloseTo(exact);
    // 0.719 is cut once, over the whole day.
    expect(toMinor(data.day!.amount!)).toBe(BigInt(Math.floor(exact / (EXACT / 100))));
    const pages = [...(await day(DAY_ONE, 1, 4)).data.list, ...(await day(DAY_ONE, 2, 4)).data.list];
    expect(pages).toEqual(data.list);
    // The lowest odds are the same for levels.
    expect((await vip()).stake).toBe('343.00');
  });

  it('pays a day from the next one on, once, and the paid amount equals the ledger’s movement', async () => {
    await settledDay();
    expect(await claim([DAY_ONE], 'rebate-early')).toMatchObject({ status_code: 10_001 });
    await at(MIDNIGHT + HOUR);
    const [today, before] = (await list()).list;
    expect(today).toMatchObject({ day: '2026-11-21', state: 'counting', bets: 0, amount: '0.00' });
    expect(before).toMatchObject({ day: DAY_ONE, state: 'claimable', amount: '0.71' });
    const money = await central();
    const first = await claim([DAY_ONE], 'rebate-key-1');
    expect(first.data).toMatchObject({ days: [{ day: DAY_ONE, amount: '0.71' }], total: '0.71' });
    expect((await claim([DAY_ONE], 'rebate-key-1')).data).toEqual(first.data);
    expect(await claim([DAY_ONE], 'rebate-key-2')).toMatchObject({ status_code: 10_001, message: '该日返水已领取' });
    expect(await claim(['2026-11-19'], 'rebate-key-1')).toMatchObject({ status_code: 10_003 });
    expect(await central()).toBe(money + 71);
    expect((await list()).list[1]).toMatchObject({ state: 'claimed', claimTime: first.data.claimTime });
    expect(await harness.control({ do: 'audit' })).toMatchObject(SOUND_LEDGER);
  });

  it('pays once when many claim at the same moment, separately or together with other days', async () => {
    await settledDay();
    await at(MIDNIGHT + HOUR);
    const money = await central();
    const results = await Promise.all(Array.from({ length: 8 }, (_, index) => claim([DAY_ONE], `storm-key-${index % 4}`)));
    const paid = results.filter(({ status_code }) => status_code === 6000);
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ data }) => data.claimTime)).size).toBe(1);
    expect(results.filter(({ status_code }) => status_code !== 6000).every(({ message }) => message === '该日返水已领取')).toBe(true);
    expect(await central()).toBe(money + 71);
  });

  it('rejects all days when one of them cannot be claimed', async () => {
    await settledDay();
    await at(MIDNIGHT + HOUR);
    const money = await central();
    for (const other of ['2026-11-21', '2026-11-19']) {
      expect(await claim([DAY_ONE, other], `all-or-none-${other}`)).toMatchObject({ status_code: 10_001, data: { day: other } });
    }
    expect(await claim([], 'no-day-at-all')).toMatchObject({ status_code: 10_003 });
    expect(await claim([DAY_ONE], '')).toMatchObject({ status_code: 10_003 });
    expect(await central()).toBe(money);
  });

  it('expires seven days after the day', async () => {
    await settledDay();
    await at(MIDNIGHT + 7 * DAY - 1);
    expect((await list()).claimable).toBe('0.71');
    await at(MIDNIGHT + 7 * DAY);
    expect((await list()).list.find((one) => one.day === DAY_ONE)!.state).toBe('expired');
    expect(await claim([DAY_ONE], 'rebate-late')).toMatchObject({ status_code: 10_001, message: '该日返水已过领取期' });
    await at(MIDNIGHT + 40 * DAY);
    expect((await list()).list).toHaveLength(1);
    expect(await day()).toMatchObject({ status_code: 10_003, data: { field: 'day' } });
  });

  it('shows and pays only a member’s own bets', async () => {
    await settledDay();
    await at(MIDNIGHT + HOUR);
    const other = await platformOf((await harness.member(`rebate${(members += 1)}`, '100000')).memberId);
    expect((await list(other.token)).list).toHaveLength(1);
    expect((await day(DAY_ONE, 1, 50, other.token)).data?.list ?? []).toEqual([]);
    expect(await claim([DAY_ONE], 'rebate-other', other.token)).toMatchObject({ status_code: 10_001 });
  });

  it('opposite bets on a match count once by their difference and at most what they can lose, for rebate and level, and the details explain that', async () => {
    const bet = client();
    await bet.single({ match: 2 }, 200);
    await bet.single({ match: 2, type: 2, odds: 2.05 }, 150);
    await bet.single({ match: 3 }, 100);
    // The combination has a leg that is opposite to the bet on match 3.
    await bet.combos([{ match: 3, type: 2, odds: 2.05 }, { match: 4 }], [{ size: 2, stake: 30 }]);
    await bet.end(2, [3, 0]);
    await bet.end(3, [3, 0]);
    await bet.end(4, [3, 0]);
    await bet.tick();
    const { data } = await day();
    expect(data.list.map(({ stake, validStake, reasons }) => [stake, validStake, reasons.join()]).toSorted()).toEqual(
      [
        // The difference is 50; with 150 × 1.05 won, no result loses more than 42.50.
        ['200.00', '42.50', 'opposed'],
        ['150.00', '0.00', 'opposed'],
        ['100.00', '70.00', 'opposed'],
        ['30.00', '0.00', 'opposed'],
      ].toSorted(),
    );
    expect(data.day).toMatchObject({ validStake: '112.50', bets: 4, counted: 2 });
    expect((await vip()).stake).toBe('112.50');
  });

  it('a settlement that reaches the next level promotes at once, and its rate counts for the whole day', async () => {
    const bet = client();
    await bet.single({ match: 2 }, 600);
    await bet.single({ match: 3, market: handicap(3) }, 400);
    await bet.end(2, [3, 0]);
    await bet.tick();
    expect(await vip()).toMatchObject({
      level: 0,
      stake: '600.00',
      next: { level: 1, by: 'total', done: '600.00', need: '1000.00' },
      keep: null,
    });
    await bet.end(3, [0, 3]);
    await bet.tick();
    const promoted = await vip();
    expect(promoted).toMatchObject({ level: 1, stake: '1000.00', keep: { done: '0.00', need: '200.00' } });
    expect(promoted.history!.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      [0, 1, 'promoted'],
      [null, 0, 'joined'],
    ]);
    expect((await day()).data.day).toMatchObject({ level: 1, amount: '2.50' });
    // 90 days without a bet cost one level.
    await at(EVENING + 91 * DAY);
    expect(await vip()).toMatchObject({
      level: 0,
      next: { level: 1, by: 'period', need: '200.00' },
      history: [{ from: 1, to: 0, reason: 'demoted' }, {}, {}],
    });
  });
});
