import { BACCARAT_SIDES } from './rules/baccarat.rules';
import { DICE_BETS } from './rules/dice.rules';
import { FISH } from './rules/fishing.rules';
import { SERIES_BETS } from './rules/series.rules';

/** The studio's games: one a category. */
export const GAME_CODES = ['baccarat', 'series', 'slot', 'high-low', 'dice', 'fishing'] as const;
/** Venues of one page each, which the site opens whole in a frame; the lists of games leave them out. */
export const FRAMED_CODES = ['v188', 'ybdj', 'imdj', 'lhdj'] as const;
const ALL_CODES = [...GAME_CODES, ...FRAMED_CODES] as const;
export type GameCode = (typeof ALL_CODES)[number];

export interface Game {
  code: GameCode;
  /** Lobby category and the venue in it that has the game. */
  category: 'TY' | 'ZR' | 'DJ' | 'DZ' | 'QP' | 'CP' | 'BY';
  venue: string;
  name: string;
  about: string;
  /** Best and worst return of a bet, in hundredths of a percent of the stakes; a test computes both. */
  returns: { best: number; worst: number };
  /** Names of these bets; '' in a game whose bets all return the same. */
  returnBets: { best: string; worst: string };
  /** Minor units. */
  minStake: number;
  maxStake: number;
  /** Most that a round, or a player's rounds on one draw together, can pay; minor units. */
  maxWin: number;
  /** Bets of a round; empty if a round has no choice before it. */
  bets: readonly string[];
  /** Decided by a draw on the timetable of world time. */
  timetable: boolean;
}

const EQUAL_BETS = { best: '', worst: '' } as const;

const STAKES = { minStake: 100, maxStake: 500_000, maxWin: 10_000_000 };

/** Matches of two teams, best of three, on the timetable. */
const MATCHES = {
  returns: { best: 9_500, worst: 9_444 },
  returnBets: { best: '胜负', worst: '比分' },
  ...STAKES,
  bets: SERIES_BETS,
  timetable: true,
} as const;

export const GAMES: Readonly<Record<GameCode, Game>> = {
  baccarat: {
    code: 'baccarat',
    category: 'ZR',
    venue: 'PVZR',
    name: '云亭百家乐',
    about: '庄、闲、和三门，每张牌独立抽取',
    returns: { best: 9_893, worst: 8_588 },
    returnBets: { best: '庄', worst: '和' },
    ...STAKES,
    bets: BACCARAT_SIDES,
    timetable: false,
  },
  series: {
    code: 'series',
    category: 'DJ',
    venue: 'PVDJ',
    name: '云亭电竞联赛',
    about: '三局两胜，开赛前可投胜方、首局与比分',
    ...MATCHES,
  },
  slot: {
    code: 'slot',
    category: 'DZ',
    venue: 'PVDZ',
    name: '琉璃转轮',
    about: '三轮一线，左起两个相同即有奖',
    returns: { best: 9_564, worst: 9_564 },
    returnBets: EQUAL_BETS,
    ...STAKES,
    bets: [],
    timetable: false,
  },
  'high-low': {
    code: 'high-low',
    category: 'QP',
    venue: 'PVQP',
    name: '高低牌',
    about: '猜下一张更大或更小，随时收手',
    returns: { best: 9_700, worst: 9_700 },
    returnBets: EQUAL_BETS,
    ...STAKES,
    bets: [],
    timetable: false,
  },
  dice: {
    code: 'dice',
    category: 'CP',
    venue: 'PVCP',
    name: '云亭快三',
    about: '三分钟一期，三颗骰子定输赢',
    returns: { best: 9_722, worst: 9_693 },
    returnBets: { best: '大、小、单、双', worst: '和值 8、和值 13' },
    ...STAKES,
    bets: DICE_BETS,
    timetable: true,
  },
  fishing: {
    code: 'fishing',
    category: 'BY',
    venue: 'PVBY',
    name: '月下捕鱼',
    about: '七种鱼，倍数越高越难捕',
    returns: { best: 9_700, worst: 9_700 },
    returnBets: EQUAL_BETS,
    ...STAKES,
    bets: FISH,
    timetable: false,
  },
  v188: { code: 'v188', category: 'TY', venue: 'V188', name: '188体育 虚拟沙排', about: '虚拟沙滩排球，三局两胜', ...MATCHES },
  ybdj: { code: 'ybdj', category: 'DJ', venue: 'YBDJ', name: 'YB电竞 星河杯', about: '模拟电竞赛事，三局两胜', ...MATCHES },
  imdj: { code: 'imdj', category: 'DJ', venue: 'IMDJ', name: 'IM电竞 极昼杯', about: '模拟电竞赛事，三局两胜', ...MATCHES },
  lhdj: { code: 'lhdj', category: 'DJ', venue: 'LHDJ', name: '雷火电竞 惊雷杯', about: '模拟电竞赛事，三局两胜', ...MATCHES },
};

/** The page of a framed venue; undefined for a venue that has none. */
export function framedGameOf(venue: string): Game | undefined {
  return FRAMED_CODES.map((code) => GAMES[code]).find((game) => game.venue === venue);
}

/** Venues whose launch the studio serves. */
export const STUDIO_VENUES = [...new Set(Object.values(GAMES).map(({ venue }) => venue))];

/** The game of an untrusted code; undefined when there is none. */
export function gameOf(code: string): Game | undefined {
  return ALL_CODES.find((known) => known === code) === undefined ? undefined : GAMES[code as GameCode];
}
