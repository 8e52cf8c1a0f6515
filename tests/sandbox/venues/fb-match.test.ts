import * as z from '@pavilion/contract/schema';
import { fbListSchema, fbMarketGroupSchema, fbMatchSchema, fbStatisticalSchema } from '@pavilion/contract/venues/fb.match.wire';
import { toFbMatch } from '../../../sandbox/venues/fb/fb.match';
import { endOfToday } from '../../../sandbox/kernel/clock/calendar';
import { listSchema } from '../../../sandbox/venues/fb/fb.request';
import { detail, list } from '../../../sandbox/venues/fb/match.handlers';
import { menu } from '../../../sandbox/venues/fb/menu.handlers';
import { EVENING, aMatch, fakeWorld } from '../../support/fake-world';
import { HOUR } from '../../support/time';

const wireMatch = z.object({ ...fbMatchSchema._zod.def.shape, mg: z.array(fbMarketGroupSchema) });

/** A match as written, with the fields that the site does not read, once the site can read it. */
function written<T>(match: T): T {
  z.parse(wireMatch, match);
  return match;
}

function evening() {
  const world = fakeWorld([
    aMatch(1, EVENING - HOUR),
    aMatch(2, EVENING + 2 * HOUR),
    aMatch(3, EVENING + 17 * HOUR),
    aMatch(4, EVENING + 6 * 24 * HOUR, { league: { ...aMatch(4, 0).league, number: 7, rank: 0, hot: false } }),
    aMatch(5, EVENING + 8 * 24 * HOUR),
  ]);
  world.states.set('ev-1', {
    phase: 'second-half',
    running: true,
    seconds: 2830,
    score: [1, 0],
    halfScore: [1, 0],
    corners: [3, 2],
    yellow: [1, 0],
  });
  return world;
}

const idsOf = (body: object) => list(evening(), listSchema.parse(body)).records.map((match) => match.id);

describe('a match on the wire', () => {
  it('fits the schema that the site reads, in play with score and clock', () => {
    const world = evening();
    const match = z.parse(wireMatch, toFbMatch(world, world.matches[0]!, { detail: true, oddsType: 1 }));
    expect(match).toMatchObject({ ms: 5, ss: 1, tms: 13, mc: { s: 2830, pe: 1004, r: true } });
    expect(match.nsg).toContainEqual({ pe: 1001, tyg: 5, sc: [1, 0] });
    expect(match.nsg).toContainEqual({ pe: 1002, tyg: 5, sc: [1, 0] });
    expect(match.nsg).toContainEqual({ pe: 1001, tyg: 6, sc: [3, 2] });
  });

  it('signs a handicap for each side and names every option', () => {
    const world = evening();
    const { mg } = written(toFbMatch(world, world.matches[1]!, { detail: true, oddsType: 1 }));
    const handicap = mg.find((group) => group.mty === 1000 && group.pe === 1001)!;
    expect(handicap.nm).toBe('让球');
    expect(handicap.mks[0]).toMatchObject({ mbl: 1, li: '-0.5/1' });
    expect(handicap.mks[0]!.op).toMatchObject([
      { na: '红城', nm: '-0.5/1', ty: 1, od: 1.83, bod: 1.83, li: '-0.5/1' },
      { na: '蓝港', nm: '+0.5/1', ty: 2, od: 2.05, bod: 2.05, li: '+0.5/1' },
    ]);
    expect(mg.find((group) => group.mty === 1005)!.mks[0]!.op.map((option) => [option.na, option.nm])).toEqual([
      ['红城', '主'],
      ['和', '和'],
      ['蓝港', '客'],
    ]);
    expect(mg.find((group) => group.mty === 1012)!.mks[0]!.op.map((option) => option.nm)).toEqual(['主/和', '主/客', '和/客']);
    expect(mg.find((group) => group.mty === 1007 && group.pe === 1002)!.nm).toBe('上半场大/小');
  });

  it('locks an option without a price and prints Hong Kong odds when asked', () => {
    const world = evening();
    const { mg } = written(toFbMatch(world, world.matches[1]!, { detail: true, oddsType: 2 }));
    const total = mg.find((group) => group.mty === 1007)!.mks[0]!;
    expect(total.op).toMatchObject([
      { nm: '大 2.5', od: 1.999, bod: 0.999, odt: 2 },
      { nm: '小 2.5', od: -999 },
    ]);
  });

  it('suspends every market around a goal', () => {
    const world = evening();
    world.states.set('ev-1', { ...world.states.get('ev-1'), suspended: 'goal' });
    const match = z.parse(wireMatch, toFbMatch(world, world.matches[0]!, { detail: true, oddsType: 1 }));
    expect(match.ss).toBe(0);
    expect(match.mg.flatMap((group) => group.mks).every((market) => market.ss === 0)).toBe(true);
  });

  it('shows an ended match without markets', () => {
    const world = evening();
    world.states.set('ev-1', { phase: 'ended', endedAt: EVENING, score: [2, 0], halfScore: [1, 0] });
    expect(detail(world, { matchId: 1, oddsType: 1 })).toMatchObject({ ms: 0, ss: -1, tms: 0, mg: [] });
    expect(() => detail(world, { matchId: 99, oddsType: 1 })).toThrow(expect.objectContaining({ code: 14_002 }));
  });

  it('shows a cancelled match as cancelled, without markets', () => {
    const world = fakeWorld([aMatch(6, EVENING + HOUR, { cancelled: true })]);
    world.states.set('ev-6', { phase: 'cancelled', endedAt: EVENING });
    expect(list(world, listSchema.parse({ type: 3 })).records).toMatchObject([{ id: 6, ms: 3, ss: -1, nsg: [], mg: [] }]);
  });

  it('marks a generated match among real seasons', () => {
    const match = aMatch(6, EVENING + HOUR, { simulated: true });
    expect(toFbMatch(fakeWorld([match]), match, { detail: false, oddsType: 1 }).lg.na).toBe('模拟赛事 北境联赛');
  });

  it('prices a match with FB’s own pricing', () => {
    const world = evening();
    list(world, listSchema.parse({ type: 6 }));
    expect(new Set(world.requestedPricings.map((pricing) => `${pricing.venue} ${pricing.margin} ${pricing.noise}`))).toEqual(
      new Set(['FBTY 1.045 0.015']),
    );
  });
});

describe('lists', () => {
  it('ends 今日 at noon of the next day in UTC+8', () => {
    expect(endOfToday(EVENING)).toBe(EVENING + 16 * HOUR);
    expect(endOfToday(EVENING + 4 * HOUR)).toBe(EVENING + 40 * HOUR);
  });

  it('splits live, today and early', () => {
    expect(idsOf({ type: 1 })).toEqual([1]);
    expect(idsOf({ type: 3 })).toEqual([2]);
    expect(idsOf({ type: 4 })).toEqual([3, 4]);
    expect(idsOf({ type: 6 })).toEqual([1, 2]);
  });

  it('filters by league, match id and kick-off, and sorts either way', () => {
    expect(idsOf({ leagueId: 7 })).toEqual([4]);
    expect(idsOf({ matchIds: [5, 1, 1, 77] })).toEqual([1, 5]);
    expect(idsOf({ type: 4, beginTime: EVENING + 24 * HOUR, endTime: EVENING + 7 * 24 * HOUR })).toEqual([4]);
    expect(idsOf({ type: 4, orderBy: 1 })).toEqual([4, 3]);
    expect(idsOf({ type: 6, sportId: 3 })).toEqual([]);
  });

  it('contains only the best line of the main kinds, in pages', () => {
    const response = list(evening(), listSchema.parse({ type: 6, current: 2, size: 1 }));
    expect(z.parse(fbListSchema, response).total).toBe(2);
    expect(response).toMatchObject({ current: 2, size: 1, total: 2, pageTotal: 2 });
    const { mg } = z.parse(wireMatch, response.records[0]);
    expect(mg.map((group) => `${group.pe}-${group.mty}-${group.mks.length}`)).toEqual([
      '1001-1000-1',
      '1001-1007-1',
      '1001-1005-1',
      '1002-1000-1',
      '1002-1007-1',
      '1002-1005-1',
    ]);
  });

  it('rejects a request without type, league or match, and pages beyond 50', () => {
    expect(listSchema.safeParse({ sportId: 1 }).success).toBe(false);
    expect(listSchema.safeParse({ type: 1, size: 51 }).success).toBe(false);
    expect(listSchema.safeParse({ type: 5 }).success).toBe(false);
  });

  it('counts the matches', () => {
    const response = z.parse(fbStatisticalSchema, menu(evening(), {}));
    expect(response.sl.map((row) => [row.ty, row.tc])).toEqual([
      [1, 1],
      [2, 4],
      [3, 1],
      [4, 2],
      [7, 0],
    ]);
    expect(response.tc).toBe(4);
    expect(response.hls).toEqual([{ id: 10463, na: '北境联赛', sid: 1 }]);
  });
});
