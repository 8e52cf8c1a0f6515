import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '../../../support/property';
import { contrast, GROUNDS_OF_BRAND, toSkin } from '@/lib/domain/site/config/skin.rules';

const css = readFileSync(path.join(__dirname, '../../../../app/globals.css'), 'utf8');
const rgb = (hex: string) => {
  const whole = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
  return [1, 3, 5].map((from) => Number.parseInt(whole.slice(from, from + 2), 16)) as [number, number, number];
};
const skin = (brand: string, headerImage = '') => toSkin({ brand, headerImage });

test('a missing skin changes nothing', () => {
  expect(toSkin(null)).toBeNull();
  expect(toSkin(undefined)).toBeNull();
});

// @spec 3.04
test('a readable brand colours both themes, and its picture must be on this site', () => {
  expect(skin('#8c1d18', '/site/static/skin-lanterns.svg')).toMatchObject({
    colours: { '--skin-light': '#8c1d18' },
    headerImage: '/site/static/skin-lanterns.svg',
  });
  expect(skin('#8c1d18', 'https://elsewhere.example/a.png')?.headerImage).toBe('');
});

test.each(['#ffcc00', '#e05a47', 'red', '#12345', '#8c1d18;--x:1', '', 'url(javascript:1)'])('rejects %s', (brand) => {
  expect(skin(brand)).toBeNull();
});

test('for any colour, text in it and on it has a contrast of 4.5 in both themes, or the skin is rejected', () => {
  const part = fc.integer({ min: 0, max: 255 });
  let shown = 0;
  fc.assert(
    fc.property(fc.tuple(part, part, part), (parts) => {
      const wanted = skin(`#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
      if (!wanted) return;
      shown += 1;
      for (const theme of ['light', 'dark'] as const) {
        const brand = rgb(wanted.colours[`--skin-${theme}`]);
        const grounds = [...Object.values(GROUNDS_OF_BRAND[theme]), wanted.colours[`--skin-${theme}-bg`]];
        for (const ground of grounds) expect(contrast(brand, rgb(ground))).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 500 },
  );
  expect(shown).toBeGreaterThan(50);
});

test('its background colours are those of the style sheet', () => {
  const [light, dark] = [css.slice(0, css.indexOf('@variant dark')), css.slice(css.indexOf('@variant dark'))];
  const valueOf = (text: string, name: string) => new RegExp(`${name}: (#[\\da-f]+);`).exec(text)?.[1];
  for (const [name, value] of Object.entries(GROUNDS_OF_BRAND.light)) expect([name, valueOf(light, name)]).toEqual([name, value]);
  for (const [name, value] of Object.entries(GROUNDS_OF_BRAND.dark)) expect([name, valueOf(dark, name)]).toEqual([name, value]);
});
