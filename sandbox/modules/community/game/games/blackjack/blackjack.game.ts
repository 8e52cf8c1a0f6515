import { EQUAL_BETS, USUAL_STAKES, type Game, type RoundTable, type StepsRules } from '../../game.model';
import { BLACKJACK_PAYS, BLACKJACK_STEPS, handOf, isNatural, playBlackjack, TARGET, type BlackjackState } from './blackjack.rules';

/** An open round: the player's cards, and the bank's open one. */
export interface BlackjackTable extends RoundTable {
  player: readonly number[];
  open: number;
}

/** A round that is over. */
export type BlackjackOutcome = { [key in keyof BlackjackState]: NonNullable<BlackjackState[key]> };

/** The result of a round, for lists. */
export function blackjackText({ player, bank, result }: BlackjackOutcome): string {
  if (result === 'natural') return '黑杰克';
  if (result === 'bust') return `爆牌 ${handOf(player).points} 点`;
  if (isNatural(bank) && result === 'lost') return '庄家黑杰克';
  const bankPoints = handOf(bank).points;
  const bankText = bankPoints > TARGET ? '庄爆牌' : `庄 ${bankPoints}`;
  return `${{ won: '胜', push: '和', lost: '负' }[result]}，闲 ${handOf(player).points} ${bankText}`;
}

const rules: StepsRules<BlackjackState> = {
  kind: 'steps',
  bets: [],
  maxLines: 1,
  replay: (_bet, steps, random) => playBlackjack(steps, random),
  canStep: ({ result }, step) => result === null && BLACKJACK_STEPS.some((known) => known === step),
  payoutOf: ({ result }, { stake }) => (result === null ? null : (stake * BigInt(BLACKJACK_PAYS[result])) / 100n),
  left: () => ({ step: 'stand' }),
  outcomeOf: ({ player, bank, result }) => ({ player, bank, result }),
  tableOf: ({ player, bank }): BlackjackTable => ({ player, open: bank[0]!, value: null }),
  topRate: () => BLACKJACK_PAYS.natural,
};

/** 二十一点. */
export const blackjackGame = {
  category: 'QP',
  venue: 'PVQP',
  name: '二十一点',
  about: '与庄家比点，黑杰克赔 3 比 2',
  openedDaysAgo: 4,
  // The return of the best play; other play returns less.
  returns: { best: 9_757, worst: 9_757 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 900,
  settleMs: () => 900,
  rules,
  betName: () => '',
  leftCopy: '自动停牌，与庄家比点结算。',
  outcomeText: (outcome) => blackjackText(outcome as BlackjackOutcome),
} satisfies Game;
