import type { Module } from '../../module';
import * as schema from './bet.tables';
import { createSettlement, startSettlementWorker } from './settlement-worker';

export const orderModule: Module = {
  name: 'betting/order',
  needs: ['betting/loss', 'betting/ruling', 'betting/stake', 'member/account', 'member/limit', 'money/wallet'],
  tables: schema,
  provides: (context) => ({ settle: createSettlement(context, context.real.decisions) }),
  jobs: (context) => [startSettlementWorker(context)],
};
