import type { Module } from '../../module';
import { startNameReviews } from './real-name';
import { registerSecurityControl } from './security.control';
import { registerSecurityCalls } from './security.routes';

export const securityModule: Module = {
  name: 'member/security',
  needs: ['member/account', 'member/call', 'member/limit', 'member/phone', 'member/step-up'],
  routes: registerSecurityCalls,
  jobs: (context) => [startNameReviews(context)],
  control: registerSecurityControl,
};
