import type * as z from '@pavilion/contract/schema';
import { imBetInfoSchema } from '@pavilion/contract/venues/im.bet.wire';
import {
  imChangeSchema,
  imCompetitionCountSchema,
  imDeltaSchema,
  imEventSchema,
  imEventsSchema,
  imLineSchema,
  imOutrightSchema,
  imResultSchema,
  imResultsSchema,
  imSelectionSchema,
  imSportCountSchema,
  imSportCountsSchema,
} from '@pavilion/contract/venues/im.match.wire';
import { imWagerSchema, imWagersSchema } from '@pavilion/contract/venues/im.order.wire';
import { IM_CODE, IM_MARKET, IM_ODDS_TYPE, imBalanceSchema, imEnvelopeSchema, imMemberSchema } from '@pavilion/contract/venues/im.wire';
import { BusinessError } from '../../../lib/kit/http/errors';
import { imDays } from '../../../lib/venues/im/im.day.adapter';
import { isImExpired, toImParams, toImRequest } from '../../../lib/venues/im/im.request';
import { codeOf } from '../judge/code';
import { issuesOf } from '../judge/issues';
import { listAt, valueAt } from '../json-path';
import { type VenueKnown, type VenueRead, type VenueSpec, rowsAt } from './venue-spec';

const DAY_MS = 86_400_000;
const FOOTBALL = 1;
const NONE_ON_SALE = 'IM sells no match now.';
const LINES = { OddsType: IM_ODDS_TYPE.europe, BetTypeIds: [1, 2, 3, 4], PeriodIds: [1], MarketlineLevels: [1], EventGroupTypeIds: [1] };
const LISTS = ['GetEventInfoMbt (live)', 'GetEventInfoMbt (today)', 'GetEventInfoByPage (early)'] as const;

const post = (name: string, body: Record<string, unknown>) => ({ method: 'POST' as const, path: `/api/mobile/${name}`, body });

const eventRows: VenueRead['rows'] = (data) => [
  rowsAt('', 'Sports.*.Events', imEventSchema)(data),
  rowsAt('', 'Sports.*.Events.*.MarketLines', imLineSchema)(data),
  rowsAt('', 'Sports.*.Events.*.MarketLines.*.WagerSelections', imSelectionSchema)(data),
];

const fieldsOf = (value: unknown, ...names: string[]) => Object.fromEntries(names.map((name) => [name, valueAt(value, name)]));

const events = (name: string, call: string, body: Record<string, unknown>): VenueRead => ({
  name,
  call: () => post(call, { SportId: FOOTBALL, IsCombo: false, ...body }),
  schema: imEventsSchema,
  rows: eventRows,
});

function firstEvent(known: VenueKnown): unknown {
  for (const name of LISTS) {
    const found = listAt(known.data(name), 'Sports.*.Events').find((row) => valueAt(row, 'MarketLines.0.WagerSelections.0') !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

const plain = (name: string, body: (now: number) => Record<string, unknown>, schema: z.Schema, rows?: VenueRead['rows']): VenueRead => ({
  name,
  call: ({ now }) => post(name, body(now)),
  schema,
  ...(rows ? { rows } : {}),
});

const wagers: VenueRead['rows'] = (data) => [rowsAt('', 'WagerList', imWagerSchema)(data)];

/** IM Sportsbook: POST with the session in the body; the envelope is flat. Browsers call it through the site. */
export const imSpec: VenueSpec = {
  code: 'IMTY',
  ok: IM_CODE.ok,
  root: '',
  browserHeaders: null,
  parameters: [
    { name: 'timestamp', why: 'Every call of IM repeats it.' },
    { name: 'memberCode', member: true, why: 'Every call of IM repeats it.' },
  ],
  request(call, session) {
    const request = toImRequest(call, toImParams(session));
    return { ...request, url: session.origin + call.path };
  },
  read(body) {
    const { StatusCode: code } = (typeof body === 'object' && body !== null ? body : {}) as { StatusCode?: unknown };
    return Promise.resolve({
      findings: issuesOf(imEnvelopeSchema, body, ''),
      code: codeOf(imEnvelopeSchema._zod.def.shape.StatusCode, code),
      data: body,
    });
  },
  visitor: [
    plain(
      'GetAllSportCount',
      () => ({ IsCombo: false }),
      imSportCountsSchema,
      (data) => [rowsAt('', 'SportCount', imSportCountSchema)(data)],
    ),
    plain(
      'GetAllCompetitionCount',
      () => ({ SportId: FOOTBALL, Market: IM_MARKET.today, IsCombo: false, IncludeCloseEvent: false }),
      imCompetitionCountSchema,
    ),
    events(LISTS[0], 'GetEventInfoMbt', { Market: IM_MARKET.live, ...LINES }),
    events(LISTS[1], 'GetEventInfoMbt', { Market: IM_MARKET.today, ...LINES }),
    events(LISTS[2], 'GetEventInfoByPage', { Market: IM_MARKET.early, Page: 1, PageRecords: 50, OrderBy: 1, ...LINES }),
    {
      name: 'GetDeltaEventInfoMbt',
      call: (known) => {
        const Delta = valueAt(known.data(LISTS[0]), 'Delta');
        return typeof Delta === 'string'
          ? post('GetDeltaEventInfoMbt', { SportId: FOOTBALL, Market: IM_MARKET.live, IsCombo: false, ...LINES, Delta })
          : null;
      },
      without: 'GetEventInfoMbt names no Delta: the site requests the whole list each time.',
      schema: imDeltaSchema,
      rows: (data) => [rowsAt('', 'DeltaChanges', imChangeSchema)(data)],
      also: [IM_CODE.deltaExpired],
    },
    {
      name: 'GetSelectedEventInfo',
      call: (known) => {
        const id = valueAt(firstEvent(known), 'EventId');
        if (id === undefined) return null;
        return post('GetSelectedEventInfo', {
          SportId: FOOTBALL,
          EventIds: [id],
          OddsType: IM_ODDS_TYPE.europe,
          IsCombo: false,
          IncludeGroupEvents: false,
        });
      },
      without: NONE_ON_SALE,
      schema: imEventsSchema,
      rows: eventRows,
    },
    plain(
      'GetOutrightEvents',
      () => ({ SportId: FOOTBALL, OddsType: IM_ODDS_TYPE.europe }),
      imEventsSchema,
      (data) => [rowsAt('', 'Sports.*.Events', imOutrightSchema)(data)],
    ),
    plain('Search', () => ({ Keyword: '联赛', OddsType: IM_ODDS_TYPE.europe }), imEventsSchema, eventRows),
    plain(
      'GetCompletedResults',
      (now) => ({ SportId: FOOTBALL, EventTypeId: 1, ...imDays(now - DAY_MS, now) }),
      imResultsSchema,
      (data) => [rowsAt('', 'CompletedResults', imResultSchema)(data)],
    ),
  ],
  member: [
    plain('GetMemberByToken', () => ({}), imMemberSchema),
    plain('GetBalance', () => ({}), imBalanceSchema),
    plain('GetBetList', () => ({ BetConfirmationStatus: [1, 2, 3, 4] }), imWagersSchema, wagers),
    plain('GetStatement', (now) => ({ ...imDays(now - 7 * DAY_MS, now), DateType: 2 }), imWagersSchema, wagers),
  ],
  quote: {
    name: 'GetBetInfo',
    call: (known) => {
      const event = firstEvent(known);
      if (event === undefined) return null;
      const line = valueAt(event, 'MarketLines.0');
      const selection = valueAt(line, 'WagerSelections.0');
      return post('GetBetInfo', {
        WagerType: 1,
        ReturnNearestHandicap: true,
        WagerSelectionInfos: [
          {
            RefId: 0,
            SportId: FOOTBALL,
            ...fieldsOf(event, 'EventId'),
            ...fieldsOf(line, 'MarketlineId', 'BetTypeId', 'PeriodId'),
            ...fieldsOf(selection, 'WagerSelectionId', 'Odds', 'Handicap', 'Specifiers'),
            BetTypeSelectionId: valueAt(selection, 'SelectionId'),
            OutrightTeamId: 0,
            OddsType: IM_ODDS_TYPE.europe,
          },
        ],
      });
    },
    without: NONE_ON_SALE,
    schema: imBetInfoSchema,
    also: [IM_CODE.selections],
  },
  isExpired: (code) => isImExpired(new BusinessError(code, '', null, 'IMTY')),
  expiredText: '101, 102, 103 or 202',
};
