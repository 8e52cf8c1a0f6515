import type { Module } from '../../module';

export const lossModule: Module = {
  name: 'betting/loss',
  needs: ['betting/ruling'],
};
