import { inTransaction, type Tx } from '../../../kernel/db/database';
import type { Context } from '../../context';
import { createJob, type Job } from '../../../kernel/jobs/job';
import { lockStakes } from '../../betting/stake/stake.store';
import { validStakeInDraw } from './draw-stake.store';
import { DRAW_CODES, drawRulesOf, GAMES, STEPS_CODES } from './game-catalog';
import { STEPS_OPEN_MS, type DrawRules, type StepsRules } from './game.model';
import type { GameRound } from './game.tables';
import { payoutOfLines } from './line.rules';
import { boundsOf, stateOf } from './round';
import { settle } from './round-money';
import { listLeftRounds, lockRound, listWaitingRounds, saveRound } from './round.store';
import { drawRandomOf } from './round-random';

const INTERVAL_MS = 1_000;

type Ending = Pick<Context, 'db' | 'clock' | 'ledger' | 'countSettled'>;

/** Ends a round that is still open under the locks of its owner. Returns the number of rounds. */
function endRound({ db }: Pick<Context, 'db'>, { id, owner, memberId }: GameRound, end: (tx: Tx, round: GameRound) => Promise<unknown>) {
  return inTransaction(db, async (tx) => {
    if (memberId !== null) await lockStakes(tx, [memberId]);
    const round = await lockRound(tx, owner, id);
    if (round?.state !== 'open') return 0;
    await end(tx, round);
    return 1;
  });
}

/** Settles the rounds whose draws are known by now. Returns the number of rounds. */
async function settleDraws(context: Ending): Promise<number> {
  const now = Math.trunc(context.clock.now());
  const rulesOf = new Map(DRAW_CODES.map((code) => [code, drawRulesOf(code)!]));
  const upTo = new Map(DRAW_CODES.map((code) => [code, rulesOf.get(code)!.timetable.openDraws(now)[0]! - 1]));
  let settled = 0;
  for (const waiting of await listWaitingRounds(context.db, upTo)) {
    const rules = rulesOf.get(waiting.game)!;
    const number = waiting.draw!;
    const outcome = rules.decide(drawRandomOf(waiting.seed, waiting.game, number), number);
    if (rules.knownAt(number, outcome) > now) continue;
    settled += await endRound(context, waiting, (tx, round) => settleDrawn(context, tx, round, { rules, number, outcome, now }));
  }
  return settled;
}

async function settleDrawn(
  context: Ending,
  tx: Tx,
  round: GameRound,
  { rules, number, outcome, now }: { rules: DrawRules; number: number; outcome: unknown; now: number },
): Promise<void> {
  const rateOf = (bet: string) => rules.rateOf(outcome, bet, number);
  const validStake = await validStakeInDraw(tx, round, { opposites: rules.opposites, rateOf });
  await settle(context, tx, round, { outcome, payout: payoutOfLines(round.lines, rateOf), now, validStake });
}

/** Ends rounds of steps that their players left. Returns the number of rounds. */
async function endLeftRounds(context: Ending): Promise<number> {
  const now = Math.trunc(context.clock.now());
  let ended = 0;
  for (const left of await listLeftRounds(context.db, STEPS_CODES, now - STEPS_OPEN_MS)) {
    ended += await endRound(context, left, (tx, round) => endLeftRound(context, tx, round, now));
  }
  return ended;
}

/** Takes the steps for a player who left until the round is over. */
async function endLeftRound(context: Ending, tx: Tx, left: GameRound, now: number): Promise<void> {
  const rules = GAMES[left.game].rules as StepsRules;
  const bounds = boundsOf(left);
  let round = left;
  let state = stateOf(rules, round);
  let payout = rules.payoutOf(state, bounds);
  while (payout === null) {
    const end = rules.left(state, bounds.stake);
    if ('payout' in end) {
      ({ payout } = end);
    } else {
      round = { ...round, steps: [...round.steps, end.step] };
      state = stateOf(rules, round);
      payout = rules.payoutOf(state, bounds);
    }
  }
  const { id, steps } = round;
  if (steps !== left.steps) await saveRound(tx, id, { steps });
  await settle(context, tx, round, { outcome: rules.outcomeOf(state), payout, now });
}

/** Settles rounds whose draws are known, and ends abandoned ones. */
export function startRoundEnds(context: Ending & Pick<Context, 'log'>): Job {
  return createJob(context, {
    name: 'ends of rounds',
    every: INTERVAL_MS,
    run: async () => (await settleDraws(context)) + (await endLeftRounds(context)),
  });
}
