import * as fc from '../../../support/property';
import { otherNames } from '@/lib/domain/betting/sport/compare/team-names.rules';
import { byFixture, findTwin, fixtureLikeness, likeness } from '@/lib/domain/betting/sport/compare/twin.rules';
import { sameMarket, sameScore } from '@/lib/domain/betting/sport/market/same-market.rules';
import type { Market, Match } from '@/lib/domain/betting/match/sport.model';
import { handicap, match, winner } from '../../../support/match.builder';
import { BASKETBALL_CLUBS, CLUBS, COUNTRIES } from '../../../support/team-names';
import { HOUR } from '../../../support/time';

const team = (name: string) => ({ id: name, name });
const at = (home: string, away: string, over: Partial<Match> = {}) =>
  match(`${home}-${away}`, { venue: 'OBTY', home: team(home), away: team(away), ...over });

test.each([
  ['曼城', '曼彻斯特城', true],
  ['曼城', '曼联', false],
  ['利物浦', '利物浦 FC', true],
  ['ＦＣ东京', 'FC 东京', true],
  ['大阪樱花', '大阪钢巴', false],
  ['广州队', '广州', true],
  ['皇家马德里', '皇马', true],
  ['皇家马德里', '马德里竞技', false],
  ['巴黎圣日耳曼', '巴黎圣日尔曼', true],
  ['上海海港', '上海申花', false],
  ['国际米兰', 'AC米兰', false],
])('%s and %s are one team: %s', (a, b, same) => {
  expect(likeness(a, b) >= 0.55).toBe(same);
  expect(likeness(a, b)).toBe(likeness(b, a));
});

test.each([
  ['巴西', '巴西 U23'],
  ['中国', '中国女足'],
  ['拜仁慕尼黑', '拜仁慕尼黑预备队'],
  ['日本U20', '日本U17'],
  ['曼城', '曼城青年队'],
])('%s is never %s', (a, b) => {
  expect(likeness(a, b)).toBe(0);
});

test.each([
  ['阿森纳(女)', '阿森纳女足', 1],
  ['阿森纳（女）', '阿森纳女子', 1],
  ['上海（女）', '上海女篮', 1],
  ['阿森纳女足', '阿森纳', 0],
  ['女王公园巡游者', '女王公园', 0.9],
  // The place left out, and a place that makes another team.
  ['北京国安', '国安', 0.8],
  ['洛杉矶湖人', '湖人', 0.8],
  ['洛杉矶湖人', '洛杉矶快船', 0.5],
  ['安庆海鸥', '海鸥', 0.8],
  // Known by the table alone.
  ['巴萨', '巴塞罗那', 0.9],
  ['巴萨', '巴萨克谢希尔', 0],
  ['巴黎FC', '巴黎', 0],
  ['大巴黎', '巴黎圣日耳曼', 0.9],
  ['曼城U21', '曼彻斯特城U21', 0.9],
  ['曼城U21', '曼彻斯特城', 0],
  ['葡萄牙体育', '葡萄牙国家队', 0],
  ['葡萄牙国家队', '葡萄牙', 1],
])('%s and %s are alike by %d', (a, b, alike) => {
  expect(likeness(a, b)).toBe(alike);
  expect(likeness(b, a)).toBe(alike);
});

test('recognises the names of one team, and never confuses two teams', () => {
  const pairs = (names: readonly string[]) => names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));
  const own = [...CLUBS, ...BASKETBALL_CLUBS].flatMap(pairs);
  const missed = own.filter(([one, other]) => likeness(one, other) < 0.55);
  expect(own.length).toBeGreaterThan(300);
  expect(missed.length / own.length).toBeLessThanOrEqual(0.05);
  let compared = 0;
  const confused: string[] = [];
  for (const teams of [[...CLUBS, ...COUNTRIES], BASKETBALL_CLUBS])
    for (const [one, other] of pairs(teams.map((_, index) => String(index))))
      for (const a of teams[Number(one)]!)
        for (const b of teams[Number(other)]!) {
          compared += 1;
          if (likeness(a, b) >= 0.55) confused.push(`${a} ~ ${b}`);
        }
  expect(confused).toEqual([]);
  expect(compared).toBeGreaterThan(100_000);
});

test('recognises teams that are not in the table by the rules only', () => {
  const unlisted = [...CLUBS, ...BASKETBALL_CLUBS].filter(
    (names) => names.length > 1 && names.every((name) => otherNames(name).length === 0),
  );
  expect(unlisted.length).toBeGreaterThan(100);
  for (const [name, ...others] of unlisted)
    for (const other of others) expect([other, likeness(name!, other) >= 0.55]).toEqual([other, true]);
});

test('a name matches itself in any letter case, width and spacing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('曼城', 'FC东京', '首尔FC', 'Real Sociedad', '广州城U21'),
      fc.constantFrom(' ', '·', '-'),
      (name, blank) => {
        expect(likeness(name, `${blank}${name.toUpperCase()}${blank}`)).toBe(1);
      },
    ),
  );
});

describe('fixtures', () => {
  const here = at('曼城', '阿森纳', { venue: 'FBTY' });

  test('match with the same teams at nearly the same time', () => {
    expect(fixtureLikeness(here, at('曼彻斯特城', '阿森纳', { startTime: here.startTime + 15 * 60_000 }))).toBeGreaterThan(0);
    expect(fixtureLikeness(here, at('曼彻斯特城', '阿森纳', { startTime: here.startTime + HOUR }))).toBe(0);
    // The same names may be an hour apart: one venue has already moved the kick-off.
    expect(fixtureLikeness(here, at('曼城', '阿森纳', { startTime: here.startTime + HOUR }))).toBe(2);
    expect(fixtureLikeness(here, at('曼城', '阿森纳', { startTime: here.startTime + 4 * HOUR }))).toBe(0);
  });

  test('differ with teams swapped, in another sport and with one other team', () => {
    expect(fixtureLikeness(here, at('阿森纳', '曼城'))).toBe(0);
    expect(fixtureLikeness(here, at('曼城', '阿森纳', { sport: 'basketball' }))).toBe(0);
    expect(fixtureLikeness(here, at('曼城', '切尔西'))).toBe(0);
  });

  test('match the likeliest of several, and none of two equally likely ones', () => {
    const exact = at('曼城', '阿森纳');
    expect(findTwin(here, [at('曼彻斯特城', '阿森纳'), exact])).toBe(exact);
    expect(findTwin(here, [exact, { ...exact, id: 'other' }])).toBeNull();
    expect(findTwin(here, [])).toBeNull();
  });
});

test('list fixtures of several venues once each, in the given order', () => {
  const shown = byFixture([
    at('曼城', '阿森纳', { venue: 'FBTY' }),
    at('利物浦', '切尔西', { venue: 'FBTY' }),
    at('曼彻斯特城', '枪手', { venue: 'IMTY' }),
    at('切尔西', '利物浦', { venue: 'OBTY' }),
    at('曼城', '阿森纳', { venue: 'OBTY' }),
  ]);
  expect(shown.map((fixture) => fixture.map(({ venue, home }) => `${venue} ${home.name}`))).toEqual([
    ['FBTY 曼城', 'IMTY 曼彻斯特城', 'OBTY 曼城'],
    ['FBTY 利物浦'],
    ['OBTY 切尔西'],
  ]);
});

const before = { status: 'upcoming', score: null } as const;
const matchWith = (markets: readonly Market[], over: Partial<Match> = before) => match('1', { markets, ...over });

test('a twin market has the same kind, period and line', () => {
  const mine = handicap('1', '-0.5/1');
  const here = matchWith([mine]);
  const others = [handicap('8', '-1'), handicap('9', '-0.5/1'), winner('7')];
  expect(sameMarket(mine, here, matchWith(others))?.id).toBe('9');
  expect(sameMarket(handicap('1', '-0.5/1', { period: 'first-half' }), here, matchWith(others))).toBeNull();
  expect(sameMarket(mine, here, matchWith([handicap('9', '-0.5/1', { state: 'closed' })]))).toBeNull();
});

test('an in-play handicap is a twin only where it counts from the same score', () => {
  const mine = handicap('1', '-0.5/1');
  const here = matchWith([mine, winner('2')], { score: [1, 0] });
  const beforeGoal = matchWith([handicap('9', '-0.5/1'), winner('8')], { score: [0, 0] });
  expect(sameMarket(mine, here, beforeGoal)).toBeNull();
  expect(sameMarket(mine, here, { ...beforeGoal, ...before })).toBeNull();
  expect(sameMarket(mine, here, { ...beforeGoal, score: [1, 0] })?.id).toBe('9');
  // The whole match counts for who wins it, and in basketball for the handicap too.
  expect(sameMarket(winner('2'), here, beforeGoal)?.id).toBe('8');
  expect(sameMarket(mine, { ...here, sport: 'basketball' }, { ...beforeGoal, sport: 'basketball' })?.id).toBe('9');
});

test('a market that only its venue sells has no twin', () => {
  const extraTime = { kind: 'handicap', period: 'other' } as const;
  const own = handicap('1', '-0.5', extraTime);
  expect(sameMarket(own, matchWith([own]), matchWith([handicap('9', '-0.5', extraTime)]))).toBeNull();
  const other = winner('1', undefined, { kind: 'other' });
  expect(sameMarket(other, matchWith([other]), matchWith([winner('9', undefined, { kind: 'other' })]))).toBeNull();
});

describe('in play at two venues', () => {
  const at21 = match('1', { venue: 'FBTY', score: [2, 1] });
  const at11 = match('2', { venue: 'OBTY', score: [1, 1] });

  test('matches with equal scores, or without a known one', () => {
    expect(sameScore(at21, at11)).toBe(false);
    expect(sameScore(at21, { ...at11, score: null })).toBe(true);
    expect(sameScore(at21, { ...at11, status: 'upcoming' })).toBe(true);
    // Points of basketball come too often for that.
    expect(sameScore({ ...at21, sport: 'basketball' }, { ...at11, sport: 'basketball' })).toBe(true);
  });
});
