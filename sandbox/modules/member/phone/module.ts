import type { Module } from '../../module';
import * as schema from './outbox.tables';
import { sweepOutbox } from './outbox.store';
import { registerPhoneControl } from './phone.control';

export const phoneModule: Module = {
  name: 'member/phone',
  needs: ['member/account'],
  tables: schema,
  control: registerPhoneControl,
  sweep: ({ db }) => sweepOutbox(db),
};
