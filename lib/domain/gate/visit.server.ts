import 'server-only';
import { headers } from 'next/headers';
import { SOFT_NAVIGATION_HEADER } from './gate.model';

/** Whether the request is a client-side navigation from a page of this site, whose scripts and data stay loaded. */
export async function isSoftNavigation(): Promise<boolean> {
  return (await headers()).has(SOFT_NAVIGATION_HEADER);
}
