import type { Module } from '../../module';
import { registerPictureCalls } from './picture.routes';
import * as schema from './picture.tables';
import { sweepPictures } from './picture.store';

export const pictureModule: Module = {
  name: 'member/picture',
  needs: ['member/call'],
  tables: schema,
  routes: registerPictureCalls,
  sweep: ({ db, clock }, now) => sweepPictures(db, now, Math.trunc(clock.now())),
};
