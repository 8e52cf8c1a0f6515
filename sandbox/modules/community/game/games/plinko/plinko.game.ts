import { USUAL_STAKES, type Game, type InstantRules } from '../../game.model';
import { dropBall, PLINKO_RISKS, plinkoRate, pocketRates, type PlinkoOutcome, type PlinkoRisk } from './plinko.rules';

export const RISK_NAMES: Readonly<Record<PlinkoRisk, string>> = { low: '稳健', mid: '均衡', high: '进取' };

const rules: InstantRules<PlinkoOutcome> = {
  kind: 'instant',
  bets: PLINKO_RISKS,
  maxLines: 1,
  decide: dropBall,
  rateOf: ({ pocket }, risk) => plinkoRate(pocket, risk as PlinkoRisk),
  topRate: (risk) => Math.max(...pocketRates(risk as PlinkoRisk)),
};

/** 弹珠. */
export const plinkoGame = {
  category: 'DZ',
  venue: 'PVDZ',
  name: '弹珠',
  about: '十二排钉，十三个槽，三种风险任选',
  openedDaysAgo: 5,
  returns: { best: 9_698, worst: 9_694 },
  returnBets: { best: '均衡、进取', worst: '稳健' },
  ...USUAL_STAKES,
  revealMs: 600,
  settleMs: () => 1_750,
  rules,
  betName: (bet) => RISK_NAMES[bet as PlinkoRisk] ?? bet,
  outcomeText: (outcome) => `第 ${(outcome as PlinkoOutcome).pocket + 1} 槽`,
} satisfies Game;
