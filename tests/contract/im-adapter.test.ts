import * as z from '@pavilion/contract/schema';
import { imBetInfoSchema, imPlacedSchema } from '@pavilion/contract/venues/im.bet.wire';
import { imPendingSchema, imWagersSchema } from '@pavilion/contract/venues/im.order.wire';
import { imBalanceSchema, imEnvelopeSchema } from '@pavilion/contract/venues/im.wire';
import { imEventsSchema, imSportCountsSchema } from '@pavilion/contract/venues/im.match.wire';
import { isMainEvent, readEvents, toMatch, toMatchList } from '@/lib/venues/im/im.adapter';
import { matchId, readMatchId, wireId } from '@/lib/venues/im/im.id.adapter';
import { toPair, toTime } from '@/lib/venues/im/im.value.adapter';
import {
  betInfoBody,
  legWire,
  placeBody,
  rejectedCode,
  toPlaceResult,
  toQuotes,
  toRejection,
  WAGER_TYPE,
} from '@/lib/venues/im/im.bet.adapter';
import { toComboQuote, toComboResults } from '@/lib/venues/im/im.combo.adapter';
import { comboSelection, comboSize } from '@/lib/venues/im/im.fold.adapter';
import { imDays } from '@/lib/venues/im/im.day.adapter';
import { toRunningTime } from '@/lib/venues/im/im.enums.adapter';
import { toLeagues, toCounts, toOutrights, toResult } from '@/lib/venues/im/im.offer.adapter';
import { toOrder, toOrderPage } from '@/lib/venues/im/im.order.adapter';
import { lineText, ownHandicap, readSelectionId, selectionId } from '@/lib/venues/im/im.selection.adapter';
import { readSample } from '../support/sample';

/** IM's wire in the product's model, on the golden samples. */
interface Sample {
  request: { body: Record<string, unknown> };
  response: Record<string, unknown>;
}

const sample = (name: string) => readSample<Sample>(name);
const events = (name: string) => z.parse(imEventsSchema, sample(name).response);
const rowsOf = (name: string) => events(name).Sports[0]!.Events as Record<string, unknown>[];
const LIVE = () => structuredClone(rowsOf('im-list')[0]!);

describe('samples', () => {
  test.each([
    ['im-list', imEventsSchema],
    ['im-detail', imEventsSchema],
    ['im-sport-count', imSportCountsSchema],
    ['im-balance', imBalanceSchema],
    ['im-bet-info', imBetInfoSchema],
    ['im-place', imPlacedSchema],
    ['im-pending', imPendingSchema],
    ['im-bet-list', imWagersSchema],
    ['im-statement', imWagersSchema],
  ] as const)('reads %s with unknown further fields', (name, schema) => {
    expect(z.safeParse(schema as z.Schema, sample(name).response).success).toBe(true);
    expect(z.safeParse(schema as z.Schema, { ...sample(name).response, later: { deep: [1] } }).success).toBe(true);
  });

  test.each(Object.entries(sample('im-errors').response))('reads %s as an envelope', (_, body) => {
    expect(z.safeParse(imEnvelopeSchema, body).success).toBe(true);
  });
});

describe('lists and details', () => {
  test('reads three matches of the list without an invalid row, with clock and scores of the live one', () => {
    const list = toMatchList(readEvents(events('im-list'), 'A'));
    expect([list.matches.length, list.total, list.invalidRows]).toEqual([3, 3, 0]);
    expect(list.matches[0]).toMatchObject({
      id: '1-67130891',
      venue: 'IMTY',
      sport: 'football',
      status: 'live',
      phase: 'second-half',
      startTime: Date.UTC(2026, 10, 20, 10, 58),
      league: { id: '77', name: '英格兰超级联赛', rank: 1 },
      home: { id: '101', name: '红城' },
      away: { id: '102', name: '蓝港' },
      clock: { seconds: 47 * 60 + 10, running: true, injury: 0 },
      score: [1, 0],
      corners: [3, 2],
      redCards: [0, 0],
      marketCount: 42,
      neutral: false,
    });
    expect(list.matches.slice(1).map(({ status, phase, clock, score }) => [status, phase, clock, score])).toEqual([
      ['upcoming', 'not-started', null, null],
      ['upcoming', 'not-started', null, null],
    ]);
  });

  test('flips the handicap’s sign for the home side only, and labels each side by its own line', () => {
    const [match] = toMatchList(readEvents(events('im-detail'), 'A')).matches;
    const market = (kind: string) => match!.markets.find((one) => one.kind === kind)!;
    expect(market('handicap')).toMatchObject({ id: '1339089601', line: '-0.5/1', main: true, state: 'open', parlay: true, period: 'full' });
    expect(market('handicap').selections).toEqual([
      { id: '4321524401~1~1~1~-0.75~', role: 'home', name: '红城', label: '-0.5/1', line: '-0.5/1', price: '1.83' },
      { id: '4321524402~1~1~2~0.75~', role: 'away', name: '蓝港', label: '+0.5/1', line: '+0.5/1', price: '2.05' },
    ]);
    expect(market('total').selections.map(({ name, line, price, role }) => [name, line, price, role])).toEqual([
      ['大 2.5', '2.5', '1.999', 'over'],
      ['小 2.5', '2.5', '1.87', 'under'],
    ]);
    expect(market('winner').selections.map(({ name, label, price, role }) => [name, label, price, role])).toEqual([
      ['红城', '主', '1.36', 'home'],
      ['和', '和', '4.7', 'draw'],
      ['蓝港', '客', '9.2', 'away'],
    ]);
  });

  test('takes the price of the member’s group, or the common one when the group has none', () => {
    const row = LIVE() as { MarketLines: { WagerSelections: Record<string, unknown>[] }[] };
    row.MarketLines[0]!.WagerSelections[0]!.OddsList = [{ OddsType: 3, OddsValues: { A: '1.83', B: '1.81' } }];
    const prices = (group: string) => toMatch(row, 1, group)!.match.markets[0]!.selections.map(({ price }) => price);
    expect([prices('B'), prices('A'), prices('Z')]).toEqual([
      ['1.81', '2.05'],
      ['1.83', '2.05'],
      ['1.83', '2.05'],
    ]);
    row.MarketLines[0]!.WagerSelections[0]!.Odds = 0;
    row.MarketLines[0]!.WagerSelections[0]!.OddsList = [];
    expect(prices('A')[0]).toBeNull();
    row.MarketLines[0]!.WagerSelections[0]!.Odds = 0.83;
    row.MarketLines[0]!.WagerSelections[0]!.OddsType = 2;
    expect(prices('A')[0]).toBeNull();
  });

  test('leaves out and counts an invalid row on every level', () => {
    const row = LIVE() as { MarketLines: Record<string, unknown>[] };
    (row.MarketLines[0]!.WagerSelections as Record<string, unknown>[])[0]!.WagerSelectionId = 'x';
    row.MarketLines[1]!.MarketlineId = null;
    const read = toMatch(row, 1, 'A')!;
    expect([read.invalidRows, read.match.markets.length, read.match.markets[0]!.selections.length]).toEqual([2, 2, 1]);
    const list = toMatchList([toMatch({ EventId: 1 }, 1, 'A'), read, toMatch({ ...LIVE(), EventDate: 'soon' }, 1, 'A')]);
    expect([list.matches.length, list.total, list.invalidRows]).toEqual([1, 1, 4]);
    expect(toMatch(LIVE(), 3.6, 'A')).toBeNull();
  });

  test('accepts no bets on a closed event, a closed line or a locked one', () => {
    const states = (change: (row: Record<string, unknown> & { MarketLines: Record<string, unknown>[] }) => void) => {
      const row = LIVE() as Record<string, unknown> & { MarketLines: Record<string, unknown>[] };
      change(row);
      return toMatch(row, 1, 'A')!.match.markets.map(({ state }) => state);
    };
    expect(states(() => undefined)).toEqual(['open', 'open', 'open']);
    expect(states((row) => void (row.EventStatusId = 2))).toEqual(['suspended', 'suspended', 'suspended']);
    expect(states((row) => void (row.MarketLines[0]!.MarketlineStatusId = 2))).toEqual(['suspended', 'open', 'open']);
    expect(states((row) => void (row.MarketLines[2]!.IsLocked = true))).toEqual(['open', 'open', 'suspended']);
  });

  test('writes a period that only IM has into the market’s name', () => {
    const row = LIVE() as { MarketLines: Record<string, unknown>[] };
    Object.assign(row.MarketLines[0]!, { PeriodId: 40, PeriodName: '加时' });
    expect(
      toMatch(row, 1, 'A')!
        .match.markets.slice(0, 2)
        .map(({ period, name }) => [period, name]),
    ).toEqual([
      ['other', '加时让球'],
      ['full', '大/小'],
    ]);
  });

  test('leaves out events for corners and cards, which are no matches', () => {
    expect([isMainEvent(LIVE()), isMainEvent({ ...LIVE(), EventGroupTypeId: 2 })]).toEqual([true, false]);
    const both = { Sports: [{ SportId: 1, Events: [LIVE(), { ...LIVE(), EventId: 5, EventGroupTypeId: 2 }] }] };
    expect(readEvents(both, 'A')).toHaveLength(1);
  });

  test('reads quarters, sets and the running game, and leaves out invalid ones', () => {
    const at = (RBTime: string, ExtraInfo: string) => toMatch({ ...LIVE(), RBTime, ExtraInfo }, 3, 'A')!.match;
    expect(at('S2', '{"PeriodScores":[[6,4],[3,2]],"Points":["40","A"]}')).toMatchObject({
      sport: 'tennis',
      phase: 'set-2',
      clock: null,
      periodScores: [
        [6, 4],
        [3, 2],
      ],
      points: ['40', 'A'],
      server: null,
    });
    expect(at('S2', '{"PeriodScores":[[6,4]],"Points":["40","A"],"Server":"away"}').server).toBe(1);
    const basketball = toMatch({ ...LIVE(), RBTime: 'Q4 05:12', ExtraInfo: '' }, 2, 'A')!.match;
    expect(basketball).toMatchObject({ phase: 'q4', clock: { seconds: 312, down: true } });
    expect(at('S2', '{"PeriodScores":[[6]]}')).toMatchObject({ periodScores: [], points: null });
    expect(at('S2', '{broken')).toMatchObject({ periodScores: [], points: null });
  });

  test.each([
    ['1H 35:12', 'first-half', 2112],
    ['HT', 'half-time', null],
    ['2H 92:05', 'second-half', 5525],
    ['Q3 31:00', 'q3', 1860],
    ['OT 49:10', 'overtime', 2950],
  ])('%s', (text, phase, seconds) => expect(toRunningTime(text)).toEqual({ phase, seconds }));
  test.each([null, '', 'X9 1:1', '2H 5'])('reads no clock from %s', (text) => expect(toRunningTime(text)).toBeNull());
});

test('counts the matches that can be combined separately', () => {
  const counts = z.parse(imSportCountsSchema, sample('im-sport-count').response);
  const [football] = counts.SportCount as [object];
  expect(toCounts(counts, { SportCount: [{ ...football, EarlyFECount: 0 }] }).football).toEqual({
    live: 1,
    today: 1,
    early: 1,
    parlay: 2,
    outright: 0,
  });
  expect(toCounts(counts, counts).tennis).toEqual({ live: 0, today: 0, early: 0, parlay: 0, outright: 0 });
  // A row that does not fit costs its own sport.
  const rows = { SportCount: [{ ...football, RBFECount: 'x' }, null, { ...football, SportId: 3 }] };
  expect([toCounts(rows, rows).football.live, toCounts(rows, rows).tennis.live]).toEqual([0, 1]);
});

test('merges the leagues of several markets into one list, important ones first', () => {
  const row = (id: number, Count: number, PMOrderNumber = 1) => ({
    CompetitionId: String(id),
    CompetitionName: `c${id}`,
    PMOrderNumber,
    Count,
  });
  expect(
    toLeagues([{ CompetitionCount: [row(7, 2, 5), row(3, 1)] }, { CompetitionCount: [row(7, 4, 5)] }]).map(({ id, matches }) => [
      id,
      matches,
    ]),
  ).toEqual([
    ['3', 1],
    ['7', 6],
  ]);
});

test('leaves out invalid results and outrights row by row', () => {
  const result = {
    EventId: 9,
    EventDate: '2026-11-20T10:58:00.000Z',
    CompetitionId: 7,
    CompetitionName: 'c',
    HomeTeam: 'h',
    AwayTeam: 'a',
    HomeTeamHTScore: 1,
    AwayTeamHTScore: 0,
    HomeTeamFTScore: 2,
    AwayTeamFTScore: 1,
  };
  expect(toResult(result, 1)!.match).toMatchObject({ id: '1-9', status: 'ended', score: [2, 1], halfScore: [1, 0], markets: [] });
  // Abandoned: other venues call that cancelled as well.
  expect(toResult({ ...result, ResultStatus: 2 }, 1)!.match.status).toBe('cancelled');
  expect(toResult({ ...result, ResultStatus: 3, HomeTeamFTScore: null }, 1)!.match).toMatchObject({ status: 'cancelled', score: null });
  expect(toResult({ EventId: 9 }, 1)).toBeNull();
  const corners = { ...result, HomeCorner: 0, AwayCorner: 0 };
  expect([1, 2, 3].map((sport) => toResult(corners, sport)!.match.corners)).toEqual([[0, 0], null, null]);

  const contender = { WagerSelectionId: 11, SelectionId: 501, SelectionName: '红城', Odds: 3.4 };
  const outright = {
    EventId: 3,
    EventDate: '2027-05-01T00:00:00Z',
    OutrightEventName: '2026-27 冠军',
    Competition: result,
    MarketLines: [{ MarketlineId: 5, BetTypeId: 11, PeriodId: 1, MarketlineStatusId: 1, WagerSelections: [contender] }],
  };
  const { outrights, invalidRows } = toOutrights({ Sports: [{ SportId: 1, Events: [outright, { EventId: 4 }] }] }, 'A');
  expect([outrights.length, invalidRows]).toEqual([1, 1]);
  expect(outrights[0]).toMatchObject({
    id: '1-3',
    name: '2026-27 冠军',
    market: { kind: 'outright', selections: [{ name: '红城', role: 'other', price: '3.4' }] },
  });
  const leg = { matchId: '1-3', marketId: '5', selectionId: outrights[0]!.market.selections[0]!.id };
  expect(legWire(leg)).toMatchObject({ BetTypeSelectionId: 0, OutrightTeamId: 501, BetTypeId: 11, Handicap: null });
});

describe('ids, times and lines', () => {
  test('converts ids both ways and rejects foreign ones', () => {
    expect(readMatchId(matchId(1, 67130891))).toEqual({ sportId: 1, eventId: '67130891' });
    for (const id of ['67130891', '1-', 'x-1', '1-2-3', '']) expect(readMatchId(id)).toBeNull();
    const key = {
      wagerSelectionId: '9007199254740993',
      betType: 159,
      period: 1,
      selection: 3,
      handicap: null,
      specifiers: 'hcp=0:1&goalnr=2~x',
    };
    expect(readSelectionId(selectionId(key))).toEqual(key);
    expect(readSelectionId('4321524401')).toBeNull();
    expect([wireId('67130891'), wireId('9007199254740993')]).toEqual([67130891, '9007199254740993']);
  });

  test('reads a time without a zone as IM’s own zone', () => {
    expect(toTime('2026-11-20T07:00:00-04:00')).toBe(Date.UTC(2026, 10, 20, 11));
    expect(toTime(String(Date.UTC(2026, 10, 20, 11)))).toBe(Date.UTC(2026, 10, 20, 11));
    expect(toTime('2026-11-20 07:00:00')).toBe(Date.UTC(2026, 10, 20, 11));
    expect([toTime('soon'), toTime(''), toTime(null)]).toEqual([null, null, null]);
  });

  test('reads counts from numbers and texts, and none as zero or absent', () => {
    expect([toPair('2', 1), toPair(0, 0), toPair(null, 1), toPair('', 1), toPair('x', 1), toPair(-1, 0)]).toEqual([
      [2, 1],
      [0, 0],
      null,
      null,
      null,
      null,
    ]);
  });

  test('reads lines of every kind', () => {
    expect([
      ownHandicap(1, 1, 0.75),
      ownHandicap(1, 2, 0.75),
      ownHandicap(1, 1, 0),
      ownHandicap(2, 3, 2.5),
      ownHandicap(3, 5, null),
    ]).toEqual([-0.75, 0.75, 0, 2.5, null]);
    expect([lineText(1, 0.25), lineText(1, -2.5), lineText(2, 2.75), lineText(1, 0), lineText(2, 1.3), lineText(3, null)]).toEqual([
      '+0/0.5',
      '-2.5',
      '2.5/3',
      '0',
      '1.3',
      null,
    ]);
  });

  test('begins IM’s day at noon of GMT-4, which is midnight of site time', () => {
    const day = Date.UTC(2026, 10, 20) - 8 * 3_600_000;
    expect(imDays(day, day + 86_400_000 - 1)).toEqual({ StartDate: '2026-11-19', EndDate: '2026-11-20' });
    expect(imDays(day, day + 86_400_000)).toEqual({ StartDate: '2026-11-19', EndDate: '2026-11-20' });
    expect(imDays(day - 1, day + 1)).toEqual({ StartDate: '2026-11-18', EndDate: '2026-11-20' });
  });
});

describe('bets', () => {
  const leg = { matchId: '1-67130891', marketId: '1339089601', selectionId: '4321524401~1~1~1~-0.75~', selection: '红城', price: '1.83' };
  const info = () => z.parse(imBetInfoSchema, structuredClone(sample('im-bet-info').response));

  test('sends the sample’s quote request except the nearest line', () => {
    const { TimeStamp, Token, MemberCode, LanguageCode, ...body } = sample('im-bet-info').request.body;
    expect([TimeStamp, Token, MemberCode, LanguageCode].every(Boolean)).toBe(true);
    expect(betInfoBody([leg], WAGER_TYPE.single)).toEqual({ ...body, ReturnNearestHandicap: true });
    expect(betInfoBody([{ ...leg, selectionId: 'foreign' }], WAGER_TYPE.combo)).toEqual({
      WagerType: 2,
      ReturnNearestHandicap: false,
      WagerSelectionInfos: [],
    });
  });

  test('reads the sample’s quote as open, with limits and the score', () => {
    expect(toQuotes([leg], info())).toEqual([
      {
        selectionId: leg.selectionId,
        state: 'open',
        min: 1000n,
        max: 5_000_000n,
        parlay: true,
        live: true,
        score: [1, 0],
        selection: { id: leg.selectionId, marketId: '1339089601', name: '红城', label: '-0.5/1', line: '-0.5/1', price: '1.83' },
      },
    ]);
  });

  test.each([
    ['a changed price', { Status: 381, Odds: 1.79 }, { state: 'open', selection: { price: '1.79' } }],
    [
      'a line that jumped',
      { Status: 381, MarketlineId: 8, WagerSelectionId: 9, Handicap: -1 },
      { state: 'moved', selection: { id: '9~1~1~1~-1~', marketId: '8', name: '红城', line: '-1' } },
    ],
    [
      'the same line under another handicap',
      { Status: 381, Handicap: -1.25 },
      { state: 'moved', selection: { id: '4321524401~1~1~1~-1.25~', line: '-1/1.5' } },
    ],
    ['a missing market', { Status: 380, MarketlineStatusId: undefined }, { state: 'closed', selection: null }],
    ['a market that is closed at the moment', { Status: 380, MarketlineStatusId: 2 }, { state: 'suspended' }],
    ['an unknown selection', { Status: 350 }, { state: 'closed' }],
    ['a selection that is not sold in parlays', { Status: 439 }, { state: 'open', parlay: false }],
    ['a locked price', { Odds: 0 }, { state: 'suspended' }],
  ])('%s', (_, change, wanted) => {
    const response = info();
    Object.assign(response.WagerSelectionInfos[0]!, change);
    expect(toQuotes([leg], response)[0]).toMatchObject(wanted);
  });

  test('keeps over or under and takes the new line when a total jumped', () => {
    const over = { matchId: '1-67130891', marketId: '1', selectionId: '7~2~1~3~2.5~total=2.5', selection: '大 2.5' };
    const response = info();
    Object.assign(response.WagerSelectionInfos[0]!, {
      Status: 381,
      WagerSelectionId: 8,
      MarketlineId: 2,
      Handicap: 3.25,
      Specifiers: 'total=3.25',
    });
    expect(toQuotes([over], response)[0]!.selection).toMatchObject({ id: '8~2~1~3~3.25~total=3.25', name: '大 3/3.5', line: '3/3.5' });
  });

  test('reads from code 350 which selection caused the error', () => {
    const response = z.parse(imBetInfoSchema, (sample('im-errors').response as Record<string, unknown>).selectionErrors);
    expect(toQuotes([leg], response)[0]).toMatchObject({ state: 'closed', min: 0n, max: 0n });
    expect(toQuotes([leg], { WagerSelectionInfos: [], BetSetting: [] })[0]!.state).toBe('closed');
  });

  test('sends the sample’s bet request with the score and market of its quote', () => {
    const { TimeStamp, Token, MemberCode, LanguageCode, ...body } = sample('im-place').request.body;
    expect([TimeStamp, Token, MemberCode, LanguageCode].every(Boolean)).toBe(true);
    const sent = { ...leg, scoreAtQuote: info().WagerSelectionInfos[0]! };
    expect(placeBody({ legs: [sent], combos: [{ selection: 0, stake: 5000n }], accept: 'better' })).toEqual(body);
    expect(placeBody({ legs: [sent], combos: [{ selection: 9, stake: 1n }], accept: 'any' })).toMatchObject({
      WagerType: 2,
      IsComboAcceptAnyOdds: true,
      ComboSelections: [{ ComboSelection: 9, StakeAmount: 0.01 }],
    });
  });

  test('reads the state of a bet from a response', () => {
    const response = () => z.parse(imPlacedSchema, structuredClone(sample('im-place').response));
    expect(toPlaceResult({ matchId: '1:700001' }, response())).toEqual({ state: 'accepted', orderId: '250000000000321', prices: ['1.83'] });
    const changed = (change: object) => {
      const body = response();
      Object.assign(body.WagerSelectionInfos![0]!, change);
      return toPlaceResult({ matchId: '1:700001' }, body);
    };
    expect(changed({ BetConfirmationStatus: 1 })).toEqual({ state: 'pending', orderId: '250000000000321' });
    expect(changed({ BetConfirmationStatus: 3 })).toMatchObject({ state: 'rejected', code: '1200' });
    expect(changed({ WagerId: null, BetConfirmationStatus: 3, BetStatusMessage: 1103 })).toEqual({ state: 'balance' });
    // A code against a wager that IM confirmed contradicts itself, and a rejection would let the bet be sent twice.
    expect(changed({ BetStatusMessage: 1103 })).toEqual({ state: 'pending', orderId: '250000000000321' });
    expect(changed({ WagerId: null })).toEqual({ state: 'unknown' });
    expect(toPlaceResult({ matchId: '1:700001' }, { WagerSelectionInfos: [], AcceptedWagerSelectionList: null })).toEqual({
      state: 'unknown',
    });
  });

  test.each([
    [1107, 'price-moved'],
    [345, 'price-moved'],
    [347, 'price-moved'],
    [1001, 'price-moved'],
    [380, 'suspended'],
    [330, 'suspended'],
    [1103, 'balance'],
    [1105, 'limit'],
    [1106, 'limit'],
    [1108, 'limit'],
    [400, 'unknown'],
    [1126, 'rejected'],
    [1200, 'rejected'],
    [431, 'rejected'],
    [987_654, 'unknown'],
    [0, 'unknown'],
  ])('%s means %s', (code, state) => expect(toRejection(code).state).toBe(state));

  test('reads the reason of code 1000 from the first wager', () => {
    const body = (sample('im-errors').response as Record<string, unknown>).notPlaced;
    expect([rejectedCode(1000, body), rejectedCode(1000, {}), rejectedCode(1000, null), rejectedCode(1103, body)]).toEqual([
      1107, 1000, 1000, 1103,
    ]);
  });

  test('maps combinations to IM’s numbers', () => {
    expect([2, 3, 10].map((size) => comboSelection(10, size))).toEqual([9, 10, 17]);
    expect([3, 4, 10, 2, 11].map((legs) => comboSelection(legs, 0))).toEqual([1, 2, 8, null, null]);
    expect([comboSelection(3, 4), comboSelection(3, 1), comboSize(0), comboSize(9), comboSize(17), comboSize(18), comboSize(5)]).toEqual([
      null,
      null,
      null,
      2,
      10,
      null,
      0,
    ]);
    const setting = (ComboSelection: number, NoOfCombination: number, EstimatedPayoutAmount: number) => ({
      ComboSelection,
      NoOfCombination,
      EstimatedPayoutAmount,
      MinStakeAmount: 10,
      MaxStakeAmount: 500.5,
      RefId: 0,
    });
    const quote = toComboQuote([leg], {
      WagerSelectionInfos: [],
      BetSetting: [setting(9, 3, 12.5), setting(10, 1, 7.2), setting(1, 4, 20), setting(18, 1, 3)],
    });
    expect(quote.combos).toEqual([
      { size: 2, bets: 3, price: null, min: 1000n, max: 50_050n },
      { size: 3, bets: 1, price: '7.2', min: 1000n, max: 50_050n },
      { size: 0, bets: 4, price: null, min: 1000n, max: 50_050n },
    ]);
    const [legQuote] = toComboQuote([leg], { ...info(), BetSetting: [setting(9, 3, 12.5)] }).quotes;
    expect(legQuote).toMatchObject({ state: 'open', min: 1000n, max: 50_050n });
    const placement = {
      legs: [leg, leg, leg],
      combos: [
        { size: 3, bets: 1, unitStake: 1n },
        { size: 2, bets: 3, unitStake: 1n },
      ],
      key: 'k',
    };
    const wager = { WagerId: '7', BetConfirmationStatus: 2, BetStatusMessage: 100, ComboSelectionId: 10 };
    expect(
      toComboResults(placement, { WagerSelectionInfos: [wager], AcceptedWagerSelectionList: [] }).map(({ size, result }) => [
        size,
        result.state,
      ]),
    ).toEqual([
      [3, 'accepted'],
      [2, 'unknown'],
    ]);
  });
});

describe('wagers', () => {
  const statement = () => structuredClone((sample('im-statement').response.WagerList as Record<string, unknown>[])[0]!);
  const running = () => structuredClone((sample('im-bet-list').response.WagerList as Record<string, unknown>[])[0]!);

  test('reads a running wager', () => {
    expect(toOrder(running())).toMatchObject({
      id: '250000000000321',
      venue: 'IMTY',
      state: 'accepted',
      outcome: 'open',
      kind: 'single',
      size: 1,
      bets: 1,
      stake: 5000n,
      payout: 0n,
      maxReturn: 9150n,
      placedAt: Date.UTC(2026, 10, 20, 12, 0, 5),
      settledAt: null,
      cashedOut: null,
      legs: [
        {
          matchId: '1-67130891',
          selectionId: '',
          marketKind: 'handicap',
          period: 'full',
          role: 'home',
          selection: '红城',
          line: '-0.5/1',
          price: '1.83',
          live: true,
          scoreAtBet: [1, 0],
          result: null,
          outcome: 'open',
        },
      ],
    });
  });

  test('reads a settled wager as half won by its amounts', () => {
    expect(toOrder(statement())).toMatchObject({
      state: 'settled',
      outcome: 'half-won',
      payout: 7075n,
      profit: 2075n,
      settledAt: Date.UTC(2026, 10, 20, 14, 2),
      legs: [{ result: '2-0', outcome: 'half-won' }],
    });
  });

  test.each([
    ['won', { MemberWinLossAmount: 41.5 }],
    ['lost', { MemberWinLossAmount: -50 }],
    ['half-lost', { MemberWinLossAmount: -25 }],
    ['push', { MemberWinLossAmount: 0 }],
  ])('%s', (outcome, change) => expect(toOrder({ ...statement(), ...change })!.outcome).toBe(outcome));

  test('reads wagers that were cancelled with their event, rejected, cancelled and cashed out', () => {
    const item = (statement().WagerItemList as object[])[0]!;
    expect(toOrder({ ...statement(), MemberWinLossAmount: 0, WagerItemList: [{ ...item, WagerItemCancelType: 3 }] })).toMatchObject({
      outcome: 'void',
      payout: 5000n,
    });
    expect(toOrder({ ...running(), BetConfirmationStatus: 1 })).toMatchObject({ state: 'pending' });
    expect(toOrder({ ...running(), BetConfirmationStatus: 3 })).toMatchObject({
      state: 'rejected',
      payout: 0n,
      reason: expect.stringMatching(/\p{Script=Han}/u) as string,
    });
    expect(toOrder({ ...running(), BetConfirmationStatus: 4 })).toMatchObject({ state: 'cancelled' });
    expect(toOrder({ ...running(), BetTradeStatus: 1, BetTradeBuyBackAmount: 40 })).toMatchObject({
      state: 'settled',
      profit: -1000n,
      payout: 4000n,
      cashedOut: { stake: 5000n, payout: 4000n },
    });
  });

  test('reads a parlay with its stake per combination and the results of its legs from their scores', () => {
    const item = (statement().WagerItemList as Record<string, unknown>[])[0]!;
    const away = { ...item, BetTypeId: 3, BetTypeSelectionId: 6, Handicap: null };
    const double = { ...item, BetTypeId: 8, BetTypeSelectionId: 43, Handicap: null };
    const order = toOrder({
      ...statement(),
      WagerType: 2,
      ComboSelection: 9,
      NoOfCombination: 3,
      MemberWinLossAmount: -20,
      WagerItemList: [item, away, double],
    })!;
    expect(order).toMatchObject({ kind: 'parlay', size: 2, bets: 3, stake: 15_000n, payout: 13_000n, outcome: 'lost' });
    expect(order.legs.map(({ outcome }) => outcome)).toEqual(['half-won', 'lost', 'won']);
  });

  test('returns a leg’s stake for a level basketball quarter in a parlay', () => {
    const item = (statement().WagerItemList as Record<string, unknown>[])[0]!;
    const quarter = { ...item, SportId: 2, BetTypeId: 4, BetTypeSelectionId: 8, Handicap: null, PeriodId: 4 };
    const level = { ...quarter, PeriodHomeScore: 25, PeriodAwayScore: 25 };
    const lost = { ...quarter, PeriodHomeScore: 20, PeriodAwayScore: 25 };
    const order = toOrder({ ...statement(), WagerType: 2, ComboSelection: 9, NoOfCombination: 3, WagerItemList: [item, level, lost] })!;
    expect(order.legs.map(({ outcome }) => outcome)).toEqual(['half-won', 'push', 'lost']);
  });

  test('leaves out invalid wagers one by one, and pages and totals are computed here', () => {
    const rows = [
      running(),
      { WagerId: 1 },
      statement(),
      { ...statement(), InputtedStakeAmount: 1e30 },
      { ...running(), WagerId: '9', BetConfirmationStatus: 3 },
    ];
    const page = toOrderPage(rows, { page: 1, size: 2, from: 0, to: Number.MAX_SAFE_INTEGER });
    expect([page.orders.length, page.total, page.invalidRows]).toEqual([2, 5, 2]);
    expect(page.totals).toEqual({ count: 2, stake: 10_000n, payout: 7075n, profit: 2075n });
    expect(toOrderPage(rows, { page: 2, size: 2, from: 0, to: Number.MAX_SAFE_INTEGER })).toMatchObject({
      orders: [expect.anything()],
      invalidRows: 0,
    });
    expect(toOrderPage(rows, { page: 1, size: 2, from: 0, to: 1 }).orders).toEqual([]);
  });
});
