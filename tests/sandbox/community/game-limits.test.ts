import { roundListCall } from '@pavilion/contract/calls/game.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { toMinor } from '@pavilion/number/money';
import { GAME_CODES, GAMES, type GameCode } from '../../../sandbox/modules/community/game/game-catalog';
import { tableLimits, winOf } from '../../../sandbox/modules/community/game/table-limit.rules';
import type { HighLowTable } from '../../../sandbox/modules/community/game/games/high-low/high-low.game';
import { SOUND_LEDGER } from '../../support/control-client';
import { gameOf, launchGame, listGames, openGame } from '../../support/game-client';
import { MALL_WEEK } from '../../support/mall-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { MINUTE } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const HOUR = 60 * MINUTE;
const CAP = GAMES.dice.maxWin;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);

const player = async (balance = '100000.00') => {
  const member = await sandbox.control.member({ uuid: TEST_UUID, balance });
  return { ...member, open: (game: GameCode) => openGame(sandbox.origin, game, member.token) };
};
const balanceOf = async (token: string) =>
  Number(toMinor((await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance!));
const recordOf = async (token: string) =>
  (await sendCall(sandbox.origin, roundListCall, { ...MALL_WEEK, page: 1, size: 50 }, { token })).data.list;

describe('a game under maintenance', () => {
  afterEach(async () => {
    for (const code of GAME_CODES) await sandbox.control.game({ code, closed: false });
  });

  it.each(GAME_CODES)('%s accepts no stake in an open session', async (code) => {
    const { token, open } = await player();
    const game = await open(code);
    const bet = GAMES[code].rules.bets[0] ?? '';
    await sandbox.control.game({ code, closed: true });
    const rejected = await game.play(bet);
    expect([rejected.status, rejected.message]).toEqual([409, expect.stringContaining('维护中')]);
    expect((await game.state()).closed).toBe(true);
    expect(await balanceOf(token)).toBe(10_000_000);
    await sandbox.control.game({ code, closed: false });
    expect((await game.play(bet)).status).toBe(200);
  });

  it('pays the bets on its draws, and confirms a repeated bet that it had accepted', async () => {
    const { open } = await player();
    const game = await open('dice');
    const view = await game.state();
    const body = { round: view.prepared.round, lines: [{ bet: 'big', stake: 500 }], clientSeed: '', draw: view.timetable!.open[0]!.number };
    expect((await game.call('play', body)).status).toBe(200);
    await sandbox.control.game({ code: 'dice', closed: true });
    expect((await game.call('play', body)).status).toBe(200);
    await sandbox.control.clock({ advanceMs: 10 * MINUTE });
    expect((await game.state()).rounds).toMatchObject([{ state: 'settled' }]);
  });

  it('lets a member continue an open round, and return to it, but start no other', async () => {
    const { token, open } = await player();
    const game = await open('high-low');
    const { view } = await game.play('');
    await sandbox.control.game({ code: 'high-low', closed: true });
    const { data } = await launchGame(sandbox.origin, 'high-low', token);
    const again = gameOf(data.apiUrl!, data.token!);
    const round = (await again.state()).rounds[0]!;
    expect(round.id).toBe(view.rounds[0]!.id);
    await endRound(again, round);
    expect((await again.play('')).status).toBe(409);
    expect((await launchGame(sandbox.origin, 'high-low', token)).status_code).toBe(600_101);
  });
});

/** Guesses once at the likelier side, and takes what was won. */
async function endRound(game: Awaited<ReturnType<typeof openGame>>, { id, table }: { id: string; table: unknown }) {
  const { view } = await game.step(id, 0, (table as HighLowTable).cards[0]! < 7 ? 'higher' : 'lower');
  if (view.rounds.find((one) => one.id === id)!.state === 'open') await game.step(id, 1, 'take');
}

describe('the cap of 100,000.00', () => {
  it.each(GAME_CODES)('%s: no bet can pay more, and a larger stake is rejected with the largest allowed one', async (code) => {
    const { open } = await player('1000000.00');
    const game = await open(code);
    const { largest, maxWin } = await game.state();
    expect([largest, maxWin]).toEqual([tableLimits(code), 10_000_000]);
    // One bet with the smallest limit is enough: the largest is tried last, as a draw counts all.
    const [bet, max] = Object.entries(largest).toSorted(([, a], [, b]) => a - b)[0]!;
    const rejected = await game.play(bet, max + 1);
    expect([rejected.status, rejected.message]).toEqual([409, expect.stringContaining((max / 100).toFixed(2))]);
    const { status, view } = await game.play(bet, max);
    expect(status).toBe(200);
    expect(view.rounds[0]!.payout).toBeLessThanOrEqual(CAP);
  });

  it('the lobby shows the resulting largest stake', async () => {
    const { data } = await listGames(sandbox.origin);
    expect(data.list.find(({ code }) => code === 'slot')).toMatchObject({ maxStake: '333.00' });
    expect(data.list.find(({ code }) => code === 'dice')).toMatchObject({ maxStake: '5000.00' });
  });

  it.each(['dice', 'series'] as const)(
    '%s: applies to all rounds of a member on one draw, even twenty at once and on both sides',
    async (code) => {
      const { token, open } = await player('1000000.00');
      const sides = code === 'dice' ? ['big', 'small'] : ['2-0', '0-2'];
      const games = await Promise.all(Array.from({ length: 20 }, () => open(code)));
      const draw = (await games[0]!.state()).timetable!.open[0]!.number;
      // Rounds almost up to the cap first.
      const mineOn = async () => (await games[0]!.state()).timetable!.open.find(({ number }) => number === draw)!.mine;
      while ((await mineOn()).win < CAP * 0.8) expect((await games[0]!.play(sides[0]!, 400_000, { draw })).status).toBe(200);
      const rejected: string[] = [];
      for (let wave = 0; wave < 3; wave += 1) {
        const results = await Promise.all(games.map((game, index) => game.play(sides[index % 2]!, 500_000, { draw })));
        rejected.push(...results.map(({ message }) => message).filter((message) => message.includes('合计最高')));
      }
      const played = (await recordOf(token)).map(({ stake }) => toMinor(stake!));
      expect(played.length).toBeGreaterThan(3);
      const state = await games[0]!.state();
      const { mine } = state.timetable!.open.find(({ number }) => number === draw)!;
      expect([mine.count, mine.stake]).toEqual([played.length, Number(played.reduce((sum, stake) => sum + stake, 0n))]);
      expect(mine.win).toBeLessThanOrEqual(CAP);
      expect(rejected.length).toBeGreaterThan(0);
      expect(rejected[0]).toContain('100000.00');
      // The remainder can still be staked, and no coin more.
      const [bet, left] = Object.entries(mine.largest).toSorted(([, a], [, b]) => b - a)[0]!;
      expect((await games[0]!.play(bet, left + 100, { draw })).status).toBe(409);
      expect((await games[0]!.play(bet, left, { draw })).status).toBe(left === 0 ? 409 : 200);
      expect(winOf(code, draw, [{ bet, stake: left }]) + BigInt(mine.win)).toBeLessThanOrEqual(BigInt(CAP));
      // Another member has a cap of its own, and so has the next draw.
      expect((await (await (await player()).open(code)).play(sides[0]!, 1_000, { draw })).status).toBe(200);
      await sandbox.control.clock({ advanceMs: 30 * MINUTE });
      expect((await games[1]!.play(sides[0]!, 1_000)).status).toBe(200);
      expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
    },
  );
});

describe('an open round of 高低牌', () => {
  it('is the only one of its player: sessions that open twenty at once get one', async () => {
    const { token, open } = await player();
    const games = await Promise.all(Array.from({ length: 20 }, () => open('high-low')));
    await Promise.all(
      games.map(async (game) => {
        for (let tries = 0; tries < 3; tries += 1) await game.play('');
      }),
    );
    expect((await recordOf(token)).map(({ state }) => state)).toEqual(['open']);
    const rejected = await games[0]!.play('');
    expect([rejected.status, rejected.message]).toEqual([409, expect.stringContaining('尚未结束')]);
    const trial = await openGame(sandbox.origin, 'high-low');
    await Promise.all([trial.play(''), trial.play(''), trial.play('')]);
    await trial.play('');
    expect((await trial.state()).rounds).toHaveLength(1);
    await endRound(games[3]!, (await games[3]!.state()).rounds[0]!);
    expect((await games[0]!.play('')).status).toBe(200);
  });

  it('ends after a day of the world: before a guess with the stake less 3 %, for members and in trial play', async () => {
    const { token, open } = await player('1000.00');
    const games = [await open('high-low'), await openGame(sandbox.origin, 'high-low')];
    for (const game of games) await game.play('', 1_050);
    await sandbox.control.clock({ advanceMs: 24 * HOUR - MINUTE });
    for (const game of games) expect((await game.state()).rounds[0]).toMatchObject({ state: 'open' });
    await sandbox.control.clock({ advanceMs: 2 * MINUTE });
    for (const [index, game] of games.entries()) {
      const { rounds, balance } = await game.state();
      expect(rounds[0]).toMatchObject({ state: 'settled', payout: 1_018, table: null });
      expect(balance).toBe([100_000, 1_000_000][index]! - 1_050 + 1_018);
      // The round accepts no step any more.
      expect((await game.step(rounds[0]!.id, 0, 'higher')).status).toBe(409);
      expect((await game.play('', 1_000)).status).toBe(200);
    }
    expect(await balanceOf(token)).toBe(100_000 - 1_050 + 1_018 - 1_000);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('ends after a day with its current value once something was won', async () => {
    const { open } = await player('100000.00');
    const game = await open('high-low');
    for (;;) {
      const { view } = await game.play('', 1_000);
      const { id, table } = view.rounds[0]!;
      const guess = (table as HighLowTable).cards[0]! < 7 ? 'higher' : 'lower';
      const after = (await game.step(id, 0, guess)).view.rounds.find((round) => round.id === id)!;
      if (after.state !== 'open') continue;
      await sandbox.control.clock({ advanceMs: 25 * HOUR });
      const ended = (await game.state()).rounds.find((round) => round.id === id)!;
      expect(ended).toMatchObject({
        state: 'settled',
        payout: (after.table as HighLowTable).value,
        outcome: { cards: (after.table as HighLowTable).cards },
      });
      return;
    }
  });
});
