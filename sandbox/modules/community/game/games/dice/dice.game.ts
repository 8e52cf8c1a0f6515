import { MINUTE, SECOND } from '../../../../../kernel/clock/calendar';
import { USUAL_STAKES, type DrawRules, type Game } from '../../game.model';
import { drawEvery } from '../../timetable.rules';
import { DICE_BETS, diceRate, diceWin, throwDice, type DiceBet } from './dice.rules';

const NAMES: Readonly<Record<string, string>> = { big: '大', small: '小', odd: '单', even: '双', triple: '豹子' };

export interface DiceOutcome {
  dice: readonly number[];
}

const timetable = drawEvery(3 * MINUTE, { closesMs: 10 * SECOND, shown: 9 });

const rules: DrawRules<DiceOutcome> = {
  kind: 'draws',
  bets: DICE_BETS,
  maxLines: DICE_BETS.length,
  timetable,
  opposites: [
    ['big', 'small'],
    ['odd', 'even'],
  ],
  decide: (random) => ({ dice: throwDice(random) }),
  rateOf: ({ dice }, bet) => (diceWin(bet as DiceBet, dice) ? diceRate(bet as DiceBet) : 0),
  topRate: (bet) => diceRate(bet as DiceBet),
  knownAt: (number) => timetable.resultAt(number),
};

/** 云亭快三. */
export const diceGame = {
  category: 'CP',
  venue: 'PVCP',
  name: '云亭快三',
  about: '三分钟一期，三颗骰子定输赢',
  openedDaysAgo: 28,
  returns: { best: 9_722, worst: 9_693 },
  returnBets: { best: '大、小、单、双', worst: '和值 8、和值 13' },
  ...USUAL_STAKES,
  revealMs: 1_600,
  rules,
  betName: (bet) => NAMES[bet] ?? `和值 ${bet.slice('sum-'.length)}`,
  outcomeText: (outcome) => (outcome as DiceOutcome).dice.join(' '),
} satisfies Game;
