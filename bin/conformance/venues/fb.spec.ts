import * as z from '@pavilion/contract/schema';
import { fbQuoteSchema, fbUserSchema } from '@pavilion/contract/venues/fb.bet.wire';
import {
  fbLeagueSchema,
  fbListSchema,
  fbMarketGroupSchema,
  fbMatchSchema,
  fbStatisticalSchema,
} from '@pavilion/contract/venues/fb.match.wire';
import { fbRecordSchema, fbRecordsSchema } from '@pavilion/contract/venues/fb.order.wire';
import { fbOutrightSchema } from '@pavilion/contract/venues/fb.outright.wire';
import { FB_OK, FB_PLAY, fbEnvelopeSchema } from '@pavilion/contract/venues/fb.wire';
import { toFbParams, toFbRequest } from '../../../lib/venues/fb/fb.request';
import { codeOf } from '../judge/code';
import { issuesOf } from '../judge/issues';
import { valueAt } from '../json-path';
import { type VenueKnown, type VenueRead, type VenueSpec, rowsAt } from './venue-spec';

const DAY_MS = 86_400_000;
const FOOTBALL = 1;
const RESULT_SCHEMA = fbMatchSchema;

const post = (path: string, body: Record<string, unknown>) => ({ method: 'POST' as const, path, body });

function listOf(name: string, type: number): VenueRead {
  return {
    name,
    call: () => post('/v1/match/getList', { sportId: FOOTBALL, type, current: 1, size: 50, orderBy: 0, oddsType: 1 }),
    schema: fbListSchema,
    rows: (data) => [rowsAt('data', 'records', fbMatchSchema)(data), rowsAt('data', 'records.*.mg', fbMarketGroupSchema)(data)],
  };
}

const LISTS = ['getList (live)', 'getList (today)', 'getList (early)'] as const;

/** The first match of a list that sells something. */
function firstMatch(known: VenueKnown): unknown {
  for (const name of LISTS) {
    const rows = valueAt(known.data(name), 'records');
    const found = Array.isArray(rows) ? (rows as unknown[]).find((row) => valueAt(row, 'mg.0.mks.0.op.0') !== undefined) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const matchIdOf = (known: VenueKnown) => {
  const id = valueAt(firstMatch(known), 'id');
  return typeof id === 'number' ? id : null;
};

function records(name: string, body: (now: number) => Record<string, unknown>): VenueRead {
  return {
    name,
    call: ({ now }) => post('/v1/order/new/bet/list', { ...body(now), current: 1, size: 20 }),
    schema: fbRecordsSchema,
    rows: (data) => [rowsAt('data', 'records', fbRecordSchema)(data)],
  };
}

const NONE_ON_SALE = 'FB sells no match now.';

/** FB Sports: POST, JSON, session in `Authorization`. */
export const fbSpec: VenueSpec = {
  code: 'FBTY',
  ok: FB_OK,
  root: 'data',
  browserHeaders: ['content-type', 'authorization'],
  parameters: [],
  request: (call, session) => toFbRequest(call, toFbParams(session)),
  read(body) {
    const { code, data } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown; data?: unknown };
    return Promise.resolve({
      findings: issuesOf(fbEnvelopeSchema, body, ''),
      code: codeOf(fbEnvelopeSchema._zod.def.shape.code, code),
      data,
    });
  },
  visitor: [
    { name: 'statistical', call: () => post('/v1/match/statistical', { sportTypes: [1] }), schema: fbStatisticalSchema },
    {
      name: 'getOnSaleLeagues',
      call: () => post('/v1/match/getOnSaleLeagues', { sportId: FOOTBALL, type: FB_PLAY.today }),
      schema: z.array(z.unknown()),
      rows: (data) => [rowsAt('data', '', fbLeagueSchema)(data)],
    },
    listOf(LISTS[0], FB_PLAY.live),
    listOf(LISTS[1], FB_PLAY.today),
    listOf(LISTS[2], FB_PLAY.early),
    {
      name: 'getList (outrights)',
      call: () => post('/v1/match/getList', { sportId: FOOTBALL, type: FB_PLAY.outright, current: 1, size: 50, orderBy: 0, oddsType: 1 }),
      schema: fbListSchema,
      rows: (data) => [rowsAt('data', 'records', fbOutrightSchema)(data)],
    },
    {
      name: 'getMatchDetail',
      call: (known) => {
        const matchId = matchIdOf(known);
        return matchId === null ? null : post('/v1/match/getMatchDetail', { matchId, oddsType: 1 });
      },
      without: NONE_ON_SALE,
      schema: fbMatchSchema,
      rows: (data) => [rowsAt('data', 'mg', fbMarketGroupSchema)(data)],
    },
    {
      name: 'queryMatchByRecommend',
      call: () => post('/v1/match/queryMatchByRecommend', { recommend: '联赛' }),
      schema: z.array(z.unknown()),
      rows: (data) => [rowsAt('data', '', fbMatchSchema)(data)],
    },
    {
      name: 'matchResultPage',
      call: ({ now }) =>
        post('/v1/match/matchResultPage', { sportId: FOOTBALL, beginTime: now - DAY_MS, endTime: now, current: 1, size: 50, orderBy: 0 }),
      schema: fbListSchema,
      rows: (data) => [rowsAt('data', 'records', RESULT_SCHEMA)(data)],
    },
  ],
  member: [
    { name: 'user/base', call: () => post('/v1/user/base', {}), schema: fbUserSchema },
    records('order/new/bet/list (open)', () => ({ isSettled: false })),
    records('order/new/bet/list (settled)', (now) => ({ isSettled: true, startTime: now - 7 * DAY_MS, endTime: now, timeType: 1 })),
  ],
  quote: {
    name: 'batchBetMatchMarketOfJumpLine',
    call: (known) => {
      const match = firstMatch(known);
      const [matchId, marketId, type] = ['id', 'mg.0.mks.0.id', 'mg.0.mks.0.op.0.ty'].map((path) => valueAt(match, path));
      if (match === undefined) return null;
      return post('/v1/order/batchBetMatchMarketOfJumpLine', {
        betMatchMarketList: [{ marketId, matchId, type, oddsType: 1 }],
        isSelectSeries: false,
      });
    },
    without: NONE_ON_SALE,
    schema: fbQuoteSchema,
  },
  isExpired: (code) => code === 14_010,
  expiredText: '14010',
  match(known) {
    const match = firstMatch(known);
    const [id, marketId, option] = ['id', 'mg.0.mks.0.id', 'mg.0.mks.0.op.0.ty'].map((path) => valueAt(match, path));
    return match === undefined
      ? null
      : { venue: 'FBTY', matchId: String(id), marketId: String(marketId), selectionId: `${String(marketId)}_${String(option)}` };
  },
};
