import { encodingsOf } from '@/lib/server/response/encoding.rules';

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['deflate', []],
  ['gzip', ['gzip']],
  ['GZIP', ['gzip']],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['*', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['gzip;q=0, *', ['br']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['gzip;q=0.5, identity', []],
  ['gzip;q=0.5, identity;q=0.2', ['gzip']],
  ['identity;q=0, gzip', ['gzip']],
  ['identity;q=0', []],
  ['*;q=0', []],
  ['br;q=x', []],
])('a client with Accept-Encoding %j gets the first possible of %j, else a plain response', (acceptEncoding, encodings) => {
  expect(encodingsOf(acceptEncoding)).toEqual(encodings);
});
