import type { Module } from '../../module';

export const turnoverModule: Module = {
  name: 'money/turnover',
  needs: [],
};
