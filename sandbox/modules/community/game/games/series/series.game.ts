import { USUAL_STAKES, type DrawRules, type Game } from '../../game.model';
import { POINT_UNITS, seriesBetName } from './series.copy';
import { playSeries, scoreOf, SERIES_BETS, seriesRate, seriesWin, type SeriesBet, type SeriesOutcome } from './series.rules';
import { scoreAt, SERIES_TIMETABLE, seriesResultAt, teamsOf, type SeriesGame } from './series-timetable.rules';

const rulesOf = (game: SeriesGame): DrawRules<SeriesOutcome> => ({
  kind: 'draws',
  bets: SERIES_BETS,
  maxLines: 1,
  timetable: SERIES_TIMETABLE,
  opposites: [
    ['home', 'away'],
    ['map-home', 'map-away'],
  ],
  decide: (random, number) => ({ maps: playSeries(teamsOf(number), random).maps }),
  rateOf: (outcome, bet, number) => (seriesWin(bet as SeriesBet, outcome) ? seriesRate(bet as SeriesBet, teamsOf(number)) : 0),
  topRate: (bet, number) => seriesRate(bet as SeriesBet, teamsOf(number)),
  knownAt: (number, { maps }) => seriesResultAt(number, maps.length),
  match: {
    teamsOf: (number) => teamsOf(number, game),
    scoreAt: (number, outcome, now, random) => scoreAt(number, outcome, now, { unit: POINT_UNITS[game], random }),
  },
});

/** Matches of two teams, best of three, with the teams of a venue. */
function seriesOf(code: SeriesGame, own: Pick<Game, 'category' | 'venue' | 'name' | 'about' | 'openedDaysAgo'>) {
  return {
    ...own,
    returns: { best: 9_500, worst: 9_444 },
    returnBets: { best: '胜负', worst: '比分' },
    ...USUAL_STAKES,
    revealMs: 1_000,
    rules: rulesOf(code),
    betName: (bet, draw) => (draw === null ? '' : seriesBetName(bet, teamsOf(draw, code))),
    outcomeText: (outcome) => scoreOf(outcome as SeriesOutcome).join(' : '),
  } satisfies Game;
}

export const seriesGame = seriesOf('series', {
  category: 'DJ',
  venue: 'PVDJ',
  name: '云亭电竞联赛',
  about: '三局两胜，开赛前可投胜方、首局与比分',
  openedDaysAgo: 7,
});

const FRAMED = { about: '模拟电竞赛事，三局两胜', category: 'DJ', openedDaysAgo: 7 } as const;

/** Matches of venues with one page each. */
export const FRAMED_GAMES = {
  v188: seriesOf('v188', { ...FRAMED, category: 'TY', venue: 'V188', name: '188体育 虚拟沙排', about: '虚拟沙滩排球，三局两胜' }),
  ybdj: seriesOf('ybdj', { ...FRAMED, venue: 'YBDJ', name: 'YB电竞 星河杯' }),
  imdj: seriesOf('imdj', { ...FRAMED, venue: 'IMDJ', name: 'IM电竞 极昼杯' }),
  lhdj: seriesOf('lhdj', { ...FRAMED, venue: 'LHDJ', name: '雷火电竞 惊雷杯' }),
} as const;
