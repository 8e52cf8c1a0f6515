import { EQUAL_BETS, USUAL_STAKES, type Game, type InstantRules } from '../../game.model';
import { SLOT_PAYS, slotRate, spin, type SlotOutcome, type SlotSymbol } from './slot.rules';

export const SYMBOL_NAMES: Readonly<Record<SlotSymbol, string>> = {
  seven: '七',
  lantern: '灯笼',
  koi: '锦鲤',
  peach: '寿桃',
  coin: '铜钱',
  cloud: '祥云',
};

const rules: InstantRules<SlotOutcome> = {
  kind: 'instant',
  bets: [],
  maxLines: 1,
  decide: spin,
  rateOf: slotRate,
  topRate: () => Math.max(...Object.values(SLOT_PAYS).flatMap(({ three, two }) => [three, two])),
};

/** 琉璃转轮. */
export const slotGame = {
  category: 'DZ',
  venue: 'PVDZ',
  name: '琉璃转轮',
  about: '三轮一线，左起两个相同即有奖',
  openedDaysAgo: 40,
  returns: { best: 9_564, worst: 9_564 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 1_400,
  settleMs: () => 750,
  rules,
  betName: () => '',
  outcomeText: (outcome) => (outcome as SlotOutcome).symbols.map((symbol) => SYMBOL_NAMES[symbol]).join(' '),
} satisfies Game;
