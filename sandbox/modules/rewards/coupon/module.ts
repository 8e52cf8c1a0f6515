import type { Module } from '../../module';
import { registerCouponControl } from './coupon.control';
import { registerCouponCalls } from './coupon.routes';
import * as schema from './coupon.tables';

export const couponModule: Module = {
  name: 'rewards/coupon',
  needs: ['betting/stake', 'member/account', 'member/call', 'member/vip', 'rewards/grant'],
  tables: schema,
  routes: registerCouponCalls,
  control: registerCouponControl,
};
