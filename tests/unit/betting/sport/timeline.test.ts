/** @jest-environment jest-fixed-jsdom */
import { matchTimelineCall } from '@pavilion/contract/calls/feed.calls';
import * as z from '@pavilion/contract/schema';
import { getTimeline, toTimeline } from '@/lib/domain/betting/sport/event/timeline.api';
import { EVENT_NAMES, FIGURE_NAMES } from '@/lib/domain/betting/sport/event/timeline.copy';
import type { Step, Timeline, TimelineEvent } from '@/lib/domain/betting/sport/event/timeline.model';
import { eventText, minutesOf, minuteText, momentumOf, momentumText } from '@/lib/domain/betting/sport/event/timeline.rules';
import { idAtVenue } from '@/lib/venues/match-id.adapter';
import { decideEffect } from '@/lib/domain/member/session/rejection.rules';
import type { PlatformCaller } from '@/lib/platform/caller';
import { match } from '../../../support/match.builder';
import { readSample } from '../../../support/sample';

const SAMPLE = readSample<{ response: { data: object } }>('match-timeline').response;
const toResponse = (over: object = {}) => z.parse(matchTimelineCall.response, { ...SAMPLE.data, ...over });
const timeline = toTimeline(toResponse());
const step = (minute: number, home: number, away: number, period = 1): Step => ({ period, minute, home, away });
const empty: Timeline = { status: 'live', length: 90, events: [], momentum: [], figures: [] };

describe('the platform’s response', () => {
  test('is read without unknown kinds, and an invalid side belongs to neither team', () => {
    expect(timeline.events.map(({ kind }) => kind)).toEqual(['start', 'corner', 'goal', 'goal', 'yellow', 'half', 'goal', 'red']);
    const odd = toTimeline(
      toResponse({
        events: [
          { kind: 'var', period: 1, minute: 3, score: [0, 0] },
          { kind: 'corner', side: 'referee', period: 1, minute: 4, score: [0, 0] },
        ],
        statistics: [{ kind: 'offsides', home: 1, away: 2 }],
      }),
    );
    expect(odd.events).toEqual([{ kind: 'corner', side: null, period: 1, minute: 4, added: 0, score: [0, 0] }]);
    expect(odd.figures).toEqual([]);
  });

  test.each([
    ['upcoming', 'upcoming'],
    ['live', 'live'],
    ['ended', 'over'],
    ['abandoned', 'over'],
    ['cancelled', 'over'],
    ['paused', 'live'],
  ])('%s is %s', (status, wanted) => {
    expect(toTimeline(toResponse({ status })).status).toBe(wanted);
  });

  test('is requested with the venue’s own match id, because our id for IM also contains the sport', async () => {
    const caller = jest.fn(() => Promise.resolve(toResponse()));
    await getTimeline('IMTY', '1-67130891', {}, caller as unknown as PlatformCaller);
    expect(caller).toHaveBeenCalledWith(matchTimelineCall, { venue: 'IMTY', matchId: '67130891' }, {});
    expect(idAtVenue('OBTY', '3100200300100000001')).toBe('3100200300100000001');
  });

  test('is shown in place when it is an error, not over the page', () => {
    const page = { path: '/game/sport/FBTY/1', search: '', go: false, downloadDevice: false, maintenance: false };
    const rejection = { code: 10_001, message: '比赛记录不存在', data: null, carried: false };
    expect(decideEffect({ ...rejection, inPlace: matchTimelineCall.inPlace === true }, page)).toBeNull();
    expect(decideEffect({ ...rejection, inPlace: false }, page)).not.toBeNull();
  });
});

describe('texts', () => {
  test('show minutes, with stoppage time separate', () => {
    expect(minuteText({ minute: 29, added: 0 })).toBe('29′');
    expect(minuteText({ minute: 45, added: 2 })).toBe('45+2′');
    expect([minutesOf(timeline, 'goal', 'home'), minutesOf(timeline, 'goal', 'away'), minutesOf(timeline, 'red', 'home')]).toEqual([
      '29′、61′',
      '41′',
      '',
    ]);
  });

  test('name ends of quarters and sets, and use one name for everything else', () => {
    const event = (kind: TimelineEvent['kind'], period: number): TimelineEvent => ({
      kind,
      period,
      side: null,
      minute: 10,
      added: 0,
      score: [0, 0],
    });
    expect([eventText(event('period', 1)), eventText(event('period', 5)), eventText(event('set', 2)), eventText(event('goal', 2))]).toEqual(
      ['第一节结束', '加时结束', '拿下第二盘', '进球'],
    );
    expect(Object.values({ ...EVENT_NAMES, ...FIGURE_NAMES }).every((name) => /\p{Script=Han}/u.test(name))).toBe(true);
  });

  test('describe the chart in a sentence: who attacked lately, who leads, how the last game ended', () => {
    const textFor = (sport: 'football' | 'basketball' | 'tennis', momentum: readonly Step[]) =>
      momentumText(match('1', { sport }), { ...empty, momentum });
    const attacks = (home: number, away: number) => Array.from({ length: 10 }, (_, at) => step(at + 1, home, away));
    expect(textFor('football', attacks(5, 1))).toBe('最近十分钟红城攻势更强');
    expect(textFor('football', [...attacks(9, 0), ...attacks(1, 4)])).toBe('最近十分钟蓝港攻势更强');
    expect(textFor('football', attacks(3, 3))).toBe('最近十分钟势均力敌');
    expect(textFor('basketball', [step(1, 2, 5), step(2, 2, 4)])).toBe('蓝港领先 5 分');
    expect(textFor('basketball', [step(1, 2, 2)])).toBe('比分持平');
    expect(textFor('tennis', [step(3, 4, 2)])).toBe('最近一局得分 4 比 2');
    expect(textFor('tennis', [])).toBe('未开赛');
  });
});

describe('the chart', () => {
  test('football has home up, away down, two minutes a bar, goals at their minute and half time in the middle', () => {
    const { bars, ticks, dots } = momentumOf('football', {
      ...timeline,
      momentum: [step(1, 9, 0), step(2, 9, 0), step(3, 0, 4), step(4, 1, 3)],
    });
    expect(bars.map(({ size }) => size)).toEqual([1, -0.5]);
    expect(bars[1]!.at).toBeCloseTo(1 / 46);
    expect(ticks).toEqual([0.5]);
    expect(dots.map(({ side }) => side)).toEqual(['home', 'away', 'home']);
    expect(dots[0]!.at).toBeCloseTo(14.5 / 46);
    expect(dots[2]!.at).toBeGreaterThan(0.5);
  });

  test('stoppage time belongs to the last bar of its half', () => {
    const minutes = Array.from({ length: 45 }, (_, at) => step(at + 1, 2, 1));
    const before = momentumOf('football', { ...empty, momentum: minutes });
    const after = momentumOf('football', { ...empty, momentum: [...minutes, step(45, 2, 1), step(45, 2, 1), step(46, 1, 3, 2)] });
    expect(after.bars.slice(0, 23)).toEqual(before.bars);
    expect(after.bars[23]).toMatchObject({ at: 0.5 });
    const all = momentumOf('football', { ...empty, momentum: Array.from({ length: 120 }, (_, at) => step(at + 1, 1, 0)) });
    expect(Math.max(...all.bars.map(({ at, width }) => at + width))).toBeLessThanOrEqual(1 + 1e-9);
  });

  test('basketball has the lead after every minute, and makes room for overtime', () => {
    const lead = momentumOf('basketball', { ...empty, length: 40, momentum: [step(1, 3, 0), step(2, 0, 8)] });
    expect(lead.bars.map(({ size }) => size)).toEqual([0.3, -0.5]);
    expect(lead.ticks).toEqual([0.25, 0.5, 0.75]);
    const long = momentumOf('basketball', { ...empty, length: 40, momentum: Array.from({ length: 45 }, (_, at) => step(at + 1, 2, 0)) });
    expect(long.ticks.at(-1)).toBeCloseTo(40 / 45);
    expect(Math.max(...long.bars.map(({ size }) => size))).toBe(1);
  });

  test('tennis has the winner of each game, and a tick where a set ends', () => {
    const games = momentumOf('tennis', { ...empty, length: 0, momentum: [step(3, 4, 0), step(7, 2, 4), step(11, 4, 2, 2)] });
    expect(games.bars.map(({ size }) => Math.sign(size))).toEqual([1, -1, 1]);
    expect(games.ticks).toEqual([0.1]);
    expect(games.bars[0]!.width).toBe(0.05);
  });

  test('is empty before play', () => {
    for (const sport of ['football', 'basketball', 'tennis'] as const)
      expect(momentumOf(sport, empty)).toMatchObject({ bars: [], dots: [] });
  });
});
