import { EQUAL_BETS, USUAL_STAKES, type Game, type InstantRules } from '../../game.model';
import { castNet, FISH, FISH_PAYS, type Fish, type FishingOutcome } from './fishing.rules';

export const FISH_NAMES: Readonly<Record<Fish, string>> = {
  shrimp: '银虾',
  carp: '红鲤',
  crab: '青蟹',
  turtle: '玄龟',
  ray: '墨鳐',
  shark: '白鲨',
  dragon: '金龙',
};

const rules: InstantRules<FishingOutcome> = {
  kind: 'instant',
  bets: FISH,
  maxLines: 1,
  decide: (random, bet) => castNet(bet as Fish, random),
  rateOf: ({ caught, fish }) => (caught ? FISH_PAYS[fish] : 0),
  topRate: (bet) => FISH_PAYS[bet as Fish],
};

/** 月下捕鱼. */
export const fishingGame = {
  category: 'BY',
  venue: 'PVBY',
  name: '月下捕鱼',
  about: '七种鱼，倍数越高越难捕',
  openedDaysAgo: 21,
  returns: { best: 9_700, worst: 9_700 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 1_200,
  rules,
  betName: (bet) => FISH_NAMES[bet as Fish] ?? bet,
  outcomeText: (outcome) => ((outcome as FishingOutcome).caught ? '捕获' : '逃脱'),
} satisfies Game;
