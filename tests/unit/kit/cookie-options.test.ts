import * as fc from '../../support/property';
import { cookieAttributes, type CookieOptions } from '@/lib/kit/browser/cookie-attributes';
import { randomText } from '@/lib/kit/crypto/random-text';
import { displayMoney } from '@pavilion/number/money-display';

describe('random text', () => {
  // @spec 9.26
  test('has the given number of letters and digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (length) => {
        expect(randomText(length)).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`));
      }),
    );
    expect(new Set(Array.from({ length: 200 }, () => randomText(16))).size).toBe(200);
  });

  test('drops bytes that would favour the first letters', () => {
    let next = 0;
    // Twice through every byte: the last eight of the first round must not be read.
    const counting = (into: Uint8Array) => into.forEach((_, index) => void (into[index] = next++ % 256));
    const text = randomText(62 * 8, counting);
    const counts = new Map<string, number>();
    for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 62 }, () => 8));
  });

  test.each([-1, 1.5, Number.NaN, 5000])('rejects the length %d', (length) => {
    expect(() => randomText(length)).toThrow(RangeError);
  });
});

describe('money display', () => {
  // @spec 5.10
  test.each([
    ['1234.565', '1,234.57', '1,234.56'],
    ['1234.564', '1,234.56', '1,234.56'],
    ['1234.5', '1,234.50', '1,234.50'],
    ['0.005', '0.01', '0.00'],
    ['0.999', '1.00', '0.99'],
    ['999999.995', '1,000,000.00', '999,999.99'],
    ['1.005', '1.01', '1.00'],
    ['-1.005', '-1.01', '-1.01'],
    ['-1.004', '-1.00', '-1.01'],
    ['-1.00', '-1.00', '-1.00'],
    ['0', '0.00', '0.00'],
  ])('%s: round %s, floor %s', (text, round, floor) => {
    expect([displayMoney(text, 'round'), displayMoney(text, 'floor')]).toEqual([round, floor]);
  });

  test.each(['', '1e3', '1,000', 'NaN', '.5'])('%j is not an amount', (text) => {
    expect(() => displayMoney(text, 'round')).toThrow(RangeError);
    expect(() => displayMoney(text, 'floor')).toThrow(RangeError);
  });

  test('keeps floor ≤ amount < floor + 0.01, and round within half of 0.01', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (tenthMinor) => {
        const sign = tenthMinor < 0n ? '-' : '';
        const digits = (tenthMinor < 0n ? -tenthMinor : tenthMinor).toString().padStart(4, '0');
        const text = `${sign}${digits.slice(0, -3)}.${digits.slice(-3)}`;
        const asTenths = (shown: string) => BigInt(shown.replaceAll(',', '').replace('.', '')) * 10n;
        const floorGap = tenthMinor - asTenths(displayMoney(text, 'floor'));
        expect(floorGap >= 0n && floorGap < 10n).toBe(true);
        const roundGap = tenthMinor - asTenths(displayMoney(text, 'round'));
        expect(roundGap >= -5n && roundGap <= 5n).toBe(true);
      }),
    );
  });
});

describe('cookie attributes', () => {
  const site = { hostname: 'm.pavilion.example', https: true };
  const of = (options: CookieOptions, where = site) => cookieAttributes(options, where);

  test('default to the whole site, this host alone, the browser session, and Secure exactly on https', () => {
    expect(of({})).toEqual({ path: '/', sameSite: 'lax', secure: true });
    expect(of({}, { ...site, https: false })).toEqual({ path: '/', sameSite: 'lax', secure: false });
  });

  // @spec 9.27
  test('can set days, path, domain and secure', () => {
    expect(of({ days: 365, path: '/mine', domain: 'pavilion.example', secure: true })).toEqual({
      path: '/mine',
      sameSite: 'lax',
      secure: true,
      maxAge: 31_536_000,
      domain: 'pavilion.example',
    });
    expect(of({ maxAge: 60, days: 3 }).maxAge).toBe(60);
    expect(of({ days: 1 }).maxAge).toBe(86_400);
    expect(of({ domain: 'm.pavilion.example' }).domain).toBe('m.pavilion.example');
    expect(of({ secure: false }).secure).toBe(true);
  });

  test.each<[string, CookieOptions]>([
    ['an attribute in the path', { path: '/; Domain=evil.example' }],
    ['a path that is invalid', { path: 'mine' }],
    ['a line break', { path: '/\r\nSet-Cookie: a=b' }],
    ['another host', { domain: 'evil.example' }],
    ['a host that ends alike', { domain: 'avilion.example' }],
    ['a top-level domain', { domain: 'example' }],
    ['an attribute in the domain', { domain: 'pavilion.example; Path=/' }],
    ['a lifetime in the past', { days: -1 }],
    ['a lifetime that is no number', { maxAge: Number.NaN }],
    ['an infinite lifetime', { days: 100_000 }],
  ])('reject %s', (_what, options) => {
    expect(() => of(options)).toThrow(RangeError);
  });
});
