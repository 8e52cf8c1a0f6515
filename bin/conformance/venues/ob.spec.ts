import * as z from '@pavilion/contract/schema';
import { obAmountSchema, obLatestSchema } from '@pavilion/contract/venues/ob.bet.wire';
import {
  obLeagueSchema,
  obLeaguesSchema,
  obLineSchema,
  obListSchema,
  obMatchSchema,
  obMenuSchema,
  obOptionSchema,
  obOutrightSchema,
  obPlaySchema,
} from '@pavilion/contract/venues/ob.match.wire';
import { obRecordLegSchema, obRecordSchema, obRecordsSchema } from '@pavilion/contract/venues/ob.order.wire';
import { OB_CODE, OB_LIST, OB_MENU, obEnvelopeSchema, obUserSchema } from '@pavilion/contract/venues/ob.wire';
import { isObExpired, toObParams, toObRequest } from '../../../lib/venues/ob/ob.request';
import { unpack } from '../../../lib/venues/ob/ob.unpack';
import { dayStart, siteDay } from '../../../lib/kit/format/site-time';
import { BusinessError } from '../../../lib/kit/http/errors';
import { codeOf } from '../judge/code';
import { issuesOf } from '../judge/issues';
import { error } from '../report/finding';
import { listAt, valueAt } from '../json-path';
import { type Rows, type VenueKnown, type VenueRead, type VenueSpec, rowsAt } from './venue-spec';

const DAY_MS = 86_400_000;
const FOOTBALL = '1';
const DEVICE = 'v2_h5';
const NO_LIST = 'OB’s menu names no football list of this kind.';
const NONE_ON_SALE = 'OB sells no match now.';

const post = (path: string, body: Record<string, unknown>) => ({ method: 'POST' as const, path, body });
const get = (path: string, query: Record<string, string>) => ({ method: 'GET' as const, path, query });

const USER: VenueRead = {
  name: 'getUserInfo',
  call: ({ session }) => get('/yewu12/api/user/getUserInfo', { token: session.token }),
  schema: obUserSchema,
};

function euidOf(known: VenueKnown, menuId: number): string | null {
  const menu = listAt(known.data('menu'), '').find((one) => valueAt(one, 'menuId') === menuId);
  const sport = listAt(menu, 'subList').find((one) => valueAt(one, 'field1') === FOOTBALL);
  const id = valueAt(sport, 'menuId');
  return id === undefined ? null : String(id);
}

const listIn = (data: unknown) => (Array.isArray(data) ? data : valueAt(data, 'data'));

/** Rows of every level of matches; the web form of lines, an object, is read by the site too and not judged. */
function matchRows(data: unknown, schema: z.Schema): readonly Rows[] {
  const list = listIn(data);
  return [
    rowsAt('data', '', schema)(list),
    rowsAt('data', '*.hps', obPlaySchema)(list),
    rowsAt('data', '*.hps.*.hl', obLineSchema)(list),
    rowsAt('data', '*.hps.*.hl.*.ol', obOptionSchema)(list),
  ];
}

function listOf(name: string, menu: number, type: number, path: string): VenueRead {
  return {
    name,
    call: (known) => {
      const euid = euidOf(known, menu);
      return euid === null ? null : post(path, { euid, type, sort: 2, device: DEVICE, cpn: 1, cps: 50 });
    },
    without: NO_LIST,
    schema: obListSchema,
    rows: (data) => matchRows(data, obMatchSchema),
  };
}

const LISTS = ['matchesPagePB (live)', 'noLiveMatchesPagePB (today)', 'noLiveMatchesPagePB (early)'] as const;

function firstMatch(known: VenueKnown): unknown {
  for (const name of LISTS) {
    const found = listAt(listIn(known.data(name)), '').find((row) => valueAt(row, 'hps.0.hl.0.ol.0') !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

const ofMatch = (name: string, path: string, query: Record<string, string>, schema: z.Schema, rows?: VenueRead['rows']): VenueRead => ({
  name,
  call: (known) => {
    const mid = valueAt(firstMatch(known), 'mid');
    return typeof mid === 'string' ? get(path, { mid, ...query }) : null;
  },
  without: NONE_ON_SALE,
  schema,
  ...(rows ? { rows } : {}),
});

function records(name: string, body: (now: number) => Record<string, unknown>): VenueRead {
  return {
    name,
    call: ({ now }) => post('/yewu13/v1/betOrder/client/getOrderListV3PB', { ...body(now), page: 1, size: 20 }),
    schema: obRecordsSchema,
    rows: (data) => [rowsAt('data', 'records', obRecordSchema)(data), rowsAt('data', 'records.*.detailList', obRecordLegSchema)(data)],
  };
}

/** OB: GET and POST, session in `requestId`, the member's number as `cuid`; `data` may be packed. */
export const obSpec: VenueSpec = {
  code: 'OBTY',
  ok: OB_CODE.ok,
  root: 'data',
  browserHeaders: ['content-type', 'requestid', 'lang'],
  parameters: [{ name: 'merchantCode', why: 'The counts of the lobby are requested with it.' }],
  request: (call, session) => toObRequest(call, toObParams(session), Date.now()),
  async read(body) {
    const { code, data } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown; data?: unknown };
    const findings = issuesOf(obEnvelopeSchema, body, '');
    const read = codeOf(obEnvelopeSchema._zod.def.shape.code, code);
    if (typeof data !== 'string') return { findings, code: read, data };
    const inner = await unpack(data);
    if (inner === undefined) findings.push(error('data', 'base64 of gzip or zlib of URI-encoded JSON', 'other text'));
    return { findings, code: read, data: valueAt(inner, 'code') === undefined ? inner : valueAt(inner, 'data') };
  },
  visitor: [
    USER,
    { name: 'menu', call: () => get('/yewu11/pub/v1/m/menu/initPB', { sys: '7' }), schema: obMenuSchema },
    {
      name: 'getFilterMatchListPB',
      call: (known) => {
        const euid = euidOf(known, OB_MENU.today);
        return euid === null
          ? null
          : get('/yewu11/v1/m/getFilterMatchListPB', { type: String(OB_LIST.today), euid, device: DEVICE, inputText: '' });
      },
      without: NO_LIST,
      schema: obLeaguesSchema,
      rows: (data) => [rowsAt('data', '*.sportVOs.*.tournamentList', obLeagueSchema)(data)],
    },
    listOf(LISTS[0], OB_MENU.live, OB_LIST.live, '/yewu11/v1/m/matchesPagePB'),
    listOf(LISTS[1], OB_MENU.today, OB_LIST.today, '/yewu11/v1/m/noLiveMatchesPagePB'),
    listOf(LISTS[2], OB_MENU.early, OB_LIST.early, '/yewu11/v1/m/noLiveMatchesPagePB'),
    {
      ...listOf('matchesPB (outrights)', OB_MENU.outright, OB_LIST.outright, '/yewu11/v1/m/matchesPB'),
      rows: (data) => [rowsAt('data', '', obOutrightSchema)(listIn(data))],
    },
    ofMatch('getMatchDetailPB', '/yewu11/v1/m/matchDetail/getMatchDetailPB', {}, obMatchSchema),
    ofMatch('getMatchOddsInfoPB', '/yewu11/v1/m/matchDetail/getMatchOddsInfoPB', { mcid: '0' }, z.array(z.unknown()), (data) => [
      rowsAt('data', '', obPlaySchema)(data),
      rowsAt('data', '*.hl', obLineSchema)(data),
    ]),
    {
      name: 'searchForAppPB',
      call: () => post('/yewu11/v1/hotSearch/searchForAppPB', { keyword: '联赛', searchSportType: '', sort: 2, device: DEVICE }),
      schema: obListSchema,
    },
    {
      name: 'matcheResultPB',
      call: (known) => {
        const euid = euidOf(known, OB_MENU.today);
        const md = String(dayStart(siteDay(known.now)));
        return euid === null
          ? null
          : post('/yewu11/v1/m/matcheResultPB', { euid, type: OB_LIST.result, md, cpn: 1, cps: 50, sort: 2, device: DEVICE });
      },
      without: NO_LIST,
      schema: obListSchema,
      rows: (data) => [rowsAt('data', '', obMatchSchema)(listIn(data))],
    },
  ],
  member: [
    { name: 'amount', call: () => get('/yewu12/api/user/amount', {}), schema: obAmountSchema },
    records('getOrderListV3PB (open)', () => ({ orderStatus: 0 })),
    records('getOrderListV3PB (settled)', (now) => ({ orderStatus: 1, beginTime: now - 7 * DAY_MS, endTime: now })),
  ],
  quote: {
    name: 'queryLatestMarketInfo',
    call: (known) => {
      const match = firstMatch(known);
      if (match === undefined) return null;
      const [play, line, option] = ['hps.0', 'hps.0.hl.0', 'hps.0.hl.0.ol.0'].map((path) => valueAt(match, path));
      const row = {
        matchInfoId: valueAt(match, 'mid'),
        marketId: valueAt(line, 'hid'),
        oddsId: valueAt(option, 'oid'),
        oddsType: valueAt(option, 'ot'),
        playId: valueAt(play, 'hpid'),
        placeNum: valueAt(line, 'hn'),
        matchType: Number(valueAt(match, 'ms')) === 0 ? 1 : 2,
      };
      return post('/yewu13/v1/betOrder/client/queryLatestMarketInfo', { idList: [row] });
    },
    without: NONE_ON_SALE,
    schema: obLatestSchema,
  },
  isExpired: (code) => isObExpired(new BusinessError(code, '', null, 'OBTY')),
  expiredText: '0400401 or 0401013',
  match(known) {
    const match = firstMatch(known);
    const [id, marketId, option] = ['mid', 'hps.0.hl.0.hid', 'hps.0.hl.0.ol.0.oid'].map((path) => String(valueAt(match, path)));
    return match === undefined ? null : { venue: 'OBTY', matchId: id!, marketId: marketId!, selectionId: option! };
  },
};
