import type { Module } from '../../module';

export const rulingModule: Module = {
  name: 'betting/ruling',
  needs: [],
};
