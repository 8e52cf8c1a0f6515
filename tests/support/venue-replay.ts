import type { VenueCode } from '@pavilion/contract/constants';
import type { FbSession } from '@/lib/venues/fb/fb.client';
import type { ImSession } from '@/lib/venues/im/im.client';
import type { ObParams } from '@/lib/venues/ob/ob.request';
import { unpack } from '@/lib/venues/ob/ob.unpack';
import type { Venue } from '@/lib/venues/venue';
import { createFbVenue, createImVenue, createObVenue } from './whole-venues';

/** One call of a venue, by the last part of its path, and the response to it. */
export interface Exchange {
  call: string;
  response: unknown;
}

/** A venue whose time passes on request. */
export interface TimedVenue {
  venue: Venue;
  pass(ms: number): Promise<void>;
}

const sessionsOf = <T>(session: T) => ({ open: () => Promise.resolve(session), renew: () => Promise.resolve(session) });
const OB_SESSION: ObParams = {
  cuid: '5',
  origin: 'https://ob.test',
  requestId: 't',
  resourceUrl: '',
  resourceGamingUrl: '',
  h5Url: '',
  url: '',
  activityUrl: '',
};
const IM_SESSION: ImSession = {
  origin: 'https://im.test',
  Token: 't',
  TimeStamp: '20261120120000',
  MemberCode: 'M',
  LanguageCode: 'CHS',
  OddsType: 3,
};
const still = () => Promise.resolve();

/** New venues over sessions that no platform made. `world`: ms, by which IM finds its day. */
export const REPLAYED: Readonly<Record<VenueCode, (world?: number) => TimedVenue>> = {
  FBTY: () => ({
    venue: createFbVenue(sessionsOf<FbSession>({ origin: 'https://fb.test', Authorization: 't', languageType: 'CMN' })),
    pass: still,
  }),
  OBTY: () => ({ venue: createObVenue(sessionsOf(OB_SESSION)), pass: still }),
  IMTY(world = Date.UTC(2026, 10, 20, 12)) {
    let now = 0;
    const pass = (ms: number) => Promise.resolve(void (now += ms));
    const ports = { now: () => now, wait: pass };
    return { venue: createImVenue(sessionsOf(IM_SESSION), { way: 'origin', ports, now: ports.now, world: () => world }), pass };
  },
};

export const callOf = (address: string) => new URL(address, 'https://venue.test').pathname.split('/').at(-1)!;

/**
 * Runs with recorded responses in place of the network: the n-th call of a name gets its n-th response, later ones its last. Also
 * returns the names of the calls that were sent.
 */
export async function replay<T>(exchanges: readonly Exchange[], run: () => Promise<T>): Promise<{ result: T; sent: readonly string[] }> {
  const real = globalThis.fetch;
  const sent: string[] = [];
  globalThis.fetch = ((request: Request) => {
    const call = callOf(request.url);
    const results = exchanges.filter((exchange) => exchange.call === call);
    const at = sent.filter((name) => name === call).length;
    sent.push(call);
    return Promise.resolve(new Response(JSON.stringify((results[at] ?? results.at(-1))?.response)));
  }) as typeof fetch;
  try {
    return { result: await run(), sent };
  } finally {
    globalThis.fetch = real;
  }
}

/** Lists longer than that keep their first rows. */
const CUT = { over: 5, to: 3 } as const;

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return (value.length > CUT.over ? value.slice(0, CUT.to) : value).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner)]));
}

/** Paths of the three venues. */
const OF_VENUE = /^\/(v1|api\/mobile|yewu\d+)\//;

/** Runs against the network, with long lists cut and packed responses unpacked, and returns the venues' responses. */
export async function record(run: () => Promise<unknown>): Promise<readonly Exchange[]> {
  const real = globalThis.fetch;
  const exchanges: Exchange[] = [];
  globalThis.fetch = (async (request: Request) => {
    const response = await real(request);
    if (!OF_VENUE.test(new URL(request.url).pathname)) return response;
    const body = (await response.json()) as { data?: unknown };
    const reply = cut(typeof body.data === 'string' ? { ...body, data: await unpack(body.data) } : body);
    exchanges.push({ call: callOf(request.url), response: reply });
    return new Response(JSON.stringify(reply), { status: response.status, headers: response.headers });
  }) as typeof fetch;
  try {
    await run();
    return exchanges;
  } finally {
    globalThis.fetch = real;
  }
}
