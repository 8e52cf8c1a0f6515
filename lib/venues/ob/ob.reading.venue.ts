import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import * as z from '@pavilion/contract/schema';
import { obLeaguesSchema, obListSchema, obMenuSchema } from '@pavilion/contract/venues/ob.match.wire';
import { OB_LIST } from '@pavilion/contract/venues/ob.wire';
import type { ListName, MatchList, SportId } from '@/lib/domain/betting/match/sport.model';
import { dayStart, siteDay } from '@/lib/kit/format/site-time';
import { ContractError } from '@/lib/kit/http/errors';
import type { CallOptions, VenueReading } from '@/lib/venues/venue';
import { DAY } from '@pavilion/number/duration';
import { marketsOf, rowsOf, toLeagues, toCounts, toEuid, toMatch, toMatchList, toOutrights, type ObMenu } from './ob.adapter';
import { createObCaller, type ObCaller } from './ob.client';
import { toObSessions } from './ob.request';
import { LIST_QUERY } from './ob.enums.adapter';

/** Largest page of OB's lists. */
const LIST_SIZE = 50;
const DEVICE = 'v2_h5';
/** `sort` of a list. */
const BY_LEAGUE = 1;
const BY_TIME = 2;
/** Every play of a match. */
const ALL_PLAYS = '0';
/** Most days of one request for results. */
const MAX_DAYS = 7;
const NONE: MatchList = { matches: [], total: 0, invalidRows: 0 };

/** OB's matches and prices in the product's model. */
export function createObReading(callOb: ObCaller): VenueReading {
  /** The newest menu: its list numbers are stable, its counts are as old as the last request for them. */
  let menu: ObMenu | null = null;

  async function getMenu({ signal }: CallOptions): Promise<ObMenu> {
    menu = await callOb({ path: '/yewu11/pub/v1/m/menu/initPB', query: { sys: '7' }, response: obMenuSchema, signal });
    return menu;
  }

  const getEuid = async (list: ListName | 'outright', sport: SportId, options: CallOptions) =>
    toEuid(menu ?? (await getMenu(options)), list, sport);

  async function getList(path: `/yewu${string}`, body: Record<string, unknown>, { signal }: CallOptions): Promise<readonly unknown[]> {
    const whole = { sort: BY_TIME, device: DEVICE, ...body };
    return rowsOf(await callOb({ path, body: whole, response: obListSchema, signal }));
  }

  return {
    async getCounts(options = {}) {
      return toCounts(await getMenu(options));
    },

    async getLeagues({ sport, timeframe }, options = {}) {
      const euid = await getEuid(timeframe, sport, options);
      if (euid === null) return [];
      const query = { type: String(LIST_QUERY[timeframe].type), euid, device: DEVICE, inputText: '' };
      const path = '/yewu11/v1/m/getFilterMatchListPB';
      return toLeagues(await callOb({ path, query, response: obLeaguesSchema, signal: options.signal }));
    },

    async getMatches({ sport, timeframe, page, leagues }, options = {}) {
      const euid = await getEuid(timeframe, sport, options);
      if (euid === null) return NONE;
      const { type } = LIST_QUERY[timeframe];
      const path = type === OB_LIST.live ? '/yewu11/v1/m/matchesPagePB' : '/yewu11/v1/m/noLiveMatchesPagePB';
      const narrowed = leagues ? { tid: leagues.join(',') } : {};
      const rows = await getList(path, { euid, type, cpn: page, cps: LIST_SIZE, ...narrowed }, options);
      const counted = menu && !leagues ? (toCounts(menu)[sport]?.[timeframe] ?? null) : null;
      return toMatchList(rows, { page, size: LIST_SIZE, counted });
    },

    async getMatchesById(matchIds, options = {}) {
      const rows = await getList('/yewu11/v1/m/getMatchBaseInfoByMidsPB', { mids: matchIds.join(',') }, options);
      return toMatchList(rows, { page: 1, size: rows.length + 1, counted: 0 });
    },

    async getMatch(matchId, { signal } = {}) {
      const path = '/yewu11/v1/m/matchDetail/getMatchDetailPB';
      const [base, plays] = await Promise.all([
        callOb({ path, query: { mid: matchId }, response: z.unknown(), signal }),
        callOb({
          path: '/yewu11/v1/m/matchDetail/getMatchOddsInfoPB',
          query: { mid: matchId, mcid: ALL_PLAYS },
          response: z.nullable(z.array(z.unknown())),
          signal,
        }),
      ]);
      const found = toMatch(base);
      if (!found) throw new ContractError(`OBTY ${path}`, 'data');
      return { ...found.match, markets: marketsOf(found.wire, plays ?? []).markets };
    },

    async getOutrights(sport, options = {}) {
      const euid = await getEuid('outright', sport, options);
      if (euid === null) return { outrights: [], invalidRows: 0 };
      return toOutrights(await getList('/yewu11/v1/m/matchesPB', { euid, type: OB_LIST.outright, cpn: 1, cps: LIST_SIZE }, options));
    },

    async search(query, options = {}) {
      const rows = await getList('/yewu11/v1/hotSearch/searchForAppPB', { keyword: query, searchSportType: '' }, options);
      return toMatchList(rows, { page: 1, size: rows.length + 1, counted: 0 });
    },

    async getResults({ sport, from, to, page, byLeague }, options = {}) {
      const euid = await getEuid('today', sport, options);
      if (euid === null) return NONE;
      // OB sends results by day; a page of several days is that page of each.
      const days = Math.min(MAX_DAYS, Math.max(1, Math.ceil((to - from) / DAY)));
      const lists = await Promise.all(
        Array.from({ length: days }, async (_, day) => {
          const md = String(dayStart(siteDay(from) + day));
          const body = { euid, type: OB_LIST.result, md, cpn: page, cps: LIST_SIZE, sort: byLeague ? BY_LEAGUE : BY_TIME };
          const rows = await getList('/yewu11/v1/m/matcheResultPB', body, options);
          return toMatchList(rows, { page, size: LIST_SIZE, counted: null });
        }),
      );
      return {
        matches: lists.flatMap(({ matches }) => matches).filter(({ startTime }) => startTime >= from && startTime < to),
        total: lists.reduce((sum, { total }) => sum + total, 0),
        invalidRows: lists.reduce((sum, { invalidRows }) => sum + invalidRows, 0),
      };
    },
  };
}

/** OB's matches and prices over a launcher's sessions; `timeout` in ms. */
export function openObReading(sessions: VenueSessions, timeout?: number): VenueReading {
  return createObReading(createObCaller(toObSessions(sessions), timeout));
}
