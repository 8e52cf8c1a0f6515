import type { Module } from '../../module';
import { registerMatchControl } from './match.control';
import * as schema from './match.tables';
import { registerTimelineCall } from './timeline.routes';

export const matchModule: Module = {
  name: 'betting/match',
  needs: ['member/call'],
  tables: schema,
  routes: registerTimelineCall,
  control: registerMatchControl,
};
