import { limitSetCall } from '@pavilion/contract/calls/limit.calls';
import type { HighLowTable } from '../../../sandbox/modules/community/game/games/high-low/high-low.game';
import { GAME_CODES, GAMES } from '../../../sandbox/modules/community/game/game-catalog';
import { gameOf, openGame } from '../../support/game-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { MINUTE } from '../../support/time';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(120_000);

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandbox({ folder: 'temp' });
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.forget();
});

it('rounds survive a kill: confirmed results remain, a guessing round continues, a draw settles', async () => {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '100.00' });
  const guessing = await openGame(sandbox.origin, 'high-low', token);
  const lottery = await openGame(sandbox.origin, 'dice', token);
  const { view } = await guessing.play('', 1_000);
  await lottery.play('small', 700);
  const draw = (await lottery.state()).rounds[0]!;
  const { prepared } = await guessing.state();
  await sandbox.kill();
  sandbox = await sandbox.restart();

  const again = gameOf(guessing.gameOrigin, guessing.token);
  const state = await again.state();
  expect(state.rounds[0]).toEqual(view.rounds[0]);
  expect(state.prepared).toEqual(prepared);
  expect(state.balance).toBe(10_000 - 1_700);
  const round = state.rounds[0]!;
  const guess = (round.table as HighLowTable).higher === null ? 'lower' : 'higher';
  expect((await again.step(round.id, 0, guess)).status).toBe(200);
  await sandbox.control.clock({ advanceMs: 10 * MINUTE });
  const settled = (await gameOf(lottery.gameOrigin, lottery.token).state()).rounds[0]!;
  expect(settled).toMatchObject({ id: draw.id, hash: draw.hash, state: 'settled' });
  expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
});

it('a play of any game that is repeated after a kill counts once', async () => {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '1000.00' });
  const plays = [];
  for (const code of GAME_CODES) {
    const game = await openGame(sandbox.origin, code, token);
    const { prepared, timetable } = await game.state();
    const lines = [{ bet: GAMES[code].rules.bets[0] ?? '', stake: 1_000 }];
    const body = { round: prepared.round, lines, clientSeed: 'mine', draw: timetable?.open[0]!.number ?? null };
    plays.push({ code, game, body, first: await game.call('play', body) });
  }
  await sandbox.kill();
  sandbox = await sandbox.restart();
  for (const { code, game, body, first } of plays) {
    const again = await gameOf(game.gameOrigin, game.token).call('play', body);
    expect([code, first.status, again.status]).toEqual([code, 200, 200]);
    const [before, after] = [first, again].map(({ view }) =>
      view.rounds.map(({ id, stake, payout, hash }) => ({ id, stake, payout, hash })),
    );
    expect(after).toEqual(before);
  }
  expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
});

it('a guessing round that was left before a kill is paid after a day of the world, once, even with two kills in between', async () => {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '100.00' });
  const game = await openGame(sandbox.origin, 'high-low', token);
  const { view } = await game.play('', 1_000);
  await sandbox.kill();
  sandbox = await sandbox.restart();
  await sandbox.control.clock({ advanceMs: 24 * 60 * MINUTE });
  await sandbox.kill();
  sandbox = await sandbox.restart();
  await sandbox.control.clock({ advanceMs: MINUTE });
  const state = await gameOf(game.gameOrigin, game.token).state();
  expect(state.rounds).toMatchObject([{ id: view.rounds[0]!.id, state: 'settled', payout: 970 }]);
  expect(state.balance).toBe(10_000 - 1_000 + 970);
  expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
});

it('a member’s own stake limit counts rounds of games', async () => {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '100.00' });
  await sendCall(sandbox.origin, limitSetCall, { kind: 'stake', period: 'day', limit: '15.00' }, { token });
  const game = await openGame(sandbox.origin, 'fishing', token);
  expect((await game.play('carp', 1_000)).status).toBe(200);
  const rejected = await game.play('carp', 1_000);
  expect([rejected.status, rejected.message]).toEqual([409, expect.stringMatching(/限额/)]);
  expect((await game.play('carp', 500)).status).toBe(200);
  expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
});
