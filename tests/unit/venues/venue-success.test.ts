import { VENUE_CODES } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import { createFbCaller } from '@/lib/venues/fb/fb.client';
import { createImCaller } from '@/lib/venues/im/im.client';
import { createObCaller } from '@/lib/venues/ob/ob.client';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { BusinessError } from '@/lib/kit/http/errors';

const realFetch = globalThis.fetch;
let body: unknown;
beforeAll(() => {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body)));
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const sessionOf = <S>(session: S) => ({ open: () => Promise.resolve(session), renew: () => Promise.resolve(session) });
const AT = 'http://venue.test';

const fb = createFbCaller(sessionOf({ origin: AT, Authorization: 'fbtk', languageType: 'CMN' }));
const ob = createObCaller(
  sessionOf({ cuid: '1', origin: AT, requestId: 'obtk', resourceUrl: '', resourceGamingUrl: '', h5Url: '', url: '', activityUrl: '' }),
);
const im = createImCaller(
  sessionOf({ LanguageCode: 'CHS', OddsType: 3, TimeStamp: '20261120120000', origin: AT, Token: 'imtk', MemberCode: 'M' }),
  'origin',
);
const flat = z.object({ word: z.string() });

/** One call of a venue that responds with this code. */
const SEND = {
  FBTY: (code: unknown) => {
    body = { success: true, code, message: '', data: { word: 'yes' } };
    return fb({ path: '/v1/x', body: {}, response: flat });
  },
  OBTY: (code: unknown) => {
    body = { code, msg: '', data: { word: 'yes' } };
    return ob({ path: '/yewu11/v1/x', body: {}, response: flat });
  },
  IMTY: (code: unknown) => {
    body = { StatusCode: code, StatusDesc: '', word: 'yes' };
    return im({ name: 'X', body: {}, response: flat });
  },
} as const;

// @spec 1.04
test('the three venues have their codes and an adapter each', () => {
  expect([...VENUE_CODES]).toEqual(['IMTY', 'OBTY', 'FBTY']);
  expect([...OPEN_VENUES].toSorted()).toEqual([...VENUE_CODES].toSorted());
});

// @spec 3.21 8.09 8.23
test.each([
  ['FBTY', 0],
  ['OBTY', '0000000'],
  ['IMTY', 100],
] as const)('%s: success is %j and nothing else', async (venue, success) => {
  expect(await SEND[venue](success)).toEqual({ word: 'yes' });
  const others =
    venue === 'OBTY' ? ['0', '100', '350', '6000', '0000001'] : [0, 100, 350, 6000, 987_654].filter((code) => code !== success);
  for (const code of others) {
    const error: unknown = await SEND[venue](code).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BusinessError);
    expect(error).toMatchObject({ code, source: venue });
  }
});

// @spec 8.09
test('350 counts as a success only for a call about selections', async () => {
  body = { StatusCode: 350, StatusDesc: '', word: 'each for itself' };
  expect(await im({ name: 'GetBetInfo', body: {}, response: flat, also: [350] })).toEqual({ word: 'each for itself' });
  await expect(SEND.IMTY(350)).rejects.toMatchObject({ code: 350 });
});

// @spec 8.32
test.each([
  ['FBTY', 8, 'maintenance'],
  ['FBTY', 14_002, 'missing'],
  ['FBTY', 700, 'error'],
  ['IMTY', 700, 'maintenance'],
  ['IMTY', 380, 'missing'],
  ['IMTY', 8, 'error'],
  ['OBTY', '0402001', 'missing'],
  ['OBTY', '0400001', 'error'],
] as const)('%s: code %j is read as %s', async (venue, code, kind) => {
  const error: unknown = await SEND[venue](code).catch((thrown: unknown) => thrown);
  expect(toFailure(error)).toMatchObject({ kind, code });
});
