import type { MarketKind, SportId } from './sport.model';

/** Names of the known kinds; `other` shows the venue's own name. */
export const MARKET_NAMES: Readonly<Record<Exclude<MarketKind, 'other'>, string> & { other?: string }> = {
  winner: '独赢',
  handicap: '让球',
  total: '大小',
  'odd-even': '单双',
  'both-score': '两队进球',
  'double-chance': '双重机会',
  'draw-no-bet': '平局退款',
  'correct-score': '波胆',
  'home-total': '主队大小',
  'away-total': '客队大小',
  'corner-total': '角球大小',
  'set-handicap': '让盘',
  'set-total': '总盘',
  outright: '冠军',
};

/** Names of handicaps and totals in sports that do not count goals. */
export const SPORT_MARKET_NAMES: Partial<Record<SportId, Partial<Record<MarketKind, string>>>> = {
  basketball: { handicap: '让分', total: '总分', 'home-total': '主队得分大小', 'away-total': '客队得分大小' },
  tennis: { handicap: '让局', total: '总局' },
};

/** Words of sides and counts in names of selections. */
export const SIDE_COPY = { over: '大', under: '小', corners: '角球' } as const;
