import { MINUTE, SECOND } from '../../../../../kernel/clock/calendar';
import { USUAL_STAKES, type DrawRules, type Game } from '../../game.model';
import { shuffled } from '../../round-random';
import { drawEvery } from '../../timetable.rules';
import { CARS, DUEL_BETS, DUELS, FIRST_BETS, racingRate, racingWin, SUM_BETS, type RacingOutcome } from './racing.rules';

const SIDE_NAMES: Readonly<Record<string, string>> = { big: '大', small: '小', odd: '单', even: '双' };
const POSITION_NAMES = ['', '冠军', '亚军', '第三名', '第四名', '第五名'];

const timetable = drawEvery(2 * MINUTE, { closesMs: 15 * SECOND, shown: 9 });

const rules: DrawRules<RacingOutcome> = {
  kind: 'draws',
  bets: [...FIRST_BETS, ...SUM_BETS, ...DUEL_BETS],
  maxLines: FIRST_BETS.length + SUM_BETS.length + DUEL_BETS.length,
  timetable,
  opposites: [
    ...['first', 'sum'].flatMap((kind) => [[`${kind}-big`, `${kind}-small`] as const, [`${kind}-odd`, `${kind}-even`] as const]),
    ...DUELS.map((duel) => [`dragon-${duel}`, `tiger-${duel}`] as const),
  ],
  decide: (random) => ({ order: shuffled(CARS, random) }),
  rateOf: ({ order }, bet) => (racingWin(bet, order) ? racingRate(bet) : 0),
  topRate: racingRate,
  knownAt: (number) => timetable.resultAt(number),
};

function betName(bet: string): string {
  const [kind = '', name = ''] = bet.split('-');
  if (kind === 'dragon' || kind === 'tiger') return `${POSITION_NAMES[Number(name)] ?? ''}${kind === 'dragon' ? '龙' : '虎'}`;
  const start = kind === 'sum' ? '冠亚和' : '冠军';
  return SIDE_NAMES[name] ? `${start}${SIDE_NAMES[name]}` : `${start} ${name}`;
}

/** 赛车十. */
export const racingGame = {
  category: 'CP',
  venue: 'PVCP',
  name: '赛车十',
  about: '两分钟一场，十辆赛车争冠军',
  openedDaysAgo: 2,
  returns: { best: 9_722, worst: 9_688 },
  returnBets: { best: '冠亚和小、冠亚和单', worst: '冠亚和大、冠亚和双' },
  ...USUAL_STAKES,
  revealMs: 3_000,
  settleMs: () => 700,
  rules,
  betName,
  outcomeText: (outcome) => (outcome as RacingOutcome).order.join(' '),
} satisfies Game;
