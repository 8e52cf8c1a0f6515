import type { Module } from '../../module';
import { createEntryParts } from './entry-parts';

export const verificationModule: Module = {
  name: 'member/verification',
  needs: ['member/account', 'member/device', 'member/phone'],
  provides: (context) => ({ entry: createEntryParts(context) }),
};
