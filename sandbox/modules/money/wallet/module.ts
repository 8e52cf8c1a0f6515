import type { Module } from '../../module';
import { registerWalletCalls } from './wallet.routes';
import * as schema from './wallet.schema';

export const walletModule: Module = {
  name: 'money/wallet',
  needs: ['member/account', 'member/limit', 'site/config'],
  tables: schema,
  routes: registerWalletCalls,
};
