import { USUAL_STAKES, type Game, type InstantRules } from '../../game.model';
import { BACCARAT_PAYS, BACCARAT_SIDES, baccaratRate, dealBaccarat, type BaccaratOutcome, type BaccaratSide } from './baccarat.rules';
import { dealMs } from './deal-time.rules';

export const BACCARAT_NAMES: Readonly<Record<BaccaratSide, string>> = { player: '闲', banker: '庄', tie: '和' };

const rules: InstantRules<BaccaratOutcome> = {
  kind: 'instant',
  bets: BACCARAT_SIDES,
  maxLines: BACCARAT_SIDES.length,
  decide: dealBaccarat,
  rateOf: (outcome, side) => baccaratRate(outcome, side as BaccaratSide),
  topRate: (side) => BACCARAT_PAYS[side as BaccaratSide],
};

/** 云亭百家乐. */
export const baccaratGame = {
  category: 'ZR',
  venue: 'PVZR',
  name: '云亭百家乐',
  about: '庄、闲、和三门，每张牌独立抽取',
  openedDaysAgo: 35,
  returns: { best: 9_893, worst: 8_588 },
  returnBets: { best: '庄', worst: '和' },
  ...USUAL_STAKES,
  revealMs: 1_000,
  settleMs: (outcome) => dealMs(outcome as BaccaratOutcome) + 200,
  rules,
  betName: (bet) => BACCARAT_NAMES[bet as BaccaratSide] ?? bet,
  outcomeText: (outcome) => `开${BACCARAT_NAMES[(outcome as BaccaratOutcome).winner]}`,
} satisfies Game;
