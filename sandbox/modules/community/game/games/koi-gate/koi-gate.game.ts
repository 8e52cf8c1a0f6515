import { EQUAL_BETS, USUAL_STAKES, type Game, type InstantRules } from '../../game.model';
import { koiRate, playKoi, type KoiOutcome, type KoiSymbol } from './koi-gate.rules';

export const KOI_NAMES: Readonly<Record<KoiSymbol, string>> = {
  pearl: '龙珠',
  ingot: '元宝',
  jade: '玉佩',
  drum: '金鼓',
  lotus: '莲花',
  fan: '折扇',
  wave: '浪花',
  gate: '龙门',
  koi: '锦鲤',
};

/** Shares of spins, in hundredths of a percent, and rates, in hundredths; a test computes all of them. */
export const KOI_FACTS = {
  /** Spins that win, and spins that win the stake or more. */
  hit: 4_030,
  stakeBack: 2_172,
  /** Spins for each that gives free ones. */
  spinsPerFree: 152,
  topSpin: 5_600,
  topRound: 91_040,
} as const;

const rules: InstantRules<KoiOutcome> = {
  kind: 'instant',
  bets: [],
  maxLines: 1,
  decide: playKoi,
  rateOf: koiRate,
  topRate: () => KOI_FACTS.topRound,
};

/** 锦鲤跃门. */
export const koiGateGame = {
  category: 'DZ',
  venue: 'PVDZ',
  name: '锦鲤跃门',
  about: '五轮二百四十三路，三尾锦鲤开八次免费转动',
  openedDaysAgo: 1,
  returns: { best: 9_639, worst: 9_639 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 1_500,
  settleMs: () => 750,
  rules,
  betName: () => '',
  outcomeText: (outcome) => {
    const known = outcome as KoiOutcome;
    return `${(koiRate(known) / 100).toFixed(2)} 倍${known.free.length > 0 ? `，含免费 ${known.free.length} 次` : ''}`;
  },
} satisfies Game;
