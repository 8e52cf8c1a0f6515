import type { Module } from '../../module';
import { registerMatchControl } from './match.control';
import * as schema from './match.tables';
import { registerPastCall } from './past.routes';
import { registerTimelineCall } from './timeline.routes';

export const matchModule: Module = {
  name: 'betting/match',
  needs: ['member/call'],
  tables: schema,
  routes(app, context) {
    registerTimelineCall(app, context);
    registerPastCall(app, context);
  },
  control: registerMatchControl,
};
