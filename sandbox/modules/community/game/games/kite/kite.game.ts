import { EQUAL_BETS, USUAL_STAKES, type Game, type InstantRules } from '../../game.model';
import { flyKite, KITE_TARGETS, kiteTarget, type KiteOutcome } from './kite.rules';
import { riseMs } from './kite-rise.rules';

const rules: InstantRules<KiteOutcome> = {
  kind: 'instant',
  bets: KITE_TARGETS,
  maxLines: 1,
  decide: flyKite,
  rateOf: ({ height }, bet) => (height >= kiteTarget(bet) ? kiteTarget(bet) : 0),
  topRate: kiteTarget,
};

/** 纸鸢. */
export const kiteGame = {
  category: 'DZ',
  venue: 'PVDZ',
  name: '纸鸢',
  about: '先定目标倍数，断线前飞到就赢',
  openedDaysAgo: 3,
  returns: { best: 9_700, worst: 9_700 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 700,
  settleMs: (outcome) => riseMs((outcome as KiteOutcome).height),
  rules,
  betName: (bet) => `目标 ${bet}×`,
  outcomeText: (outcome) => `飞到 ${((outcome as KiteOutcome).height / 100).toFixed(2)}×`,
} satisfies Game;
