'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { REFERRAL_KEY } from '@pavilion/contract/storage-keys';

/** Cheap enough for every page; the rules of lib/domain/rewards/referral judge the matches. */
const NAMES = /agent_verify|growCode|[ir]_code|r_bet|invite_code|metadata/;

function keepsCodes(): boolean {
  try {
    return localStorage.getItem(REFERRAL_KEY) !== null;
  } catch {
    return false;
  }
}

function capture(address: string): void {
  const search = address.slice(address.indexOf('?'));
  if (!NAMES.test(search) && !keepsCodes()) return;
  import('@/lib/domain/rewards/referral/referral.storage').then(({ captureReferral }) => captureReferral(search)).catch(() => undefined);
}

/** Stores the parameters of a link (spec §2). Its code is loaded only on a page whose address has some, or to discard old ones. */
export function ReferralCapture() {
  const pathname = usePathname();
  useEffect(() => capture(`${pathname}?${location.search.slice(1)}`), [pathname]);
  return null;
}
