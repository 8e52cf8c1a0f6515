import { inTransaction } from '../../../kernel/db/database';
import type { Context } from '../../context';
import { createJob, type Job } from '../../../kernel/jobs/job';
import { lockStakes } from '../../betting/stake/stake.store';
import { validStakeInDraw } from './draw-stake.store';
import type { GameRound } from './game.tables';
import { HIGH_LOW_OPEN_MS, highLowOf } from './high-low';
import { settle } from './round-money';
import { ensureDraws, listLeftRounds, lockRound, listWaitingRounds } from './round.store';
import { currentValue } from './rules/high-low.rules';
import { drawRate, drawWin, knownAt, openDraws, outcomeOf, TIMETABLE_GAMES } from './timetable.rules';

const INTERVAL_MS = 1_000;

type Ending = Pick<Context, 'db' | 'clock' | 'ledger' | 'countSettled'>;

/** Settles the rounds whose draws are known by now. Returns the number of rounds. */
async function settleDraws(context: Ending): Promise<number> {
  const now = Math.trunc(context.clock.now());
  let settled = 0;
  for (const game of TIMETABLE_GAMES) {
    const waiting = await listWaitingRounds(context.db, game, openDraws(game, now)[0]! - 1);
    for (const { number, seed } of await ensureDraws(context.db, game, [...new Set(waiting.map(({ draw }) => draw!))])) {
      const outcome = outcomeOf(game, number, seed);
      if (knownAt(game, number, outcome) > now) continue;
      const payoutOf = ({ bet, stake }: Pick<GameRound, 'bet' | 'stake'>): bigint =>
        drawWin(bet, outcome) ? (stake * BigInt(drawRate(game, number, bet))) / 100n : 0n;
      for (const { id, owner, memberId } of waiting.filter(({ draw }) => draw === number)) {
        settled += await inTransaction(context.db, async (tx) => {
          if (memberId !== null) await lockStakes(tx, [memberId]);
          const round = await lockRound(tx, owner, id);
          if (round?.state !== 'open') return 0;
          const validStake = await validStakeInDraw(tx, round, payoutOf);
          await settle(context, tx, round, { outcome, payout: payoutOf(round), now, validStake });
          return 1;
        });
      }
    }
  }
  return settled;
}

/** Ends abandoned rounds of 高低牌 at their present value. Returns the number of rounds. */
async function endLeftRounds(context: Ending): Promise<number> {
  const now = Math.trunc(context.clock.now());
  let ended = 0;
  for (const { id, owner, memberId } of await listLeftRounds(context.db, 'high-low', now - HIGH_LOW_OPEN_MS)) {
    ended += await inTransaction(context.db, async (tx) => {
      if (memberId !== null) await lockStakes(tx, [memberId]);
      const round = await lockRound(tx, owner, id);
      if (round?.state !== 'open') return 0;
      const state = highLowOf(round);
      await settle(context, tx, round, { outcome: { cards: state.cards }, payout: currentValue(state, round.stake), now });
      return 1;
    });
  }
  return ended;
}

/** Settles rounds whose draws are known, and ends abandoned ones. */
export function startRoundEnds(context: Ending & Pick<Context, 'log'>): Job {
  return createJob(context, {
    name: 'ends of rounds',
    every: INTERVAL_MS,
    run: async () => (await settleDraws(context)) + (await endLeftRounds(context)),
  });
}
