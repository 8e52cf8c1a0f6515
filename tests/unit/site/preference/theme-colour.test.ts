import { readFileSync } from 'node:fs';
import { THEME_COLOURS, themeColour } from '@/lib/domain/site/preference/theme-colour.rules';

test('the colours of the browser’s bars equal those of the style sheet', () => {
  const css = readFileSync('app/globals.css', 'utf8').toLowerCase().replaceAll('#fff;', '#ffffff;');
  const inCss = (name: string) => [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, colour]) => colour);
  expect(inCss('surface')).toEqual([THEME_COLOURS.surface.light, THEME_COLOURS.surface.dark]);
  expect(inCss('roof')).toEqual([THEME_COLOURS.roof.light, THEME_COLOURS.roof.dark]);
});

test('a chosen theme has one colour, and the system theme one for each scheme', () => {
  expect(themeColour('dark', 'roof')).toBe('#0f2540');
  expect(themeColour('light', 'surface')).toBe('#ffffff');
  expect(themeColour('system', 'roof')).toEqual([
    { media: '(prefers-color-scheme: light)', color: '#0b2f57' },
    { media: '(prefers-color-scheme: dark)', color: '#0f2540' },
  ]);
});
