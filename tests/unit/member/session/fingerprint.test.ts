/** @jest-environment jest-fixed-jsdom */
import { deviceFingerprint } from '@/lib/domain/member/session/fingerprint';
import { deviceKindOf, readTraits, traitNames, type TraitReaders } from '@/lib/kit/browser/device-traits';
import { traitReaders } from '@/lib/kit/browser/trait-readers';
import { utf8 } from '@/lib/kit/crypto/bytes';
import { murmur128 } from '@/lib/kit/crypto/murmur3';

const COMMON = ['colorDepth', 'resolution', 'timezoneOffset', 'platform', 'touch'];
const fake = Object.fromEntries(
  traitNames('iphone')
    .concat('pixelRatio')
    .map((name) => [name, () => `${name}!`]),
) as unknown as TraitReaders;
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16));
/** The digits are two big-endian words; the reference writes them little-endian. */
const asReference = (hex: string) => [hex.slice(0, 16), hex.slice(16)].flatMap((word) => [...bytesOf(word)].toReversed());

describe('MurmurHash3 x64 128', () => {
  test('gives the verification value of the reference test suite (SMHasher: 0x6384BA69)', () => {
    const hashes = Array.from({ length: 256 }, (_, length) => {
      const key = Uint8Array.from({ length }, (_none, index) => index);
      return asReference(murmur128(key, 256 - length));
    });
    const last = asReference(murmur128(Uint8Array.from(hashes.flat()), 0));
    expect(last.slice(0, 4)).toEqual([0x69, 0xba, 0x84, 0x63]);
  });

  test.each([
    ['', 0, '00000000000000000000000000000000'],
    ['I will not buy this record, it is scratched.', 0, 'c382657f9a06c49d4a71fdc6d9b0d48f'],
  ])('%j with seed %d', (text, seed, hash) => {
    expect(murmur128(utf8(text), seed)).toBe(hash);
  });
});

describe('traits of each kind', () => {
  // @spec 9.24 9.25
  test.each([
    ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, COMMON],
    ['mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, [...COMMON, 'pixelRatio']],
    ['android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, [...COMMON, 'pixelRatio']],
    ['iphone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, [...COMMON, 'canvas', 'fonts', 'graphicsVendor', 'cpuClass']],
    ['iphone', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, [...COMMON, 'canvas', 'fonts', 'graphicsVendor', 'cpuClass']],
  ])('%s: %s', (kind, userAgent, touchPoints, names) => {
    expect(deviceKindOf(userAgent, touchPoints)).toBe(kind);
    expect(readTraits(deviceKindOf(userAgent, touchPoints)!, fake)).toEqual(names.map((name) => `${name}:${name}!`));
  });

  test('a kind without named traits has none', () => {
    expect(deviceKindOf('Mozilla/5.0 (X11; Linux x86_64)', 0)).toBeNull();
  });
});

describe('the fingerprint', () => {
  const on = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  // @spec 9.23
  test('is the hash with seed 31 of the traits and of the address in pre-info', () => {
    on('Mozilla/5.0 (Linux; Android 15; Pixel 9)');
    const traits = [...COMMON, 'pixelRatio'].map((name) => `${name}:${name}!`);
    expect(deviceFingerprint(fake)).toBe(murmur128(utf8(traits.join('\n')), 31));
    localStorage.setItem('preInfo', JSON.stringify({ ip: '203.0.113.7' }));
    expect(deviceFingerprint(fake)).toBe(murmur128(utf8([...traits, 'ip:203.0.113.7'].join('\n')), 31));
  });

  test('is the same for the same device, and different for another one', () => {
    on('Mozilla/5.0 (Windows NT 10.0)');
    expect(deviceFingerprint()).toMatch(/^[0-9a-f]{32}$/);
    expect(deviceFingerprint()).toBe(deviceFingerprint());
    expect(deviceFingerprint({ ...traitReaders, platform: () => 'Win64' })).not.toBe(deviceFingerprint());
  });

  // @spec 9.23
  test('is the empty text when a trait cannot be read, or the device is unknown', () => {
    on('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
    const rejected: TraitReaders = {
      ...fake,
      canvas: () => {
        throw new DOMException('no', 'SecurityError');
      },
    };
    expect(deviceFingerprint(rejected)).toBe('');
    jest.restoreAllMocks();
    on('Mozilla/5.0 (PlayStation 5)');
    expect(deviceFingerprint(fake)).toBe('');
  });
});
