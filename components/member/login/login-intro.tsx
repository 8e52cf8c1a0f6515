'use client';

import { LOGIN_COPY } from '@/lib/domain/member/login/login.copy';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';

/** Reason to log in now: the selections that wait in the slip, or the uses of an account. */
export function LoginIntro() {
  const legs = useSlip((state) => state.legs.length);
  return legs > 0 ? LOGIN_COPY.stored(legs) : LOGIN_COPY.plain;
}
