import 'server-only';
import type { Metadata } from 'next';
import { env } from '@/lib/env';

/**
 * Metadata of a page that is the same for everybody: search engines may list it where the operator allows it (`INDEXING`). `title`:
 * undefined for the home page, which has the site's.
 */
export function openPage(title: string | undefined, description: string): Metadata {
  return { ...(title === undefined ? {} : { title }), description, robots: { index: env.INDEXING, follow: env.INDEXING } };
}
