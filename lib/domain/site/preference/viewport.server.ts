import 'server-only';
import type { Viewport } from 'next';
import { cookies } from 'next/headers';
import { THEME_COOKIE } from '@pavilion/contract/cookies';
import { themeOf } from './preference.model';
import { type Ground, themeColour } from './theme-colour.rules';

/** Colours the browser's own bars like the page's header, in the member's theme. */
export async function themeColourFor(ground: Ground): Promise<Pick<Viewport, 'themeColor'>> {
  return { themeColor: themeColour(themeOf((await cookies()).get(THEME_COOKIE)?.value), ground) };
}
