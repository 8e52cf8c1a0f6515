import * as fc from '../../../support/property';
import {
  groupDays,
  groupEntries,
  leagueCount,
  morningName,
  orderEntries,
  orderPages,
  settleOrder,
} from '@/lib/domain/betting/sport/list/board.rules';
import { leaguesOf } from '@/lib/domain/betting/sport/list/league-choice.rules';
import { sameEntries, toEntry, type Entry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import { pickHot, wantsLater } from '@/lib/domain/betting/sport/list/hot.rules';
import { match, winner } from '../../../support/match.builder';
import { DAY, HOUR } from '../../../support/time';

const entry = (id: string, leagueId = 'a', rank = 1, startTime = 0): Entry => ({
  id,
  leagueId,
  league: `联赛${leagueId}`,
  rank,
  startTime,
});
const CHOICE = { sort: 'league', leagues: [], favourites: [], pinned: [], time: null, today: null } as const;
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id).join('');

test('by league sorts important leagues first, starred matches first in theirs, then by time', () => {
  const entries = [entry('x', 'b', 2), entry('y', 'a', 1, 20), entry('z', 'a', 1, 10), entry('w', 'a', 1, 30)];
  expect(ids(orderEntries(entries, CHOICE))).toBe('zywx');
  expect(ids(orderEntries(entries, { ...CHOICE, favourites: ['w', 'x'] }))).toBe('wzyx');
});

test('by time sorts by kick-off before leagues and stars', () => {
  const entries = [entry('x', 'b', 2, 10), entry('y', 'a', 1, 20), entry('z', 'a', 1, 5)];
  expect(ids(orderEntries(entries, { ...CHOICE, sort: 'time', favourites: ['y'] }))).toBe('zxy');
});

test('a filter keeps only its leagues', () => {
  expect(ids(orderEntries([entry('x', 'b', 2), entry('y')], { ...CHOICE, leagues: ['b'] }))).toBe('x');
});

test('a time window keeps only matches that kick off in it', () => {
  expect(ids(orderEntries([entry('x', 'a', 1, 9), entry('y', 'a', 1, 10), entry('z', 'a', 1, 20)], { ...CHOICE, time: [10, 20] }))).toBe(
    'y',
  );
});

test('the heading of a morning in 今日 names the noon that ends it', () => {
  const tomorrow = 11 * DAY - 8 * HOUR;
  const morning = [entry('x', 'a', 1, tomorrow), entry('y', 'a', 1, tomorrow + 12 * HOUR - 1)];
  expect(morningName(morning, 11, 10)).toBe('明天 12:00 前');
  expect(morningName([...morning, entry('z', 'a', 1, tomorrow + 12 * HOUR)], 11, 10)).toBe('明天');
});

test('pinned leagues of every page come first when sorted by league, whatever their rank, and at their time when sorted by time', () => {
  const pages = [
    [entry('x', 'b', 2), entry('y')],
    [entry('z', 'c', 9), entry('w', 'b', 2), entry('v', 'd', 3)],
  ];
  const pinned = ['联赛c', '联赛b'];
  expect(ids(orderPages(pages, { ...CHOICE, pinned }))).toBe('wxzyv');
  expect(ids(orderPages(pages, { ...CHOICE, sort: 'time', pinned }))).toBe(ids(orderPages(pages, { ...CHOICE, sort: 'time' })));
});

test('another page extends a league at its place, and a match on two pages appears once', () => {
  const first = [entry('x', 'b', 2), entry('y')];
  const second = [entry('z', 'a', 1, 90), entry('x', 'b', 2), entry('w', 'b', 2)];
  expect(ids(orderPages([first], CHOICE))).toBe('yx');
  expect(ids(orderPages([first, second], CHOICE))).toBe('yzwx');
});

test('adjacent matches of one league share a header, and a league that appears twice has two keys', () => {
  const groups = groupEntries([entry('x'), entry('y'), entry('z', 'b'), entry('w')]);
  expect(groups.map(({ league, ids: inside }) => `${league}:${inside.join('')}`)).toEqual(['联赛a:xy', '联赛b:z', '联赛a:w']);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
});

const TODAY = 10;
/** A kick-off on the site's day `TODAY + ahead`, at an hour of it. */
const timeOn = (ahead: number, hour: number) => (TODAY + ahead) * DAY + (hour - 8) * HOUR;

test('days come before leagues: each day has a league once, pinned ones first, and a match that began yesterday belongs to today', () => {
  const pages = [
    [entry('v', 'b', 2, timeOn(-1, 23)), entry('x', 'b', 2, timeOn(0, 20)), entry('y', 'a', 1, timeOn(1, 2))],
    [entry('z', 'b', 2, timeOn(1, 1)), entry('w', 'a', 1, timeOn(1, 9)), entry('u', 'a', 1, timeOn(0, 23))],
  ];
  const picked = (pinned: readonly string[]) =>
    groupDays(orderPages(pages, { ...CHOICE, pinned, today: TODAY }), TODAY).map(
      ({ day, entries }) => `${day} ${groupEntries(entries).map((group) => group.leagueId + group.ids.join(''))}`,
    );
  expect(picked([])).toEqual(['10 au,bvx', '11 ayw,bz']);
  expect(picked(['联赛b'])).toEqual(['10 bvx,au', '11 bz,ayw']);
});

test('sorted by time, a day has its matches by kick-off, and a list without days is one group', () => {
  const pages = [[entry('x', 'b', 2, timeOn(1, 3)), entry('y', 'a', 1, timeOn(0, 20)), entry('z', 'a', 1, timeOn(1, 2))]];
  const byTime = orderPages(pages, { ...CHOICE, sort: 'time', today: TODAY });
  expect(groupDays(byTime, TODAY).map(({ day, entries }) => `${day}${ids(entries)}`)).toEqual(['10y', '11zx']);
  expect(groupDays(byTime, null).map(({ day, entries }) => `${day}${ids(entries)}`)).toEqual(['nullyzx']);
});

test('a league shows how many matches it has, not how many are loaded, and no number when unknown', () => {
  const days = groupDays([entry('x', 'a', 1, timeOn(0, 1)), entry('y', 'a', 1, timeOn(1, 1)), entry('z', 'b', 2, timeOn(1, 2))], TODAY);
  const open = (totals: Record<string, number> | null) => ({
    complete: false,
    daysAhead: true,
    totals: totals && new Map(Object.entries(totals)),
  });
  // Pages come by kick-off: no match of the first day is missing any more.
  expect(leagueCount('a', days, 0, open(null))).toBe(1);
  expect(leagueCount('a', days, 1, open(null))).toBeNull();
  expect(leagueCount('a', days, 1, open({ a: 5, b: 1 }))).toBeNull();
  expect(leagueCount('b', days, 1, open({ a: 5, b: 1 }))).toBe(1);
  expect(leagueCount('a', days, 1, { complete: true, totals: null, daysAhead: true })).toBe(1);
  // A list of one day: the venue's number is the league's.
  expect(leagueCount('a', groupDays([entry('x')], null), 0, { ...open({ a: 19 }), daysAhead: false })).toBe(19);
});

test('lists the leagues with their counts', () => {
  expect(leaguesOf([entry('x', 'b', 2), entry('y'), entry('z')])).toEqual([
    expect.objectContaining({ leagueId: 'a', count: 2 }),
    expect.objectContaining({ leagueId: 'b', count: 1 }),
  ]);
});

test('keeps the order while the list is touched, takes the new one afterwards, and keeps the identity of an equal one', () => {
  const shown = [entry('x'), entry('y')];
  const next = [entry('y'), entry('x')];
  expect(settleOrder(shown, next, true)).toBe(shown);
  expect(settleOrder(shown, next, false)).toBe(next);
  expect(settleOrder(shown, [...shown], false)).toBe(shown);
  expect(settleOrder([], next, true)).toBe(next);
});

test('a list held by touch keeps its order however often the source reorders, then takes the latest order', () => {
  const order = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 }).map((names) => names.map((name) => entry(name)));
  fc.assert(
    fc.property(order, fc.array(order), (first, later) => {
      const settled = later.reduce<readonly Entry[]>((shown, next) => settleOrder(shown, next, true), first);
      expect(settled).toBe(first);
      const last = later.at(-1) ?? first;
      expect(sameEntries(settleOrder(settled, last, false), last)).toBe(true);
    }),
  );
});

test('hot matches put nearly finished ones last, and the most recent of a league first', () => {
  const over = match('1', { markets: [winner('m', [null, '1.02', null])] });
  const early = match('2', { startTime: 100 });
  const late = match('3', { startTime: 50 });
  const next = match('4', { status: 'upcoming', startTime: 900 });
  expect(pickHot([over, late, early], [next], 4).map(({ id }) => id)).toEqual(['2', '3', '4', '1']);
});

test('hot matches put tomorrow’s match of a major league before a minor one in play, and keep some in play', () => {
  const small = (id: string) => match(id, { league: { ...match().league, rank: 5 } });
  const bigMatch = (id: string, startTime: number) => match(id, { status: 'upcoming', startTime });
  const live = [small('1'), small('2'), small('3'), small('4')];
  expect(pickHot(live, [bigMatch('8', 90), bigMatch('7', 20), bigMatch('8', 90)], 4).map(({ id }) => id)).toEqual(['7', '8', '1', '2']);
  expect([wantsLater(live), wantsLater([1, 2, 3, 4].map((id) => bigMatch(String(id), id)))]).toEqual([true, false]);
});

test('hot matches are live and important ones first, then the next to begin', () => {
  const live = [match('1', { league: { ...match().league, rank: 5 } }), match('2'), match('3', { status: 'ended' })];
  const today = [match('4', { status: 'upcoming', startTime: 20 }), match('5', { status: 'upcoming', startTime: 10 }), match('2')];
  expect(pickHot(live, today, 4).map(({ id }) => id)).toEqual(['2', '5', '4', '1']);
  expect(pickHot(live, today, 1).map(({ id }) => id)).toEqual(['2']);
  expect(toEntry(match('9'))).toMatchObject({ id: '9', leagueId: '10463', rank: 1 });
});
