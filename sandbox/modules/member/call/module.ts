import type { Module } from '../../module';

export const callModule: Module = {
  name: 'member/call',
  needs: ['member/account', 'member/session', 'member/step-up'],
};
