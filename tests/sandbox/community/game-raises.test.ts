import { limitSetCall } from '@pavilion/contract/calls/limit.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { statementCall } from '@pavilion/contract/calls/statement.calls';
import { toMinor } from '@pavilion/number/money';
import { verifyRound } from '../../../sandbox/modules/community/game/client/verify';
import type { BlackjackOutcome, BlackjackTable } from '../../../sandbox/modules/community/game/games/blackjack/blackjack.game';
import type { BlackjackState } from '../../../sandbox/modules/community/game/games/blackjack/blackjack.rules';
import { openGame } from '../../support/game-client';
import { isDouble, isPair, knownRound } from '../../support/known-round';
import { MALL_WEEK } from '../../support/mall-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY, MINUTE } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(60_000);

let sandbox: Sandbox;

/** A member in a round of 二十一点 with 10.00 on it, which began as wanted. */
async function dealt(isWanted: (state: BlackjackState) => boolean, balance = '100.00') {
  const { userName, token } = await sandbox.control.member({ uuid: TEST_UUID, balance });
  const game = await openGame(sandbox.origin, 'blackjack', token);
  const { round, clientSeed } = await knownRound(sandbox.control, 'blackjack', userName, isWanted);
  await game.play('', 1_000, { clientSeed });
  const available = async () =>
    Number(toMinor((await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance!));
  return { token, game, round, available };
}

describe('二十一点: stakes that are added to a round', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  afterEach(async () => {
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('doubling stakes once more, once, however often it is requested', async () => {
    const { token, game, round, available } = await dealt(isDouble);
    expect(await available()).toBe(9_000);
    const double = () => game.step(round, 0, 'double');
    expect((await Promise.all([double(), double(), double()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const ended = (await game.state()).rounds[0]!;
    expect(ended).toMatchObject({ state: 'settled', stake: 2_000, lines: [{ bet: '', stake: 1_000 }], steps: ['double'] });
    const { result, doubled } = ended.outcome as BlackjackOutcome;
    expect(doubled).toBe(true);
    expect(ended.payout).toBe({ won: 4_000, push: 2_000, lost: 0, bust: 0, natural: NaN }[result]);
    expect(await available()).toBe(10_000 - 2_000 + ended.payout);
    expect(verifyRound(ended)).toEqual({ hash: true, chain: null, outcome: true });
    const { data } = await sendCall(sandbox.origin, statementCall, { kind: 'game', ...MALL_WEEK, page: 1, size: 20 }, { token });
    expect(data.list.map(({ amount }) => amount).filter((amount) => amount === '-10.00')).toHaveLength(2);
  });

  it('a doubling whose response was lost is the same one when it is repeated', async () => {
    const { game, round, available } = await dealt(isDouble);
    await sandbox.control.fault({ call: 'POST /api/step', drop: 'after', times: 1 });
    await expect(game.step(round, 0, 'double')).rejects.toThrow();
    expect((await game.step(round, 0, 'double')).status).toBe(200);
    const { stake, payout } = (await game.state()).rounds[0]!;
    expect(stake).toBe(2_000);
    expect(await available()).toBe(10_000 - 2_000 + payout);
  });

  it('a split plays two hands, one after the other', async () => {
    const { game, round, available } = await dealt(isPair);
    let { view } = await game.step(round, 0, 'split');
    expect(view.rounds[0]!.stake).toBe(2_000);
    expect((view.rounds[0]!.table as BlackjackTable).hands).toHaveLength(2);
    expect((await game.step(round, 1, 'double')).status).toBe(409);
    expect((await game.step(round, 1, 'split')).status).toBe(409);
    for (let index = 1; view.rounds[0]!.state === 'open'; index += 1) ({ view } = await game.step(round, index, 'stand'));
    const ended = view.rounds[0]!;
    const { result, second } = ended.outcome as BlackjackOutcome;
    const pays = { won: 2_000, push: 1_000, lost: 0, bust: 0, natural: NaN };
    expect(ended.payout).toBe(pays[result] + pays[second!.result]);
    expect(await available()).toBe(10_000 - 2_000 + ended.payout);
    expect(verifyRound(ended)).toEqual({ hash: true, chain: null, outcome: true });
  });

  it('without the money for another stake, or beyond an own limit, the round continues without it', async () => {
    const poor = await dealt(isDouble, '15.00');
    const rejected = await poor.game.step(poor.round, 0, 'double');
    expect([rejected.status, rejected.message]).toEqual([409, expect.stringMatching(/余额不足/)]);
    expect((await poor.game.state()).rounds[0]).toMatchObject({ state: 'open', stake: 1_000, steps: [] });
    expect((await poor.game.step(poor.round, 0, 'stand')).status).toBe(200);

    const limited = await dealt(isPair);
    await sendCall(sandbox.origin, limitSetCall, { kind: 'stake', period: 'day', limit: '15.00' }, { token: limited.token });
    const over = await limited.game.step(limited.round, 0, 'split');
    expect([over.status, over.message]).toEqual([409, expect.stringMatching(/限额/)]);
    expect((await limited.game.step(limited.round, 0, 'stand')).status).toBe(200);
  });

  it('trial play takes the other stake from its own balance', async () => {
    const game = await openGame(sandbox.origin, 'blackjack');
    for (;;) {
      const { view } = await game.play('', 1_000);
      const [round] = view.rounds;
      const raise = (round!.table as BlackjackTable | null)?.steps.find((step) => step === 'double' || step === 'split');
      if (raise) {
        const after = (await game.step(round!.id, 0, raise)).view;
        expect(after.balance - after.rounds[0]!.payout).toBe(view.balance - 1_000);
        return;
      }
      if (round!.state === 'open') await game.step(round!.id, 0, 'stand');
    }
  });

  it('a split round that its player left stands with each hand after a day of the world', async () => {
    const { game, round, available } = await dealt(isPair);
    await game.step(round, 0, 'split');
    await sandbox.control.clock({ advanceMs: DAY + MINUTE });
    const { view } = await game.call('session');
    const ended = view.rounds[0]!;
    expect(ended).toMatchObject({ state: 'settled', stake: 2_000 });
    expect(ended.steps[0]).toBe('split');
    expect(await available()).toBe(10_000 - 2_000 + ended.payout);
  });
});
