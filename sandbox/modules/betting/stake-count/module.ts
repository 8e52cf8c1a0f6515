import type { Module } from '../../module';
import { countLeft } from './left-stakes';

export const stakeCountModule: Module = {
  name: 'betting/stake-count',
  needs: [],
  prepare: async ({ db }) => void (await countLeft(db)),
};
