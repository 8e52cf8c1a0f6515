import { createShortLived } from '../../../kernel/db/short-lived.store';
import type { Module } from '../../module';
import { createSecretTries } from './secret-tries';

export const stepUpModule: Module = {
  name: 'member/step-up',
  needs: ['member/account'],
  provides: ({ db, real }) => ({ tries: createSecretTries(createShortLived(db, 'secret-tries'), real.now) }),
};
