import { MINUTE, SECOND } from '../../../../../kernel/clock/calendar';
import { EQUAL_BETS, USUAL_STAKES, type DrawRules, type Game } from '../../game.model';
import { drawEvery } from '../../timetable.rules';
import { bullOf, bullRate, dealBull, DOOR_RATE, DOORS, isWon, type BullOutcome, type Door } from './bull.rules';

export const DOOR_NAMES: Readonly<Record<Door, string>> = { tian: '天', di: '地', xuan: '玄', huang: '黄' };
/** Names of hands by their points. */
export const BULL_NAMES = ['无牛', '牛一', '牛二', '牛三', '牛四', '牛五', '牛六', '牛七', '牛八', '牛九', '牛牛'] as const;

const timetable = drawEvery(MINUTE, { closesMs: 8 * SECOND, shown: 9 });

const rules: DrawRules<BullOutcome> = {
  kind: 'draws',
  bets: DOORS,
  maxLines: DOORS.length,
  timetable,
  opposites: [],
  decide: dealBull,
  rateOf: bullRate,
  topRate: () => DOOR_RATE,
  knownAt: (number) => timetable.resultAt(number),
};

/** The doors that beat the banker: `天、黄胜`. */
export function winnersText({ banker, doors }: BullOutcome): string {
  const winners = DOORS.filter((_, index) => isWon(doors[index]!, banker)).map((door) => DOOR_NAMES[door]);
  return winners.length === 0 ? '庄家通吃' : winners.length === DOORS.length ? '四门全胜' : `${winners.join('、')}胜`;
}

/** 百人牛牛. */
export const bullGame = {
  category: 'QP',
  venue: 'PVQP',
  name: '百人牛牛',
  about: '天地玄黄四门比庄家，六十秒一局，平倍',
  openedDaysAgo: 5,
  returns: { best: 9_667, worst: 9_667 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 2_600,
  rules,
  betName: (bet) => DOOR_NAMES[bet as Door] ?? bet,
  outcomeText: (outcome) => {
    const known = outcome as BullOutcome;
    return `庄${BULL_NAMES[bullOf(known.banker)]}，${winnersText(known)}`;
  },
} satisfies Game;
