import { READ_TIMEOUT_MS, REFRESH_TIMEOUT_MS, type VenueCode } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import { venueSessions } from '@/lib/venues/browser-sessions.store';
import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import { SPORTS, type Match, type MatchList, type SportCounts } from '@/lib/domain/betting/match/sport.model';
import { withinTime } from '@/lib/kit/http/deadline';
import { BusinessError, ContractError, type RejectionKind } from '@/lib/kit/http/errors';
import { exchange } from '@/lib/kit/http/transport';
import { toOdds } from '@pavilion/number/odds';
import { readShape } from '@/lib/platform/response';
import { callWithRelaunch, expiredBy, type Relaunching } from '@/lib/venues/shared/venue-call';
import type { CallOptions, GuestVenue, VenueParts, VenueReading } from '@/lib/venues/venue';
import { assertOwnCall, fillMissing, type VenueCall, type VenueRequest } from '@/lib/venues/shared/venue-call';
import { match, winner } from './match.builder';

/** A venue that nobody runs, built by the list "Add a venue" of CONTRIBUTING.md; each part names the file it would be. */
export const FOURTH = 'XXTY' as VenueCode;

// lib/contract/venues/xx.wire.ts
const envelopeSchema = z.object({ status: z.string(), text: z.string(), result: z.unknown() });
const fixtureSchema = z.object({ no: z.number(z.int()), teams: z.pair(z.string()), at: z.number(z.int()), odds: z.array(z.string()) });

// lib/venues/xx/xx.request.ts
interface XxParams {
  origin: string;
  key: string;
}
const isExpired = expiredBy(FOURTH, /^OVER$/);
const toParams = ({ origin, token }: VenueSession): XxParams => ({ origin, key: token });
const toSessions = (sessions: VenueSessions): Relaunching<XxParams> => ({
  open: async () => toParams(await sessions.open(FOURTH)),
  renew: async (expired) => toParams(await sessions.renew(FOURTH, expired.key)),
});
function toRequest(call: VenueCall, { origin, key }: XxParams): VenueRequest {
  assertOwnCall(call, FOURTH, /^\/xx\//, ['POST']);
  return { method: 'POST', url: origin + call.path, headers: {}, body: fillMissing<unknown>(call.body, { key }) };
}

// lib/venues/xx/xx.client.ts
const REJECTION_KIND: Readonly<Record<string, RejectionKind>> = { CLOSED: 'maintenance', GONE: 'missing' };
type Caller = <Response>(path: string, body: object, response: z.Schema<Response>, options?: CallOptions) => Promise<Response>;
function createCaller(sessions: Relaunching<XxParams>, timeout: number): Caller {
  return (path, body, response, options) =>
    withinTime({ timeout, ...options }, ({ signal }) =>
      callWithRelaunch(isExpired, sessions, async (params) => {
        const name = `${FOURTH} ${path}`;
        const request = toRequest({ method: 'POST', path, body: { ...body } }, params);
        const sent = await exchange({ name, ...request, signal, credentials: 'omit' });
        const { status, text, result } = readShape(name, envelopeSchema, sent.body);
        if (status !== 'OK') throw new BusinessError(status, text, null, FOURTH, sent.body, REJECTION_KIND[status]);
        return readShape(name, response, result, 'result');
      }),
    );
}

// lib/venues/xx/xx.adapter.ts
function toMatch(row: unknown): Match | null {
  const read = z.safeParse(fixtureSchema, row);
  if (!read.success) return null;
  const { no, teams, at, odds } = read.data;
  const id = String(no);
  const [home, away] = teams.map((name, side) => ({ id: `${id}-${side}`, name }));
  return match(id, { venue: FOURTH, home: home!, away: away!, startTime: at, markets: [winner(id, odds.map(toOdds))] });
}
function toMatchList(rows: readonly unknown[]): MatchList {
  const matches = rows.map(toMatch).filter((one) => one !== null);
  return { matches, total: rows.length, invalidRows: rows.length - matches.length };
}

// lib/venues/xx/xx.reading.venue.ts
function createReading(call: Caller): VenueReading {
  const list = async (body: object, options?: CallOptions) => toMatchList(await call('/xx/list', body, z.array(z.unknown()), options));
  return {
    async getCounts(options) {
      const { total: live } = await list({}, options);
      return Object.fromEntries(SPORTS.map((one) => [one, { live, today: 0, early: 0, parlay: 0, outright: 0 }])) as SportCounts;
    },
    getLeagues: async () => [],
    getMatches: ({ sport, timeframe, page }, options) => list({ sport, timeframe, page }, options),
    getMatchesById: (ids, options) => list({ ids }, options),
    async getMatch(id, options) {
      const found = toMatch(await call('/xx/one', { id }, z.unknown(), options));
      if (!found) throw new ContractError(`${FOURTH} /xx/one`, 'result');
      return found;
    },
    getOutrights: async () => ({ outrights: [], invalidRows: 0 }),
    search: (query, options) => list({ query }, options),
    getResults: ({ sport, from, to }, options) => list({ sport, from, to }, options),
  };
}

// lib/venues/browser.store.ts; records and betting are further parts like it
const noPart = () => Promise.reject(new Error('only readings are made up'));
export const fourthParts: VenueParts = {
  reading: async () => createReading(createCaller(toSessions(venueSessions), READ_TIMEOUT_MS)),
  records: noPart,
  betting: noPart,
};

// lib/venues/xx/xx.guest.server.ts
export const fourthGuest: GuestVenue = {
  createReading: (sessions) => createReading(createCaller(toSessions(sessions), REFRESH_TIMEOUT_MS)),
};
