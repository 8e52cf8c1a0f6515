import type { Module } from '../../module';
import * as schema from './bet.schema';
import { startSettlementWorker } from './settlement-worker';

export const orderModule: Module = {
  name: 'betting/order',
  needs: [],
  tables: schema,
  jobs: (context) => {
    const worker = startSettlementWorker(context, context.real.decisions);
    context.settle = worker.tick;
    return [worker];
  },
};
