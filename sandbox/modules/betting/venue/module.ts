import type { Module } from '../../module';

export const venueModule: Module = {
  name: 'betting/venue',
  needs: [],
};
