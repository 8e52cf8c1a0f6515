/** @jest-environment jest-fixed-jsdom */
import { readCookie, removeCookie, writeCookie } from '@/lib/kit/browser/cookie';
import { readStored, readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';

test('what is written is read, in its own area', () => {
  expect(writeStored('a', '1')).toBe(true);
  writeStored('a', '2', 'session');
  expect([readStored('a'), readStored('a', 'session'), readStored('b')]).toEqual(['1', '2', null]);
  removeStored('a');
  expect([readStored('a'), readStored('a', 'session')]).toEqual([null, '2']);
});

test('stored JSON, or null', () => {
  writeStored('j', '{"a":1}');
  expect(readStoredJson('j')).toEqual({ a: 1 });
  writeStored('j', '{"a":');
  expect([readStoredJson('j'), readStoredJson('none')]).toEqual([null, null]);
});

test('forbidden and full storage never throw', () => {
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

test('cookies are for the whole site, encoded, and go when they are told', () => {
  writeCookie('place', '/mine?a=1;b 红');
  expect(document.cookie).not.toContain('红');
  expect(readCookie('place')).toBe('/mine?a=1;b 红');
  removeCookie('place');
  expect(readCookie('place')).toBeNull();
});

test('the whole name counts, the first of several, and a value that nobody encoded', () => {
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

test('nothing of a value becomes an attribute', () => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  writeCookie('place', 'x; Domain=evil\r\nSet-Cookie: a=b', { maxAge: 5 });
  spy.mockRestore();
  expect(written).toEqual(['place=x%3B%20Domain%3Devil%0D%0ASet-Cookie%3A%20a%3Db; Max-Age=5; Path=/; SameSite=Lax']);
});

// @spec 9.27
test('a cookie with a path of its own: written with its options, removed with the same', () => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  writeCookie('place', 'x', { days: 1, path: '/mine', secure: true });
  removeCookie('place', { path: '/mine' });
  spy.mockRestore();
  expect(written[0]).toBe('place=x; Max-Age=86400; Path=/mine; Secure; SameSite=Lax');
  expect(written[1]).toMatch(/^place=; Max-Age=-1; Path=\/mine/);
});
