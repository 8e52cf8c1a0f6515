import { EQUAL_BETS, USUAL_STAKES, type Game, type InstantRules } from '../../game.model';
import { fireAt, TIDE_FISH, TIDE_PAYS, type TideFish, type TideOutcome } from './tide.rules';

export const TIDE_NAMES: Readonly<Record<TideFish, string>> = {
  sardine: '银鲳',
  clown: '小丑鱼',
  puffer: '河豚',
  jelly: '水母',
  octopus: '章鱼',
  turtle: '海龟',
  sail: '旗鱼',
  orca: '虎鲸',
  dragon: '蛟龙',
};

const rules: InstantRules<TideOutcome> = {
  kind: 'instant',
  bets: TIDE_FISH,
  maxLines: 1,
  decide: (random, bet) => fireAt(bet as TideFish, random),
  rateOf: ({ caught, fish }) => (caught ? TIDE_PAYS[fish] : 0),
  topRate: (bet) => TIDE_PAYS[bet as TideFish],
};

/** 潮汐渔场. */
export const tideGame = {
  category: 'BY',
  venue: 'PVBY',
  name: '潮汐渔场',
  about: '九种海鱼游过，点鱼瞄准，一炮定输赢',
  openedDaysAgo: 4,
  returns: { best: 9_700, worst: 9_700 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 1_400,
  rules,
  betName: (bet) => TIDE_NAMES[bet as TideFish] ?? bet,
  outcomeText: (outcome) => ((outcome as TideOutcome).caught ? '命中' : '逃脱'),
} satisfies Game;
