import type { Module } from '../../module';
import { registerGiftCall } from './gift.routes';
import { registerRecordCalls } from './transaction.routes';

export const transactionModule: Module = {
  name: 'money/transaction',
  needs: [
    'betting/stake',
    'betting/venue',
    'member/call',
    'money/deposit',
    'money/payee-registry',
    'money/rebate',
    'money/turnover',
    'money/withdraw',
    'rewards/calendar',
    'rewards/flip',
    'rewards/gift',
    'rewards/grant',
    'rewards/mall',
  ],
  routes: (app, context) => {
    registerGiftCall(app, context);
    registerRecordCalls(app, context);
  },
};
