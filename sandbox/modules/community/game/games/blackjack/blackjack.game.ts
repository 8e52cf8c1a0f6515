import { EQUAL_BETS, USUAL_STAKES, type Game, type RoundTable, type StepsRules } from '../../game.model';
import {
  BLACKJACK_PAYS,
  blackjackRate,
  handOf,
  isNatural,
  playBlackjack,
  stepsOf,
  TARGET,
  type BlackjackResult,
  type BlackjackState,
  type BlackjackStep,
} from './blackjack.rules';

/** An open round: the player's hands, the one that is played, and the bank's open card. */
export interface BlackjackTable extends RoundTable {
  hands: readonly (readonly number[])[];
  active: number;
  open: number;
  steps: readonly BlackjackStep[];
}

/** A hand of a round that is over. */
export interface HandOutcome {
  player: readonly number[];
  result: BlackjackResult;
}

/** A round that is over; `second` after a split. */
export interface BlackjackOutcome extends HandOutcome {
  bank: readonly number[];
  doubled?: true;
  second?: HandOutcome;
}

const RESULTS: Readonly<Record<BlackjackResult, string>> = { natural: '黑杰克', won: '胜', push: '和', lost: '负', bust: '爆牌' };

/** Results of the hands of a round in a short text. */
export const resultText = ({ result, second }: BlackjackOutcome): string => RESULTS[result] + (second ? RESULTS[second.result] : '');

/** The result of a round, for lists. */
export function blackjackText({ player, bank, result, doubled, second }: BlackjackOutcome): string {
  const bankPoints = handOf(bank).points;
  const bankText = bankPoints > TARGET ? '庄爆牌' : `庄 ${bankPoints}`;
  const handText = (hand: HandOutcome) => `${RESULTS[hand.result]} ${handOf(hand.player).points}`;
  if (second) return `分牌 ${handText({ player, result })}、${handText(second)}，${bankText}`;
  if (result === 'natural') return RESULTS.natural;
  if (isNatural(bank) && result === 'lost') return '庄家黑杰克';
  const prefix = doubled ? '加倍 ' : '';
  if (result === 'bust') return `${prefix}爆牌 ${handOf(player).points} 点`;
  return `${prefix}${RESULTS[result]}，闲 ${handOf(player).points} ${bankText}`;
}

function outcomeOf({ hands, bank, doubled, results }: BlackjackState): BlackjackOutcome {
  const [first, second] = hands.map((player, index): HandOutcome => ({ player, result: results![index]! }));
  return { ...first!, bank, ...(doubled ? { doubled } : {}), ...(second ? { second } : {}) };
}

const rules: StepsRules<BlackjackState> = {
  kind: 'steps',
  bets: [],
  maxLines: 1,
  raises: ['double', 'split'],
  replay: (_bet, steps, random) => playBlackjack(steps, random),
  canStep: (state, step) => stepsOf(state).some((known) => known === step),
  payoutOf(state, { stake }) {
    const rate = blackjackRate(state);
    return rate === null ? null : (stake * BigInt(rate)) / 100n;
  },
  left: () => ({ step: 'stand' }),
  outcomeOf,
  tableOf: (state): BlackjackTable => ({
    hands: state.hands,
    active: state.active,
    open: state.bank[0]!,
    steps: stepsOf(state),
    value: null,
  }),
  // A doubled hand that wins.
  topRate: () => 2 * BLACKJACK_PAYS.won,
};

/** 二十一点. */
export const blackjackGame = {
  category: 'QP',
  venue: 'PVQP',
  name: '二十一点',
  about: '可加倍、分牌，黑杰克赔 3 比 2',
  openedDaysAgo: 4,
  // The return of the best play, of all that is staked in a round; other play returns less.
  returns: { best: 9_929, worst: 9_929 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 900,
  settleMs: () => 900,
  rules,
  betName: () => '',
  leftCopy: '自动停牌，与庄家比点结算。',
  outcomeText: (outcome) => blackjackText(outcome as BlackjackOutcome),
} satisfies Game;
