import type { Module } from '../../module';
import { registerPayeeControl } from './payee.control';
import { registerPayeeCalls } from './payee.routes';

export const payeeModule: Module = {
  name: 'money/payee',
  needs: [],
  routes: registerPayeeCalls,
  control: registerPayeeControl,
};
