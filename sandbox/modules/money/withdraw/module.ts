import type { Module } from '../../module';
import { startPayouts } from './payout';
import { registerWithdrawControl } from './withdraw.control';
import { registerWithdrawCalls } from './withdraw.routes';
import * as schema from './withdraw.tables';

export const withdrawModule: Module = {
  name: 'money/withdraw',
  needs: [
    'member/account',
    'member/call',
    'member/mail',
    'member/security',
    'member/vip',
    'money/deposit',
    'money/payee-registry',
    'money/turnover',
  ],
  tables: schema,
  routes: registerWithdrawCalls,
  jobs: (context) => [startPayouts(context)],
  control: registerWithdrawControl,
};
