import type { Module } from '../../module';
import { registerVipCalls } from './vip.routes';

export const vipModule: Module = {
  name: 'member/vip',
  needs: [],
  routes: registerVipCalls,
};
