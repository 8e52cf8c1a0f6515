import 'server-only';
import { headers } from 'next/headers';
import { SOFT_NAVIGATION_HEADER } from './gate.model';

/** Whether this page is asked for by a page of this site, whose scripts and data stay (a client-side navigation). */
export async function isSoftNavigation(): Promise<boolean> {
  return (await headers()).has(SOFT_NAVIGATION_HEADER);
}
