import type { Module } from '../../module';
import { registerWalletCalls } from './wallet.routes';
import * as schema from './wallet.tables';

export const walletModule: Module = {
  name: 'money/wallet',
  needs: ['betting/venue', 'member/account', 'member/call', 'member/limit'],
  tables: schema,
  routes: registerWalletCalls,
};
