import type { Module } from '../../module';

export const textModule: Module = {
  name: 'community/text',
  needs: [],
};
