import * as fc from '../../support/property';
import { isUuid, newUuid, toUuid } from '@/lib/kit/browser/uuid';

// @spec 9.22
test('makes an upper-case version 4 UUID from sixteen bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      expect(toUuid(bytes)).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/);
    }),
  );
  expect(toUuid(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
});

test('never makes two alike, and accepts only its own form', () => {
  expect(new Set(Array.from({ length: 200 }, newUuid)).size).toBe(200);
  expect(isUuid(newUuid())).toBe(true);
  expect(isUuid(newUuid().toLowerCase())).toBe(false);
  expect(isUuid("x'; drop")).toBe(false);
});
