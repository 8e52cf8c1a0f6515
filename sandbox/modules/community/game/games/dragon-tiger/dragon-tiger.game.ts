import { rankOf } from '../../card.copy';
import { USUAL_STAKES, type Game, type InstantRules } from '../../game.model';
import {
  DRAGON_TIGER_BETS,
  DRAGON_TIGER_PAYS,
  dragonTigerRate,
  drawDragonTiger,
  winnerOf,
  type DragonTigerBet,
  type DragonTigerOutcome,
} from './dragon-tiger.rules';

export const DRAGON_TIGER_NAMES: Readonly<Record<DragonTigerBet, string>> = {
  dragon: '龙',
  tie: '和',
  tiger: '虎',
  'dragon-odd': '龙单',
  'dragon-even': '龙双',
  'tiger-odd': '虎单',
  'tiger-even': '虎双',
};

const rules: InstantRules<DragonTigerOutcome> = {
  kind: 'instant',
  bets: DRAGON_TIGER_BETS,
  maxLines: DRAGON_TIGER_BETS.length,
  decide: drawDragonTiger,
  rateOf: (outcome, bet) => dragonTigerRate(outcome, bet as DragonTigerBet),
  topRate: (bet) => DRAGON_TIGER_PAYS[bet as DragonTigerBet],
};

/** 云亭龙虎. */
export const dragonTigerGame = {
  category: 'ZR',
  venue: 'PVZR',
  name: '云亭龙虎',
  about: '龙虎各一张牌比大小，开和退一半',
  openedDaysAgo: 3,
  returns: { best: 9_615, worst: 9_600 },
  returnBets: { best: '龙、和、虎', worst: '龙单、龙双、虎单、虎双' },
  ...USUAL_STAKES,
  revealMs: 1_400,
  settleMs: () => 1_000,
  rules,
  betName: (bet) => DRAGON_TIGER_NAMES[bet as DragonTigerBet] ?? bet,
  outcomeText: (outcome) => {
    const { dragon, tiger } = outcome as DragonTigerOutcome;
    return `开${DRAGON_TIGER_NAMES[winnerOf({ dragon, tiger })]}，${rankOf(dragon)} 比 ${rankOf(tiger)}`;
  },
} satisfies Game;
