import type { Module } from '../../module';
import { registerHelpControl } from './help.control';
import { registerHelpCalls } from './help.routes';
import * as schema from './help.tables';

export const helpModule: Module = {
  name: 'care/help',
  needs: ['member/call'],
  tables: schema,
  routes: registerHelpCalls,
  control: registerHelpControl,
};
