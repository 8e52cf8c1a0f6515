/** @jest-environment jest-fixed-jsdom */
import { setTheme } from '@/lib/domain/site/preference/colours';

const bars = (...metas: readonly [content: string, media?: string][]) => {
  document.head.innerHTML = metas
    .map(([content, media]) => `<meta name="theme-color" content="${content}" media="${media ?? ''}">`)
    .join('');
  return () => [...document.querySelectorAll<HTMLMetaElement>('meta')].map(({ content }) => content);
};

beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: query.includes('light') })) as typeof window.matchMedia;
});

test('the browser’s bars take a theme’s background colour at once', () => {
  const roof = bars(['#0b2f57']);
  setTheme('dark');
  expect(roof()).toEqual(['#0f2540']);
  const surface = bars(['#121921']);
  setTheme('light');
  expect(surface()).toEqual(['#ffffff']);
});

test('the system theme has the colour of each scheme, or of the one in use', () => {
  const both = bars(['#0b2f57', '(prefers-color-scheme: light)'], ['#0b2f57', '(prefers-color-scheme: dark)']);
  setTheme('system');
  expect(both()).toEqual(['#0b2f57', '#0f2540']);
  const one = bars(['#121921']);
  setTheme('system');
  expect(one()).toEqual(['#ffffff']);
});
