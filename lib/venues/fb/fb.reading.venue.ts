import * as z from '@pavilion/contract/schema';
import { FB_PLAY } from '@pavilion/contract/venues/fb.wire';
import { fbLeagueSchema, fbListSchema, fbStatisticalSchema } from '@pavilion/contract/venues/fb.match.wire';
import { ContractError } from '@/lib/kit/http/errors';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import type { VenueReading } from '@/lib/venues/venue';
import { otherSports, toLeagues, toCounts, toMatch, toMatchList } from './fb.adapter';
import { createFbCaller, type FbCaller } from './fb.client';
import { toFbSessions } from './fb.request';
import { sportNumber } from './fb.enums.adapter';

/** Largest page of FB's lists. */
const LIST_SIZE = 50;
const OF_LIST = { live: FB_PLAY.live, today: FB_PLAY.today, early: FB_PLAY.early, parlay: FB_PLAY.parlay } as const;

/** FB's matches and prices in the product's model. */
export function createFbReading(callFb: FbCaller): VenueReading {
  return {
    async getCounts({ signal } = {}) {
      const body = { sportTypes: [1] };
      const response = await callFb({ path: '/v1/match/statistical', body, response: fbStatisticalSchema, signal });
      const others = otherSports(response);
      if (others.length === 0) return toCounts(response);
      const { sportName } = await import('./fb.sports.copy');
      return toCounts(
        response,
        others.map((sid) => [sid, sportName(sid)]),
      );
    },

    async getLeagues({ sport, timeframe }, { signal } = {}) {
      const body = { sportId: sportNumber(sport), type: OF_LIST[timeframe] };
      return toLeagues(await callFb({ path: '/v1/match/getOnSaleLeagues', body, response: z.array(fbLeagueSchema), signal }));
    },

    async getMatches({ sport, timeframe, page, leagues }, { signal } = {}) {
      const body = {
        sportId: sportNumber(sport),
        type: OF_LIST[timeframe],
        current: page,
        size: LIST_SIZE,
        orderBy: 0,
        oddsType: 1,
        ...(leagues ? { leagueIds: leagues.map(Number) } : {}),
      };
      return toMatchList(await callFb({ path: '/v1/match/getList', body, response: fbListSchema, signal }));
    },

    async getMatchesById(matchIds, { signal } = {}) {
      const body = { matchIds: matchIds.map(Number), current: 1, size: LIST_SIZE, orderBy: 0, oddsType: 1 };
      return toMatchList(await callFb({ path: '/v1/match/getList', body, response: fbListSchema, signal }));
    },

    async getMatch(matchId, { signal } = {}) {
      const body = { matchId: Number(matchId), oddsType: 1 };
      const path = '/v1/match/getMatchDetail';
      const read = toMatch(await callFb({ path, body, response: z.unknown(), signal }));
      if (!read) throw new ContractError(`FBTY ${path}`, 'data');
      return read.match;
    },

    async getOutrights(sport, { signal } = {}) {
      const body = { sportId: sportNumber(sport), type: FB_PLAY.outright, current: 1, size: LIST_SIZE, orderBy: 0, oddsType: 1 };
      // Outrights are requested after a tap; no list contains 冠军.
      const [{ toOutrights }, page] = await Promise.all([
        import('./fb.outright.adapter'),
        callFb({ path: '/v1/match/getList', body, response: fbListSchema, signal }),
      ]);
      return toOutrights(page);
    },

    async search(query, { signal } = {}) {
      const body = { recommend: query };
      const records = await callFb({ path: '/v1/match/queryMatchByRecommend', body, response: z.array(z.unknown()), signal });
      return toMatchList({ records, total: records.length });
    },

    async getResults({ sport, from, to, page, byLeague }, { signal } = {}) {
      const range = { beginTime: from, endTime: to, current: page, size: LIST_SIZE };
      const body = { sportId: sportNumber(sport), ...range, orderBy: byLeague ? 1 : 0 };
      return toMatchList(await callFb({ path: '/v1/match/matchResultPage', body, response: fbListSchema, signal }));
    },
  };
}

/** FB's matches and prices over a launcher's sessions; `timeout` in ms. */
export function openFbReading(sessions: VenueSessions, timeout?: number): VenueReading {
  return createFbReading(createFbCaller(toFbSessions(sessions), timeout));
}
