import { timeChoices } from '@/lib/domain/betting/sport/list/time-choice.rules';
import { windowOf } from '@/lib/domain/betting/sport/list/time-window.rules';
import { siteDay } from '@/lib/kit/format/site-time';

/** 2026-11-22, a Sunday, 16:30 site time. */
const NOW = Date.parse('2026-11-22T08:30:00Z');
const at = (text: string) => Date.parse(`${text}+08:00`);

test('reads the next hours, tonight until six and a day of site time, and any other value as 全部', () => {
  expect(windowOf('h1', NOW)).toEqual([NOW, at('2026-11-22T17:30:00')]);
  expect(windowOf('h3', NOW)).toEqual([NOW, at('2026-11-22T19:30:00')]);
  expect(windowOf('night', NOW)).toEqual([at('2026-11-22T18:00:00'), at('2026-11-23T06:00:00')]);
  const day = siteDay(at('2026-11-25T00:00:00'));
  expect(windowOf(`d${day}`, NOW)).toEqual([at('2026-11-25T00:00:00'), at('2026-11-26T00:00:00')]);
  expect(['', 'h2', 'd', 'd1', 'd123456', '<script>'].map((id) => windowOf(id, NOW))).toEqual(Array(6).fill(null));
});

const entry = (time: string) => ({ id: time, leagueId: '1', league: '', rank: 1, startTime: at(time) });
const WHOLE = { complete: true, chosen: '' };
const namesOf = (choices: ReturnType<typeof timeChoices>) =>
  choices.map(({ label, count }) => (count === null ? label : `${label} ${count}`));

test('滚球 has no time windows, 今日 has hours, 早盘 has days, 串关 has both', () => {
  const today = ['2026-11-22T17:00:00', '2026-11-22T19:00:00', '2026-11-22T23:30:00'].map(entry);
  const early = ['2026-11-23T03:00:00', '2026-11-28T20:00:00'].map(entry);
  expect(timeChoices('live', today, NOW, WHOLE)).toEqual([]);
  expect(namesOf(timeChoices('today', today, NOW, WHOLE))).toEqual(['全部 3', '1 小时内 1', '3 小时内 2', '今晚 2']);
  expect(namesOf(timeChoices('early', early, NOW, WHOLE))).toEqual(['全部 2', '明天 1', '周六 11-28 1']);
  expect(namesOf(timeChoices('parlay', [...today, ...early], NOW, WHOLE))).toEqual([
    '全部 5',
    '1 小时内 1',
    '3 小时内 2',
    '今晚 3',
    '明天 1',
    '周六 11-28 1',
  ]);
});

test('offers at most a week of days, in order', () => {
  const many = Array.from({ length: 12 }, (_, day) => entry(`2026-12-${String(12 - day).padStart(2, '0')}T12:00:00`));
  expect(timeChoices('early', many, NOW, WHOLE).map(({ label }) => label)).toEqual([
    '全部',
    '周二 12-01',
    '周三 12-02',
    '周四 12-03',
    '周五 12-04',
    '周六 12-05',
    '周日 12-06',
    '周一 12-07',
  ]);
});

describe('while pages of a list are missing', () => {
  const PART = { complete: false, chosen: '' };
  const WEEK = ['明天', '周二 11-24', '周三 11-25', '周四 11-26', '周五 11-27', '周六 11-28', '周日 11-29'];

  test('早盘 offers the coming week, and nothing is counted', () => {
    expect(namesOf(timeChoices('early', [entry('2026-11-23T03:00:00')], NOW, PART))).toEqual(['全部', ...WEEK]);
    expect(namesOf(timeChoices('parlay', [entry('2026-11-22T19:00:00')], NOW, PART))).toEqual([
      '全部',
      '1 小时内',
      '3 小时内',
      '今晚',
      ...WEEK,
    ]);
  });

  test('今日 offers only its hours', () => {
    expect(namesOf(timeChoices('today', [entry('2026-11-22T19:00:00')], NOW, PART))).toEqual(['全部', '1 小时内', '3 小时内', '今晚']);
  });
});

test('keeps offering the chosen day when the whole list has no match on it', () => {
  const chosen = `d${siteDay(at('2026-11-25T00:00:00'))}`;
  const early = ['2026-11-23T03:00:00', '2026-11-28T20:00:00'].map(entry);
  expect(namesOf(timeChoices('early', early, NOW, { complete: true, chosen }))).toEqual([
    '全部 2',
    '明天 1',
    '周三 11-25 0',
    '周六 11-28 1',
  ]);
});
