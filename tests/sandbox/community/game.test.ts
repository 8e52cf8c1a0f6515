import { randomUUID } from 'node:crypto';
import { vipInfoCall } from '@pavilion/contract/calls/vip.calls';
import { resultByDayCall } from '@pavilion/contract/calls/transaction.calls';
import { gameFavoriteCall, roundListCall } from '@pavilion/contract/calls/game.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { minorToText, toMinor } from '@pavilion/number/money';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { launchRequest } from '@/lib/domain/betting/launch/launch.rules';
import { TEAM_NAMES } from '../../../sandbox/modules/community/game/games/series/series.copy';
import { FRAMED_CODES, GAME_CODES, GAMES, type GameCode } from '../../../sandbox/modules/community/game/game-catalog';
import type { GameRules } from '../../../sandbox/modules/community/game/game.model';
import { verifyRound } from '../../../sandbox/modules/community/game/client/verify';
import { hashOfSeed } from '../../../sandbox/modules/community/game/round-random';
import type { HighLowTable } from '../../../sandbox/modules/community/game/games/high-low/high-low.game';
import { gameOf, launchGame, listGames, openGame } from '../../support/game-client';
import { MALL_WEEK } from '../../support/mall-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY, MINUTE } from '../../support/time';
import { takeSandbox, TEST_NOON } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(60_000);

/** One bet of a game. */
const aBet = (code: GameCode) => GAMES[code].rules.bets[0] ?? '';
const codesOf = (kind: GameRules['kind']) => GAME_CODES.filter((code) => GAMES[code].rules.kind === kind);

let sandbox: Sandbox;
const player = async (balance = '1000.00') => {
  const member = await sandbox.control.member({ uuid: TEST_UUID, balance });
  return { ...member, open: (game: keyof typeof GAMES) => openGame(sandbox.origin, game, member.token) };
};
const balance = async (token: string) =>
  Number(toMinor((await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance!));
const rounds = async (token: string, changes: object = {}) =>
  (await sendCall(sandbox.origin, roundListCall, { ...MALL_WEEK, page: 1, size: 20, ...changes }, { token })).data;

describe('games', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  // @spec 1.03 2.16 2.17 2.18 2.19 2.20 2.22 3.10
  it('lists the games of every category, with returns and limits', async () => {
    const { data } = await listGames(sandbox.origin);
    expect(data.list.map(({ code }) => code).toSorted()).toEqual([...GAME_CODES].toSorted());
    expect(new Set(data.list.map(({ category }) => category)).size).toBe(6);
    for (const { code, returnBest, returnWorst } of data.list) {
      expect({ best: returnBest, worst: returnWorst }).toEqual(GAMES[code as keyof typeof GAMES].returns);
    }
    const lotteries = GAME_CODES.filter((code) => GAMES[code].category === 'CP');
    expect((await listGames(sandbox.origin, 'CP')).data.list.map(({ code }) => code).toSorted()).toEqual(lotteries.toSorted());
  });

  // @spec 2.78 2.81 2.82 2.83
  it.each(FRAMED_CODES)(
    '%s: a venue with one page is launched by its name, sells its own matches, and is in no list of games',
    async (code) => {
      const { token } = await player();
      const { venue, name } = GAMES[code];
      const { data } = await sendCall(sandbox.origin, venueLaunchCall, launchRequest(venue, false), { token });
      expect(new URL(data.url!).pathname).toBe(`/play/${code}`);
      const game = gameOf(data.apiUrl!, data.token!);
      const view = await game.state();
      expect(view).toMatchObject({ framed: true, trial: false, name, balance: 100_000 });
      const teams = view.timetable!.open.flatMap(({ home, away }) => [home, away]);
      expect(teams.some((team) => TEAM_NAMES.series.some((known) => known === team))).toBe(false);
      await game.play('home', 2_000);
      expect(await rounds(token)).toMatchObject({ total: 1, list: [{ game: code, name, stake: '20.00', state: 'open' }] });
      await sandbox.control.clock({ advanceMs: 30 * MINUTE });
      await sandbox.control.audit();
      expect((await rounds(token)).list[0]).toMatchObject({ state: 'settled' });
      expect((await listGames(sandbox.origin)).data.list.map((one) => one.code)).not.toContain(code);
    },
  );

  it('stores favourites with the account and lists what was played last', async () => {
    const { token, open } = await player();
    const favorite = async (code: string, action: string) => sendCall(sandbox.origin, gameFavoriteCall, { code, action }, { token });
    await favorite('slot', 'add');
    expect((await favorite('dice', 'add')).data.favorites.toSorted()).toEqual(['dice', 'slot']);
    expect((await favorite('slot', 'remove')).data.favorites).toEqual(['dice']);
    expect((await favorite('nothing', 'add')).status_code).not.toBe(6000);
    await (await open('fishing')).play('shrimp');
    const { favorites, recent } = (await listGames(sandbox.origin, '', token)).data;
    expect([favorites, recent]).toEqual([['dice'], ['fishing']]);
  });

  it.each(codesOf('instant'))('%s: stake, outcome and payout move once, and the proof holds', async (code) => {
    const { token, open } = await player();
    const game = await open(code);
    const { prepared } = await game.state();
    const body = { round: prepared.round, lines: [{ bet: aBet(code), stake: 1_234 }], clientSeed: 'mine', draw: null };
    const results = await Promise.all([game.call('play', body), game.call('play', body), game.call('play', body)]);
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [round, ...others] = (await game.state()).rounds;
    expect(others).toEqual([]);
    expect(round).toMatchObject({ id: prepared.round, hash: prepared.hash, state: 'settled', stake: 1_234 });
    expect(hashOfSeed(round!.seed!)).toBe(prepared.hash);
    expect(verifyRound(round!)).toEqual({ hash: true, chain: null, outcome: true });
    expect(verifyRound({ ...round!, seed: 'ab'.repeat(32) }).hash).toBe(false);
    expect(await balance(token)).toBe(100_000 - 1_234 + round!.payout);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
    // The same round with another stake is not the same.
    expect((await game.call('play', { ...body, lines: [{ bet: aBet(code), stake: 100 }] })).status).toBe(409);
    expect((await game.state()).prepared.hash).not.toBe(prepared.hash);
  });

  it('a guessing round continues after its page was closed, step by step and each step once', async () => {
    const { token, open } = await player();
    const game = await open('high-low');
    const { view } = await game.play('');
    const round = view.rounds[0]!;
    expect(round).toMatchObject({ state: 'open', seed: null, outcome: null });
    expect(await balance(token)).toBe(99_000);
    // Another session of the same member finds the round.
    const again = await open('high-low');
    const { table } = (await again.state()).rounds[0]!;
    expect((table as HighLowTable).cards).toEqual((round.table as HighLowTable).cards);
    expect((await again.step(round.id, 0, 'take')).status).toBe(409);
    const guess = (table as HighLowTable).cards[0]! < 7 ? 'higher' : 'lower';
    const results = await Promise.all([again.step(round.id, 0, guess), game.step(round.id, 0, guess)]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    const after = (await game.state()).rounds[0]!;
    expect(after.steps).toEqual([guess]);
    if (after.state === 'open') {
      expect((await game.step(round.id, 3, 'take')).status).toBe(409);
      await game.step(round.id, 1, 'take');
    }
    const ended = (await game.state()).rounds[0]!;
    expect(ended.payout).toBe(after.state === 'open' ? (table as HighLowTable)[guess] : 0);
    expect(verifyRound(ended)).toEqual({ hash: true, chain: null, outcome: true });
    expect(await balance(token)).toBe(99_000 + ended.payout);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it.each(codesOf('draws'))('%s: a bet waits for its draw, and all bets on a draw get the same result', async (code) => {
    const { token, open } = await player();
    const game = await open(code);
    const draw = (await game.state()).timetable!.open[0]!;
    await game.play(aBet(code), 500);
    const other = await openGame(sandbox.origin, code);
    await other.play(aBet(code), 700);
    expect((await game.state()).rounds[0]).toMatchObject({ state: 'open', seed: null, hash: draw.hash });
    expect(await balance(token)).toBe(99_500);
    expect((await game.play(aBet(code), 500, { draw: draw.number - 3 })).status).toBe(409);
    await sandbox.control.clock({ advanceMs: 25 * MINUTE });
    const settled = (await game.state()).rounds[0]!;
    expect(settled).toMatchObject({ hash: draw.hash, draw: draw.number });
    expect(verifyRound(settled)).toEqual({ hash: true, chain: true, outcome: true });
    const theirs = (await other.state()).rounds[0]!;
    expect([theirs.outcome, theirs.seed]).toEqual([settled.outcome, settled.seed]);
    const rate = settled.payout === 0 ? 0 : draw.rates[aBet(code)]!;
    // A bet that neither won nor lost gets its stake back.
    expect([(500 * rate) / 100, 500]).toContain(settled.payout);
    expect(await balance(token)).toBe(99_500 + settled.payout);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it.each(GAME_CODES)('%s: a play whose response was lost is the same round when it is repeated', async (code) => {
    const { token, open } = await player();
    const game = await open(code);
    const { prepared, timetable } = await game.state();
    const lines = [{ bet: aBet(code), stake: 1_000 }];
    const body = { round: prepared.round, lines, clientSeed: 'mine', draw: timetable?.open[0]!.number ?? null };
    await sandbox.control.fault({ call: 'POST /api/play', drop: 'after', times: 1 });
    await expect(game.call('play', body)).rejects.toThrow();
    const { status, view } = await game.call('play', body);
    expect([status, view.rounds.map(({ id, stake }) => [id, stake])]).toEqual([200, [[prepared.round, 1_000]]]);
    expect(await balance(token)).toBe(100_000 - 1_000 + view.rounds[0]!.payout);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('trial play moves no money, begins with 10,000 and can restart', async () => {
    const game = await openGame(sandbox.origin, 'fishing');
    expect(await game.state()).toMatchObject({ trial: true, balance: 1_000_000 });
    const { view } = await game.play('crab', 500_000);
    expect(view.balance).toBe(500_000 + view.rounds[0]!.payout);
    if (view.rounds[0]!.payout === 0) {
      expect((await game.play('crab', 500_000)).status).toBe(200);
    }
    await game.call('refill');
    expect((await game.state()).balance).toBe(1_000_000);
    // A member may try a game too.
    const { token } = await player();
    const { data } = await launchGame(sandbox.origin, 'slot', token, { trial: true });
    const trial = gameOf(data.apiUrl!, data.token!);
    await trial.play('');
    expect(await balance(token)).toBe(100_000);
    expect((await rounds(token)).total).toBe(0);
  });

  it('trial play of a device goes on at every game and after a reload, apart from that of others', async () => {
    const device = { uuid: randomUUID() };
    const slot = await openGame(sandbox.origin, 'slot', undefined, device);
    const { view } = await slot.play('', 1_000);
    const left = 1_000_000 - 1_000 + view.rounds[0]!.payout;
    expect(view.balance).toBe(left);
    const cards = await openGame(sandbox.origin, 'high-low', undefined, device);
    expect(await cards.state()).toMatchObject({ trial: true, balance: left, rounds: [] });
    const open = (await cards.play('', 2_000)).view;
    const again = await (await openGame(sandbox.origin, 'high-low', undefined, device)).state();
    expect(again).toMatchObject({ balance: left - 2_000, rounds: [{ id: open.rounds[0]!.id, state: 'open' }] });
    expect(await (await openGame(sandbox.origin, 'slot')).state()).toMatchObject({ balance: 1_000_000, rounds: [] });
    // Two games of one device at the same moment take each stake once.
    await Promise.all([
      slot.play('', 1_000),
      openGame(sandbox.origin, 'fishing', undefined, device).then((one) => one.play('crab', 3_000)),
    ]);
    const paid = [
      ...(await slot.state()).rounds.slice(0, 1),
      ...(await (await openGame(sandbox.origin, 'fishing', undefined, device)).state()).rounds,
    ];
    expect((await slot.state()).balance).toBe(left - 2_000 - 4_000 + paid.reduce((sum, { payout }) => sum + payout, 0));
  });

  it('rejects invalid plays with a message', async () => {
    const { open } = await player('5.00');
    const game = await open('slot');
    const rejections = [
      await game.play('', 1_000),
      await game.play('', 99),
      await game.play('', 500_001),
      await game.play('player'),
      await game.play('', 100, { round: '1' }),
      await game.play('', 100, { draw: 5 }),
    ];
    expect(rejections.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
    for (const { message } of rejections) expect(message).toMatch(/[一-鿿]{3,}/);
    expect((await game.play('', 100, { clientSeed: '汉字' })).status).toBe(409);
    expect((await gameOf(game.gameOrigin, 'unknown').call('session')).status).toBe(401);
    // No stake was taken, and the prepared round can still be played.
    expect((await game.play('', 100)).status).toBe(200);
  });

  it('an unfinished round is listed as one to continue, and counts neither as won nor as lost', async () => {
    const { token, open } = await player();
    const game = await open('high-low');
    const { view } = await game.play('');
    expect((await rounds(token)).list).toMatchObject([{ state: 'open', result: '进行中', resumable: '1', takeable: null }]);
    const { id, table } = view.rounds[0]!;
    const guessed = await game.step(id, 0, (table as HighLowTable).cards[0]! < 7 ? 'higher' : 'lower');
    const round = guessed.view.rounds[0]!;
    const { list, stake, payout, open: unsettled } = await rounds(token);
    const goesOn = round.state === 'open';
    expect(list).toMatchObject([
      goesOn
        ? { state: 'open', resumable: '1', takeable: minorToText(BigInt(round.table!.value!)) }
        : { state: 'settled', resumable: '0', takeable: null },
    ]);
    expect({ stake, payout, unsettled }).toEqual({ stake: '10.00', payout: '0.00', unsettled: goesOn ? '10.00' : '0.00' });
    // A bet that waits for its draw is open as well, but nobody can continue it.
    await (await open('dice')).play('big');
    expect((await rounds(token)).list[0]).toMatchObject({ state: 'open', resumable: '0', takeable: null });
    expect((await rounds(token)).open).toBe(goesOn ? '20.00' : '10.00');
    const { list: days } = (await sendCall(sandbox.origin, resultByDayCall, { days: 7 }, { token })).data;
    expect(days.at(-1)).toMatchObject(
      goesOn ? { profit: '0.00', stake: '0.00', count: 0 } : { profit: '-10.00', stake: '10.00', count: 1 },
    );
    expect((await sendCall(sandbox.origin, vipInfoCall, {}, { token })).data.stake).toBe(goesOn ? '0.00' : '10.00');
  });

  it('shows nobody the rounds of another member', async () => {
    const [one, other] = [await player(), await player()];
    const [theirs, mine] = [await one.open('high-low'), await other.open('high-low')];
    const { view } = await theirs.play('');
    const round = view.rounds[0]!.id;
    expect((await mine.step(round, 0, 'higher')).status).toBe(409);
    expect((await mine.call('play', { round, lines: [{ bet: '', stake: 1_000 }], clientSeed: 'mine', draw: null })).status).toBe(409);
    expect((await mine.state()).rounds).toEqual([]);
    expect((await rounds(other.token)).list).toEqual([]);
    expect((await rounds(one.token)).list).toHaveLength(1);
  });

  it('a session at a game ends with the platform’s session', async () => {
    const { open, userName } = await player();
    const game = await open('slot');
    await sandbox.control.kick({ userName, code: 6001 });
    expect((await game.call('session')).status).toBe(401);
    expect((await game.call('play', { round: '1', lines: [{ bet: '', stake: 100 }], clientSeed: '', draw: null })).status).toBe(401);
  });

  it('limits the calls of one player per minute', async () => {
    const { open } = await player();
    const game = await open('slot');
    const results = await Promise.all(Array.from({ length: 250 }, () => game.call('session')));
    const rejected = results.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThanOrEqual(10);
    expect(rejected[0]!.message).toMatch(/[一-鿿]{3,}/);
    expect(results.length - rejected.length).toBeLessThanOrEqual(240);
  });

  it('records rounds with their totals and their proof', async () => {
    const { token, open } = await player();
    for (const code of ['slot', 'baccarat', 'fishing'] as const) await (await open(code)).play(aBet(code), 2_000);
    const { list, total, stake, payout } = await rounds(token);
    expect([total, stake]).toEqual([3, '60.00']);
    expect(list.reduce((sum, row) => sum + Number(toMinor(row.payout!)), 0)).toBe(Number(toMinor(payout!)));
    expect(await balance(token)).toBe(100_000 - 6_000 + Number(toMinor(payout!)));
    for (const { seed, hash } of list) expect(hashOfSeed(seed)).toBe(hash);
    expect((await rounds(token, { page: 2, size: 2 })).list).toHaveLength(1);
  });

  it('launches no game under maintenance, and none for a member who never deposited and has no balance', async () => {
    const { token } = await player('0.00');
    const rejected = await launchGame(sandbox.origin, 'slot', token);
    expect([rejected.status_code, rejected.data]).toEqual([10_003, { field: 'firstDeposit' }]);
    expect((await launchGame(sandbox.origin, 'slot', token, { trial: true })).status_code).toBe(6_000);
    await sandbox.control.game({ code: 'slot', closed: true, until: '2026-11-21T14:00:00.000Z' });
    expect((await launchGame(sandbox.origin, 'slot')).status_code).toBe(600_101);
    expect((await listGames(sandbox.origin, 'DZ')).data.list[0]).toMatchObject({ state: 2, maintainEnd: '2026-11-21T14:00:00.000Z' });
    await sandbox.control.game({ code: 'slot', closed: false });
    expect((await launchGame(sandbox.origin, 'slot')).status_code).toBe(6_000);
  });

  it('ranks 热门 by the rounds of seven days, of members and of visitors', async () => {
    const heat = async () => new Map((await listGames(sandbox.origin)).data.list.map((one) => [one.code, one.heat]));
    await sandbox.control.reset({ mode: 'freeze', set: TEST_NOON });
    const oldestFirst = GAME_CODES.toSorted((a, b) => GAMES[b].openedDaysAgo - GAMES[a].openedDaysAgo);
    expect([...(await heat()).entries()]).toEqual(oldestFirst.map((code) => [code, 0]));
    const { open } = await player();
    const game = await open('fishing');
    await game.play('shrimp');
    await game.play('shrimp');
    const { data } = await launchGame(sandbox.origin, 'slot');
    await gameOf(data.apiUrl!, data.token!).play('');
    expect(Object.fromEntries(await heat())).toMatchObject({ fishing: 2, slot: 1, dice: 0 });
    await sandbox.control.clock({ advanceMs: 8 * DAY });
    expect(Object.fromEntries(await heat())).toMatchObject({ fishing: 0, slot: 0 });
  });
});
