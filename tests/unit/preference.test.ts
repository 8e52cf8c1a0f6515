import { DEFAULT_PREFERENCE, preferenceSchema, themeOf, upColourOf } from '@/lib/domain/preference/preference.model';

describe('preferences', () => {
  test('an empty store reads as the defaults', () => {
    expect(preferenceSchema.parse({})).toEqual(DEFAULT_PREFERENCE);
  });

  test('a value that is not ours does not read', () => {
    expect(preferenceSchema.safeParse({ theme: 'neon' }).success).toBe(false);
    expect(preferenceSchema.safeParse({ oddsType: 9 }).success).toBe(false);
  });

  test('cookies may hold anything; what is unknown is the default', () => {
    expect([themeOf('dark'), themeOf('light'), themeOf('"><script>'), themeOf(undefined)]).toEqual([
      'dark',
      'light',
      'system',
      'system',
    ]);
    expect([upColourOf('green'), upColourOf('blue'), upColourOf(undefined)]).toEqual(['green', 'red', 'red']);
  });
});
