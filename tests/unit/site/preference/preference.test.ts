import * as z from '@pavilion/contract/schema';
import { DEFAULT_PREFERENCE, lookOf, lookText, preferenceSchema, themeOf, upColourOf } from '@/lib/domain/site/preference/preference.model';

describe('preferences', () => {
  test('an empty store reads as the defaults', () => {
    expect(z.parse(preferenceSchema, {})).toEqual(DEFAULT_PREFERENCE);
  });

  test('an invalid value is not accepted', () => {
    expect(z.safeParse(preferenceSchema, { theme: 'neon' }).success).toBe(false);
    expect(z.safeParse(preferenceSchema, { oddsType: 9 }).success).toBe(false);
  });

  test('an unknown value in a cookie means the default', () => {
    expect([themeOf('dark'), themeOf('light'), themeOf('"><script>'), themeOf(undefined)]).toEqual(['dark', 'light', 'system', 'system']);
    expect(lookOf(lookText({ density: 'pro', oddsType: 1 }))).toMatchObject({ density: 'pro', oddsType: 1 });
    expect(['neon.1', 'pro.9', 'pro', '', undefined].map((cookie) => lookOf(cookie))).toEqual(Array(5).fill(DEFAULT_PREFERENCE));
    expect([upColourOf('green'), upColourOf('blue'), upColourOf(undefined)]).toEqual(['green', 'red', 'red']);
  });
});
