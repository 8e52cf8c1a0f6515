import 'server-only';
import type { Viewport } from 'next';
import { THEME_COOKIE } from '@pavilion/contract/cookies';
import { readPageCookie } from './page-request.server';
import { type Ground, themeColour } from '@/lib/domain/site/preference/theme-colour.rules';

/** Colours the browser's own bars like the page's header, in the member's theme. */
export async function themeColourFor(ground: Ground): Promise<Pick<Viewport, 'themeColor'>> {
  return { themeColor: themeColour(await readPageCookie(THEME_COOKIE), ground) };
}
