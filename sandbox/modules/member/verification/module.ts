import type { Module } from '../../module';
import { createEntryParts } from './entry-parts';

export const verificationModule: Module = {
  name: 'member/verification',
  needs: [],
  provides: (context) => ({ entry: createEntryParts(context) }),
};
