import { THEME_COOKIE, UP_COLOUR_COOKIE } from '@pavilion/contract/cookies';
import { writeCookie } from '@/lib/kit/browser/cookie';
import { COOKIE_LIFE } from '@/lib/kit/browser/persisted-cookie';
import type { Theme, UpColour } from './preference.model';
import { usePreference } from './preference.store';
import { GROUNDS, THEME_COLOURS } from './theme-colour.rules';

/** Colours the browser's own bars at once; the next page sets its own. The framework owns the meta elements. */
function paintBars(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ground = GROUNDS.find((one) => Object.values<string>(THEME_COLOURS[one]).includes(bar.content)) ?? 'surface';
    const scheme = bar.getAttribute('media');
    const isDark = scheme ? scheme.includes('dark') : matchMedia('(prefers-color-scheme: dark)').matches;
    const dark = theme === 'system' ? isDark : theme === 'dark';
    bar.content = THEME_COLOURS[ground][dark ? 'dark' : 'light'];
  }
}

/** Applies a theme to this page and the next ones. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  paintBars(theme);
  writeCookie(THEME_COOKIE, theme, COOKIE_LIFE);
  usePreference.setState({ theme });
}

/** Applies the colour of rising prices to this page and the next ones. */
export function setUpColour(upColour: UpColour): void {
  document.documentElement.dataset.up = upColour;
  writeCookie(UP_COLOUR_COOKIE, upColour, COOKIE_LIFE);
  usePreference.setState({ upColour });
}
