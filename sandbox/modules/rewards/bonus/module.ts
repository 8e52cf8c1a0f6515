import type { Module } from '../../module';
import { startBonusReviews } from './bonus-review';
import { registerBonusControl } from './bonus.control';
import { registerDividendCalls } from './dividend.routes';
import * as schema from './dividend.tables';

export const bonusModule: Module = {
  name: 'rewards/bonus',
  needs: ['betting/stake', 'member/account', 'member/call', 'money/deposit', 'rewards/grant', 'rewards/person'],
  tables: schema,
  routes: registerDividendCalls,
  jobs: (context) => [startBonusReviews(context)],
  control: registerBonusControl,
};
