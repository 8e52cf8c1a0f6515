import { DAY } from '../../../kernel/clock/calendar';
import type { Module } from '../../module';
import { registerAlertCalls } from './alert.routes';
import * as schema from './alert.tables';
import { makePushKeys } from './push-keys';
import { startPushSender } from './push-sender';
import { sweepPushes } from './push.store';

export const alertModule: Module = {
  name: 'member/alert',
  needs: [
    'betting/follow',
    'betting/order',
    'care/support',
    'member/account',
    'member/call',
    'member/session',
    'money/deposit',
    'money/withdraw',
    'rewards/coupon',
  ],
  tables: schema,
  seed: makePushKeys,
  routes: registerAlertCalls,
  jobs: (context) => [startPushSender(context)],
  sweep: ({ db, clock }) => sweepPushes(db, clock.now() - DAY),
};
