import { MINUTE, SECOND } from '../../../../../kernel/clock/calendar';
import { EQUAL_BETS, USUAL_STAKES, type DrawRules, type Game } from '../../game.model';
import { drawEvery } from '../../timetable.rules';
import { colorOf, POCKETS, ROULETTE_BETS, rouletteRate, rouletteWins, type RouletteBet } from './roulette.rules';

/** Names of the bets on several numbers. */
const NAMES: Readonly<Record<string, string>> = {
  red: '红',
  black: '黑',
  odd: '单',
  even: '双',
  low: '小',
  high: '大',
  'dozen-1': '第一打',
  'dozen-2': '第二打',
  'dozen-3': '第三打',
  'column-1': '第一列',
  'column-2': '第二列',
  'column-3': '第三列',
};

const COLOR_NAMES = { red: '红', black: '黑', zero: '绿' } as const;

export interface RouletteOutcome {
  pocket: number;
}

const timetable = drawEvery(MINUTE, { closesMs: 10 * SECOND, shown: 24 });

const rules: DrawRules<RouletteOutcome> = {
  kind: 'draws',
  bets: ROULETTE_BETS,
  maxLines: ROULETTE_BETS.length,
  timetable,
  opposites: [
    ['red', 'black'],
    ['odd', 'even'],
    ['low', 'high'],
  ],
  decide: (random) => ({ pocket: random.below(POCKETS) }),
  rateOf: ({ pocket }, bet) => (rouletteWins(bet as RouletteBet, pocket) ? rouletteRate(bet as RouletteBet) : 0),
  topRate: (bet) => rouletteRate(bet as RouletteBet),
  knownAt: (number) => timetable.resultAt(number),
};

/** 云亭轮盘. */
export const rouletteGame = {
  category: 'ZR',
  venue: 'PVZR',
  name: '云亭轮盘',
  about: '欧式单零轮盘，一分钟一期',
  openedDaysAgo: 2,
  returns: { best: 9_729, worst: 9_729 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 2_400,
  settleMs: () => 1_900,
  rules,
  betName: (bet) => NAMES[bet] ?? `直注 ${bet.slice('n'.length)}`,
  outcomeText: (outcome) => {
    const { pocket } = outcome as RouletteOutcome;
    return `${pocket} ${COLOR_NAMES[colorOf(pocket)]}`;
  },
} satisfies Game;
