import type { Context } from '../../context';
import { repeat } from '../../../kernel/jobs/repeat';
import { settleDecided } from './settle-decided';
import { resolvePending } from './pending';

const INTERVAL_MS = 1000;

type SettlementContext = Pick<Context, 'db' | 'world' | 'ledger' | 'log'>;

interface SettlementWorker {
  /** Resolves and settles all that is due now; the number of bets moved. */
  tick(): Promise<number>;
  stop(): void;
}

/**
 * Confirms pending bets and settles decided ones, on a short real interval and whenever asked. `realNow` (ms) is what the
 * delay of in-play bets is measured by: the platform's `real.decisions`.
 */
export function startSettlementWorker(context: SettlementContext, realNow: () => number = Date.now): SettlementWorker {
  let running: Promise<number> = Promise.resolve(0);
  const tick = (): Promise<number> => {
    running = running.catch(() => 0).then(async () => (await resolvePending(context, realNow())) + (await settleDecided(context)));
    return running;
  };
  const halt = repeat(context, INTERVAL_MS, tick, 'settling failed');
  return { tick, stop: () => void halt() };
}
