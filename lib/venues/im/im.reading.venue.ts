import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import { IM_CODE, IM_MARKET, IM_ODDS_TYPE } from '@pavilion/contract/venues/im.wire';
import { imCompetitionCountSchema, imEventsSchema, imSportCountsSchema } from '@pavilion/contract/venues/im.match.wire';
import { BusinessError, ContractError } from '@/lib/kit/http/errors';
import type { ListName, MatchList } from '@/lib/domain/betting/match/sport.model';
import type { ListFilter, VenueReading } from '@/lib/venues/venue';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { toMatchList, type ReadMatch } from './im.adapter';
import { readMatchId, wireId } from './im.id.adapter';
import { createImCaller, FIRST_GROUP, type ImCaller, type Way } from './im.client';
import { toImSessions } from './im.request';
import { imMessage } from './im.rejection.copy';
import { sportNumber, toSport } from './im.enums.adapter';
import { createImLists, LIST_LINES, readAll } from './im.lists.venue';
import { countOf, toLeagues, toCounts, toOutrights } from './im.offer.adapter';
import { createImResults } from './im.results.venue';

/** Rows per page of a list. */
const LIST_SIZE = 50;
const RESULT_SIZE = 50;
const MARKETS_BY_LIST: Readonly<Record<ListName, readonly number[]>> = {
  live: [IM_MARKET.live],
  today: [IM_MARKET.today],
  early: [IM_MARKET.early],
  parlay: [IM_MARKET.live, IM_MARKET.today, IM_MARKET.early],
};

interface Options {
  /** ms; the clock for shared responses. */
  now?: () => number;
}

/** The error for an unknown event, which IM's responses leave out. */
const missing = () => new BusinessError(IM_CODE.marketMissing, imMessage(IM_CODE.marketMissing), null, 'IMTY', null, 'missing');

/** Most events of one request. venues §3.1 */
const MAX_SELECTED = 5;

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

const isOf = (leagues: readonly string[] | undefined) => (row: ReadMatch | null) =>
  !leagues || row === null || leagues.includes(row.match.league.id);

/** IM's matches and prices in the product's model. */
export function createImReading(callIm: ImCaller, { now = steadyNow }: Options = {}): VenueReading {
  const lists = createImLists(callIm, now);
  const results = createImResults(callIm, now);

  const counts = (combo: boolean, signal?: AbortSignal) =>
    callIm({ name: 'GetAllSportCount', body: { IsCombo: combo }, response: imSportCountsSchema, signal });

  /** 早盘 is long and changes slowly: it is requested page by page. */
  async function earlyPage({ sport, page, leagues }: ListFilter, combo: boolean, signal?: AbortSignal): Promise<MatchList> {
    const SportId = sportNumber(sport);
    const body = {
      SportId,
      Market: IM_MARKET.early,
      IsCombo: combo,
      Page: page,
      PageRecords: LIST_SIZE,
      OrderBy: 1,
      ...LIST_LINES,
      ...(leagues ? { CompetitionIds: leagues.map(wireId) } : {}),
    };
    const [{ rows }, all] = await Promise.all([
      readAll(callIm, 'GetEventInfoByPage', body, { signal }),
      // Without its count the list is still shown.
      leagues ? null : counts(combo, signal).catch(() => null),
    ]);
    const seen = (page - 1) * LIST_SIZE + rows.length;
    // IM's pages have no total; its counts do, for a whole sport.
    const total = (all && countOf(all, SportId))?.EarlyFECount ?? (rows.length < LIST_SIZE ? seen : seen + 1);
    return toMatchList(rows, Math.max(total, seen));
  }

  async function listRows({ sport, timeframe, leagues }: ListFilter): Promise<(ReadMatch | null)[]> {
    const markets = MARKETS_BY_LIST[timeframe].filter((market) => market !== IM_MARKET.early);
    const rows = await Promise.all(markets.map((market) => lists.getRows(sportNumber(sport), market)));
    return rows.flat().filter(isOf(leagues));
  }

  return {
    async getCounts({ signal } = {}) {
      const [all, combos] = await Promise.all([counts(false, signal), counts(true, signal)]);
      return toCounts(all, combos);
    },

    async getLeagues({ sport, timeframe }, { signal } = {}) {
      const load = (market: number) => {
        const body = { SportId: sportNumber(sport), Market: market, IsCombo: timeframe === 'parlay', IncludeCloseEvent: false };
        return callIm({ name: 'GetAllCompetitionCount', body, response: imCompetitionCountSchema, signal });
      };
      return toLeagues(await Promise.all(MARKETS_BY_LIST[timeframe].map(load)));
    },

    async getMatches(filter, { signal } = {}) {
      const { timeframe, page } = filter;
      if (timeframe === 'early') return earlyPage(filter, false, signal);
      const rows = await listRows(filter);
      if (timeframe !== 'parlay') {
        const list = toMatchList(rows);
        return { ...list, matches: list.matches.slice((page - 1) * LIST_SIZE, page * LIST_SIZE) };
      }
      // 串关: today's matches are the first page, if there are any; 早盘's pages follow.
      const near = toMatchList(rows.filter((row) => row === null || row.match.markets.some(({ parlay }) => parlay)));
      const before = near.matches.length > 0 ? 1 : 0;
      const later = await earlyPage({ ...filter, page: Math.max(1, page - before) }, true, signal);
      const total = near.total + later.total;
      if (page > 1) return { ...later, total };
      return before > 0 ? { ...near, total } : { ...later, total, invalidRows: near.invalidRows + later.invalidRows };
    },

    async getMatchesById(ids, { signal } = {}) {
      const requested = ids.flatMap((id) => readMatchId(id) ?? []);
      const sports = [...new Set(requested.map(({ sportId }) => sportId))];
      const questions = sports.flatMap((sport) =>
        chunks(
          requested.filter(({ sportId }) => sportId === sport).map(({ eventId }) => wireId(eventId)),
          MAX_SELECTED,
        ).map((EventIds) => ({ SportId: sport, EventIds })),
      );
      const responses = await Promise.all(
        questions.map((question) =>
          readAll(callIm, 'GetSelectedEventInfo', { ...question, IsCombo: false, IncludeGroupEvents: false, ...LIST_LINES }, { signal }),
        ),
      );
      return toMatchList(responses.flatMap(({ rows }) => rows));
    },

    sportOfMatchId(id) {
      const named = readMatchId(id);
      return named && toSport(named.sportId);
    },

    hasVisitorPrices: async () => (await callIm.spreadGroup()) === FIRST_GROUP,

    async getMatch(id, { signal } = {}) {
      const name = 'GetSelectedEventInfo';
      const requested = readMatchId(id);
      if (!requested) throw missing();
      const body = {
        SportId: requested.sportId,
        EventIds: [wireId(requested.eventId)],
        OddsType: IM_ODDS_TYPE.europe,
        IsCombo: false,
        IncludeGroupEvents: false,
      };
      const { rows } = await readAll(callIm, name, body, { signal });
      if (rows.length === 0) throw missing();
      const read = rows.find((row) => row?.match.id === id);
      if (!read) throw new ContractError(`IMTY ${name}`, 'Sports');
      return read.match;
    },

    async getOutrights(sport, { signal } = {}) {
      const body = { SportId: sportNumber(sport), OddsType: IM_ODDS_TYPE.europe };
      const [response, group] = await Promise.all([
        callIm({ name: 'GetOutrightEvents', body, response: imEventsSchema, whole: true, signal }),
        callIm.spreadGroup(),
      ]);
      return toOutrights(response, group);
    },

    async search(query, { signal } = {}) {
      const body = { Keyword: query, OddsType: IM_ODDS_TYPE.europe };
      return toMatchList((await readAll(callIm, 'Search', body, { signal })).rows);
    },

    async getResults({ sport, from, to, page, byLeague }) {
      const rows = await results.ofDays(sportNumber(sport), from, to);
      const inRange = (row: ReadMatch | null) => row === null || (row.match.startTime >= from && row.match.startTime < to);
      const list = toMatchList(rows.filter(inRange));
      const newestFirst = list.matches.toReversed();
      // IM has no rank of leagues: sorting the major ones first requires all matches.
      const size = byLeague ? list.total : RESULT_SIZE;
      return { ...list, matches: newestFirst.slice((page - 1) * size, page * size) };
    },
  };
}

/** IM's matches and prices over a launcher's sessions; `timeout` in ms. */
export function openImReading(sessions: VenueSessions, way: Way, timeout?: number): VenueReading {
  return createImReading(createImCaller(toImSessions(sessions), way, timeout));
}
