import type { Module } from '../../module';
import { registerServiceCalls } from './service.routes';
import { registerSupportControl } from './support.control';
import { registerSupportPictureCalls } from './support-picture.routes';
import { sweepSupportPictures } from './support-picture.store';
import { registerSupportCalls } from './support.routes';
import * as schema from './support.tables';

export const supportModule: Module = {
  name: 'care/support',
  needs: [
    'betting/order',
    'betting/ruling',
    'member/account',
    'member/call',
    'member/picture',
    'money/deposit',
    'money/withdraw',
    'site/config',
  ],
  tables: schema,
  routes: (app, context) => {
    registerSupportCalls(app, context);
    registerServiceCalls(app, context);
    registerSupportPictureCalls(app, context);
  },
  control: registerSupportControl,
  sweep: ({ db }, now) => sweepSupportPictures(db, now),
};
