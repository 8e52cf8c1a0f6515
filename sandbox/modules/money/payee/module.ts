import type { Module } from '../../module';
import { registerPayeeControl } from './payee.control';
import { registerPayeeCalls } from './payee.routes';

export const payeeModule: Module = {
  name: 'money/payee',
  needs: [
    'member/account',
    'member/call',
    'member/limit',
    'member/mail',
    'member/phone',
    'member/security',
    'money/payee-registry',
    'money/withdraw',
  ],
  routes: registerPayeeCalls,
  control: registerPayeeControl,
};
