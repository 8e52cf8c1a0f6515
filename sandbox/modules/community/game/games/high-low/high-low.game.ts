import { rankOf } from '../../card.copy';
import { EQUAL_BETS, USUAL_STAKES, type Bounds, type Game, type RoundTable, type StepsRules } from '../../game.model';
import {
  canStep,
  currentValue,
  highLowPayout,
  HIGH_LOW_RETURN,
  HIGH_LOW_STEPS,
  offerOf,
  playHighLow,
  stopAtCap,
  type HighLowGuess,
  type HighLowState,
  type HighLowStep,
} from './high-low.rules';

/** An open round: the cards on the table, its present value, and its value after a right guess. */
export interface HighLowTable extends RoundTable {
  cards: readonly number[];
  higher: number | null;
  lower: number | null;
}

function offer(state: HighLowState, guess: HighLowGuess, bounds: Bounds): number | null {
  const amount = offerOf(state, guess, bounds);
  return amount === null ? null : Number(amount);
}

const rules: StepsRules<HighLowState> = {
  kind: 'steps',
  bets: [],
  maxLines: 1,
  replay: (_bet, steps, random) => playHighLow(steps as readonly HighLowStep[], random),
  canStep: (state, step, bounds) => HIGH_LOW_STEPS.some((known) => known === step) && canStep(state, step as HighLowStep, bounds),
  payoutOf: (state, bounds) => {
    const stopped = stopAtCap(state, bounds);
    return stopped.state === 'open' ? null : highLowPayout(stopped, bounds.stake);
  },
  left: (state, stake) => ({ payout: currentValue(state, stake) }),
  outcomeOf: ({ cards }) => ({ cards }),
  tableOf: (state, bounds): HighLowTable => ({
    cards: state.cards,
    // Before the first guess there is nothing to take.
    value: state.cards.length === 1 ? null : Number((bounds.stake * state.numerator) / state.denominator),
    higher: offer(state, 'higher', bounds),
    lower: offer(state, 'lower', bounds),
  }),
  topRate: () => null,
};

/** 高低牌. */
export const highLowGame = {
  category: 'QP',
  venue: 'PVQP',
  name: '高低牌',
  about: '猜下一张更大或更小，随时收手',
  openedDaysAgo: 14,
  returns: { best: 9_700, worst: 9_700 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 1_000,
  rules,
  betName: () => '',
  leftCopy: `按当时可得金额自动收手；还没猜过的退回本金的 ${HIGH_LOW_RETURN}%。猜对后会超出最高派彩的猜法不再提供。`,
  outcomeText: (outcome) => (outcome as { cards: readonly number[] }).cards.map(rankOf).join(' '),
} satisfies Game;
