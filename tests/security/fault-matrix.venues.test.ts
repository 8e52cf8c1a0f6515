/** @jest-environment jest-fixed-jsdom */
import { readCache, writeCache } from '@/lib/domain/site/cache/cache.api';
import { SHARED_KEY, ownKey } from '@/lib/domain/site/cache/cache.rules';
import { getPlatformCounts } from '@/lib/domain/betting/counts/counts.api';
import { getOpenOrders } from '@/lib/domain/betting/order/open-orders.api';
import { OPEN_ORDERS_PATH } from '@/lib/domain/betting/order/open-orders.model';
import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import { toObParams } from '@/lib/venues/ob/ob.request';
import { getCuid, withCuid } from '@/lib/venues/ob/ob.user.api';
import { env } from '@/lib/env';
import { sealValue } from '@/lib/platform/cache-seal';
import { createFbVenue, createObVenue } from '../support/whole-venues';
import { faultMatrix } from '../support/fault-matrix';
import { FB_RESPONSES, fbTargets } from '../support/matrix.fb';
import { patientEnd, quietEnd, readEnd, rowsEnd } from '../support/matrix.expected';
import type { Target } from '../support/matrix.target';
import { time } from '../support/matrix.time';

jest.mock('@pavilion/contract/constants', () =>
  jest.requireActual<typeof import('../support/matrix.time')>('../support/matrix.time').timedConstants(),
);

const CACHE_ID = '2f21207262c4df5594a474be4a5b07d661c6dd096f363fea56837079c9cb5517';
const COUNTS = { TY: 317, DZ: 642, DJ: 157, ZR: 288, CP: 131, QP: 264 };
const OB_TOKEN = 'obtk-9c02ab7715e4';
/** ms in OB's address. */
const NOW = 1_795_176_000_000;

function obSession(): VenueSession {
  const extra = {
    apiUrl: `${env.PLATFORM_ORIGIN}/merchant/counts`,
    merchantCode: 'PVL01',
    h5Url: '',
    activityUrl: '',
    resourceUrl: '',
    resourceGamingUrl: '',
    cuid: '',
  };
  return { venue: 'OBTY', origin: env.PLATFORM_ORIGIN, token: OB_TOKEN, language: 'zh', memberCode: '', timeStamp: '', extra };
}

const obParams = () => Promise.resolve(toObParams(obSession()));
const obVenue = () => createObVenue({ open: obParams, renew: obParams }, time.ms);
const PERIOD = { settled: false, from: 0, to: 1, page: 1 } as const;

const OB: readonly Target[] = [
  { name: 'ob getCounts', kind: 'read', end: rowsEnd, run: (signal) => obVenue().getCounts({ signal }) },
  { name: 'ob getBalance', kind: 'read', end: readEnd, run: (signal) => obVenue().getBalance({ signal }) },
  { name: 'ob getOrders', kind: 'read', end: readEnd, run: (signal) => obVenue().getOrders(PERIOD, { signal }) },
  { name: 'ob getOrderStates', kind: 'read', end: rowsEnd, run: (signal) => obVenue().getOrderStates(['1'], { signal }) },
  { name: 'ob getUserInfo', kind: 'read', end: patientEnd, whole: true, run: () => getCuid(obSession(), NOW) },
  {
    // A launch goes on without the member's number.
    name: 'ob launch with its number',
    kind: 'state',
    whole: true,
    end: quietEnd('without'),
    run: async () => {
      const { extra } = await withCuid(obSession());
      return { how: extra?.cuid ? 'data' : 'without', data: extra?.cuid };
    },
  },
  {
    name: 'ob platform counts',
    kind: 'state',
    end: quietEnd('failed'),
    run: async () => {
      const reply = await getPlatformCounts(obSession(), [env.PLATFORM_ORIGIN]);
      return reply.kind === 'counts' ? { how: 'data', data: reply.counts } : { how: reply.kind };
    },
  },
];

const CACHE: readonly Target[] = [
  {
    name: 'json-cache GET',
    kind: 'state',
    end: quietEnd('miss'),
    run: async () => {
      const value = await readCache(SHARED_KEY);
      return value === null ? { how: 'miss' } : { how: 'data', data: value };
    },
  },
  {
    name: 'json-cache POST',
    kind: 'state',
    end: quietEnd('not kept', true),
    run: async () => ({ how: (await writeCache(ownKey(CACHE_ID), COUNTS)) ? 'data' : 'not kept' }),
  },
];

/** The site's own count of open orders. */
const OPEN_ORDERS: Target = {
  name: 'open orders GET',
  kind: 'read',
  end: readEnd,
  whole: true,
  run: (signal) => getOpenOrders({ signal }),
};
const OPEN_REPLY = { venues: [{ venue: 'FBTY', part: { orders: [], total: 0, stake: '0.00' } }] };

const session = () => Promise.resolve({ origin: env.PLATFORM_ORIGIN, Authorization: 'fbtk-1f60e7d3', languageType: 'CMN' });
const fb = () => createFbVenue({ open: session, renew: session }, time.ms);

describe('venues and the site’s cache', () => {
  faultMatrix({
    name: 'venues',
    results: async () => ({
      ...FB_RESPONSES,
      [`GET /merchant/counts/${OB_TOKEN}?merchantCode=PVL01`]: { status_code: 6000, message: '', data: COUNTS },
      [`GET ${OPEN_ORDERS_PATH}`]: { status_code: 6000, message: '', data: OPEN_REPLY },
      [`GET /api/json-cache/${SHARED_KEY}`]: { status_code: 6000, message: '', data: await sealValue({ ...COUNTS, at: NOW }) },
      [`POST /api/json-cache/${ownKey(CACHE_ID)}`]: { status_code: 6000, message: '', data: { ttl: 3600 } },
    }),
    targets: () => [...fbTargets(fb), ...OB, ...CACHE, OPEN_ORDERS],
  });
});
