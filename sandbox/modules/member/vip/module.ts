import type { Module } from '../../module';
import { registerVipCalls } from './vip.routes';

export const vipModule: Module = {
  name: 'member/vip',
  needs: ['betting/order', 'betting/stake', 'member/account'],
  routes: registerVipCalls,
};
