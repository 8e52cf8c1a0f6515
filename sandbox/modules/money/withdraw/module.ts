import type { Module } from '../../module';
import { startPayouts } from './payout';
import { registerWithdrawControl } from './withdraw.control';
import { registerWithdrawCalls } from './withdraw.routes';
import * as schema from './withdraw.schema';

export const withdrawModule: Module = {
  name: 'money/withdraw',
  needs: [],
  tables: schema,
  routes: registerWithdrawCalls,
  jobs: (context) => [startPayouts(context)],
  control: registerWithdrawControl,
};
