import { SECOND } from '../../../../../kernel/clock/calendar';
import { USUAL_STAKES, type DrawRules, type Game } from '../../game.model';
import { drawEvery } from '../../timetable.rules';
import {
  ALL_CODES,
  drawFive,
  fiveStarPayout,
  fiveStarRate,
  FORM_CODES,
  POSITION_CODES,
  POSITIONS,
  type FiveStarOutcome,
} from './five-star.rules';

/** Names of the positions, of three digits, and of sides and forms. */
export const POSITION_NAMES = ['万', '千', '百', '十', '个'] as const;
export const TRIO_NAMES: Readonly<Record<string, string>> = { front: '前三', middle: '中三', back: '后三' };
const BET_NAMES: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  dragon: '龙',
  tiger: '虎',
  tie: '和',
  triple: '豹子',
  straight: '顺子',
  pair: '对子',
  half: '半顺',
  mixed: '杂六',
};

const timetable = drawEvery(90 * SECOND, { closesMs: 10 * SECOND, shown: 9 });

const rules: DrawRules<FiveStarOutcome> = {
  kind: 'draws',
  bets: [...POSITION_CODES.flat(), ...ALL_CODES, ...FORM_CODES],
  maxLines: 64,
  timetable,
  opposites: [
    ...[...POSITIONS.map((position) => `p${position}`), 'sum'].flatMap((kind) => [
      [`${kind}-big`, `${kind}-small`] as const,
      [`${kind}-odd`, `${kind}-even`] as const,
    ]),
    ['dragon', 'tiger'],
  ],
  decide: drawFive,
  rateOf: fiveStarPayout,
  topRate: fiveStarRate,
  knownAt: (number) => timetable.resultAt(number),
};

function betName(bet: string): string {
  const [kind = '', name = ''] = bet.split('-');
  const last = BET_NAMES[name] ?? name;
  if (name === '') return BET_NAMES[kind] ?? bet;
  if (kind === 'sum') return `总和${last}`;
  return `${TRIO_NAMES[kind] ?? `${POSITION_NAMES[Number(kind.slice(1))]}位`}${BET_NAMES[name] ? '' : ' '}${last}`;
}

/** 五星彩. */
export const fiveStarGame = {
  category: 'CP',
  venue: 'PVCP',
  name: '五星彩',
  about: '九十秒一期，五位号码各自开出',
  openedDaysAgo: 3,
  returns: { best: 9_720, worst: 9_684 },
  returnBets: { best: '龙、虎', worst: '前三半顺、中三半顺、后三半顺' },
  ...USUAL_STAKES,
  revealMs: 2_200,
  settleMs: () => 750,
  rules,
  betName,
  outcomeText: (outcome) => (outcome as FiveStarOutcome).digits.join(' '),
} satisfies Game;
