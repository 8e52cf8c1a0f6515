import type { Module } from '../../module';
import * as schema from './bet.schema';
import { startSettlementWorker } from './settlement-worker';

export const orderModule: Module = {
  name: 'betting/order',
  needs: ['betting/loss', 'betting/ruling', 'betting/stake', 'member/account', 'member/limit', 'money/wallet'],
  tables: schema,
  jobs: (context) => {
    const worker = startSettlementWorker(context, context.real.decisions);
    context.settle = worker.tick;
    return [worker];
  },
};
