import { createJob, type Job } from '../../../kernel/jobs/job';
import type { Context } from '../../context';
import { settleDecided } from './settle-decided';
import { resolvePending } from './pending';

const INTERVAL_MS = 1000;

type SettlementContext = Pick<Context, 'db' | 'world' | 'ledger' | 'log' | 'countSettled'>;

/**
 * Confirms pending bets and settles decided ones; a run returns the number of bets moved. `realNow` (ms) is the clock that the delay
 * of in-play bets is measured by: the platform's `real.decisions`.
 */
export function startSettlementWorker(context: SettlementContext, realNow: () => number = Date.now): Job<number> {
  return createJob(context, {
    name: 'settlement',
    every: INTERVAL_MS,
    run: async () => (await resolvePending(context, realNow())) + (await settleDecided(context)),
  });
}
