import type { Theme } from './preference.model';

/** Colours of the browser's own bars: `surface`, and `roof` on pages with the azurite header. */
export const THEME_COLOURS = {
  surface: { light: '#ffffff', dark: '#121921' },
  roof: { light: '#0b2f57', dark: '#0f2540' },
} as const;

/** Background of a page's header. */
export type Ground = keyof typeof THEME_COLOURS;
export const GROUNDS = Object.keys(THEME_COLOURS) as readonly Ground[];

/** The `theme-color` of a page: one colour, or one for each scheme of the system. */
export function themeColour(theme: Theme, ground: Ground) {
  const { light, dark } = THEME_COLOURS[ground];
  if (theme !== 'system') return theme === 'light' ? light : dark;
  return [
    { media: '(prefers-color-scheme: light)', color: light },
    { media: '(prefers-color-scheme: dark)', color: dark },
  ];
}
