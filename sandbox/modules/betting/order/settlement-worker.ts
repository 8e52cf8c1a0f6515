import { createJob, inTurn, type Job } from '../../../kernel/jobs/job';
import type { Context } from '../../context';
import { settleDecided } from './settle-decided';
import { resolvePending } from './pending';

const INTERVAL_MS = 1000;

type SettlementContext = Pick<Context, 'db' | 'world' | 'ledger' | 'log' | 'countSettled'>;

/**
 * Confirms pending bets and settles decided ones, one run after the other; a run returns the number of bets moved. `realNow` (ms) is
 * the clock that the delay of in-play bets is measured by: the platform's `real.decisions`.
 */
export function createSettlement(context: SettlementContext, realNow: () => number): () => Promise<number> {
  return inTurn(async () => (await resolvePending(context, realNow())) + (await settleDecided(context)));
}

/** Repeats a settlement. */
export function startSettlementWorker(context: Pick<Context, 'log' | 'settle'>): Job<number> {
  return createJob(context, { name: 'settlement', every: INTERVAL_MS, run: () => context.settle() });
}
