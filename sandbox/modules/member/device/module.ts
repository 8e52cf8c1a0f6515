import type { Module } from '../../module';
import { registerDeviceCalls } from './device.routes';
import * as schema from './device.tables';

export const deviceModule: Module = {
  name: 'member/device',
  needs: ['member/account', 'member/call', 'member/session'],
  tables: schema,
  routes: registerDeviceCalls,
};
