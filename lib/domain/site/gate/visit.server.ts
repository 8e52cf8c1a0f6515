import 'server-only';
import { cookies, headers } from 'next/headers';
import { APP_COOKIE } from '@pavilion/contract/cookies';
import { SOFT_NAVIGATION_HEADER } from './gate.model';

/** True if the request is a client-side navigation from a page of this site, whose scripts and data stay loaded. */
export async function isSoftNavigation(): Promise<boolean> {
  return (await headers()).has(SOFT_NAVIGATION_HEADER);
}

/** True inside the native app, which has a bar of its own (spec §2 isApp). */
export async function isInApp(): Promise<boolean> {
  return (await cookies()).get(APP_COOKIE)?.value === '1';
}
