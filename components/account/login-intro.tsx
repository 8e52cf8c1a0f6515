'use client';

import { LOGIN_COPY } from '@/lib/domain/account/login.copy';
import { useSlip } from '@/lib/domain/slip/slip.store';

/** Why the visitor should log in now: the selections that wait in the slip, or what an account is for. */
export function LoginIntro() {
  const kept = useSlip((state) => state.legs.length);
  return kept > 0 ? LOGIN_COPY.kept(kept) : LOGIN_COPY.plain;
}
