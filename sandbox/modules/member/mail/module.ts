import type { Module } from '../../module';
import { registerMailCalls } from './mail.routes';
import * as schema from './mail.tables';

export const mailModule: Module = {
  name: 'member/mail',
  needs: ['member/call'],
  tables: schema,
  routes: registerMailCalls,
};
