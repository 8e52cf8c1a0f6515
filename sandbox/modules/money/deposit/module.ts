import type { Module } from '../../module';
import { startBank } from './bank';
import { registerDepositControl } from './deposit.control';
import { registerDepositCalls } from './deposit.routes';
import * as schema from './deposit.tables';

export const depositModule: Module = {
  name: 'money/deposit',
  needs: [
    'member/account',
    'member/call',
    'member/limit',
    'member/mail',
    'member/picture',
    'member/security',
    'money/payee-registry',
    'rewards/coupon',
  ],
  tables: schema,
  routes: registerDepositCalls,
  jobs: (context) => [startBank(context)],
  control: registerDepositControl,
};
