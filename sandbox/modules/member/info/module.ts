import type { Module } from '../../module';
import { registerInfoControl } from './info.control';
import { startInfoReviews } from './info-review';
import { registerInfoCalls } from './info.routes';
import * as schema from './info.tables';

export const infoModule: Module = {
  name: 'member/info',
  needs: [
    'member/account',
    'member/call',
    'member/limit',
    'member/mail',
    'member/phone',
    'member/picture',
    'member/security',
    'member/verification',
    'money/payee',
    'money/payee-registry',
    'money/withdraw',
    'site/config',
  ],
  tables: schema,
  jobs: (context) => [startInfoReviews(context)],
  control: registerInfoControl,
  routes: (app, context) => registerInfoCalls(app, context, context.entry.codes),
};
