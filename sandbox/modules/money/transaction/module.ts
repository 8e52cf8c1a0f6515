import type { Module } from '../../module';
import { registerGiftCall } from './gift.routes';
import { registerRecordCalls } from './record.routes';

export const transactionModule: Module = {
  name: 'money/transaction',
  needs: [],
  routes: (app, context) => {
    registerGiftCall(app, context);
    registerRecordCalls(app, context);
  },
};
