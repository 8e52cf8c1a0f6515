import type { Module } from '../../module';
import { registerStatementCall } from './statement.routes';

export const statementModule: Module = {
  name: 'money/statement',
  needs: ['betting/order', 'community/game', 'member/call', 'money/deposit', 'money/transaction', 'money/withdraw', 'rewards/gift'],
  routes: registerStatementCall,
};
