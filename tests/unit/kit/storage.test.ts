/** @jest-environment jest-fixed-jsdom */
import { readCookie, removeCookie, writeCookie } from '@/lib/kit/browser/cookie';
import { readStored, readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';

test('reads what was written, in its own area', () => {
  expect(writeStored('a', '1')).toBe(true);
  writeStored('a', '2', 'session');
  expect([readStored('a'), readStored('a', 'session'), readStored('b')]).toEqual(['1', '2', null]);
  removeStored('a');
  expect([readStored('a'), readStored('a', 'session')]).toEqual([null, '2']);
});

test('reads stored JSON, or null', () => {
  writeStored('j', '{"a":1}');
  expect(readStoredJson('j')).toEqual({ a: 1 });
  writeStored('j', '{"a":');
  expect([readStoredJson('j'), readStoredJson('none')]).toEqual([null, null]);
});

test('a forbidden or full storage never throws', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const stuck = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(readStored('a')).toBeNull();
  expect(writeStored('a', '1')).toBe(false);
  expect(() => removeStored('a')).not.toThrow();
  for (const spy of [forbidden, full, stuck]) spy.mockRestore();
});

test('cookies are encoded, valid for the whole site, and can be removed', () => {
  writeCookie('place', '/mine?a=1;b 红');
  expect(document.cookie).not.toContain('红');
  expect(readCookie('place')).toBe('/mine?a=1;b 红');
  removeCookie('place');
  expect(readCookie('place')).toBeNull();
});

test('reads a cookie by its whole name, the first of several, encoded or not', () => {
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('xtoken=1; token=a=b%20c; token=2; bad=%E0%A4; empty=');
  expect([readCookie('token'), readCookie('oken'), readCookie('bad'), readCookie('empty'), readCookie('none')]).toEqual([
    'a=b c',
    null,
    '%E0%A4',
    null,
    null,
  ]);
  cookies.mockRestore();
});

test('a cookie’s value cannot inject an attribute', () => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  writeCookie('place', 'x; Domain=evil\r\nSet-Cookie: a=b', { maxAge: 5 });
  spy.mockRestore();
  expect(written).toEqual(['place=x%3B%20Domain%3Devil%0D%0ASet-Cookie%3A%20a%3Db; Max-Age=5; Path=/; SameSite=Lax']);
});

// @spec 9.27
test('a cookie with its own path is written and removed with the same options', () => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  writeCookie('place', 'x', { days: 1, path: '/mine', secure: true });
  removeCookie('place', { path: '/mine' });
  spy.mockRestore();
  expect(written[0]).toBe('place=x; Max-Age=86400; Path=/mine; Secure; SameSite=Lax');
  expect(written[1]).toMatch(/^place=; Max-Age=-1; Path=\/mine/);
});
