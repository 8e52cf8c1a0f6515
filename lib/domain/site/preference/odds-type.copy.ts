import type { OddsType } from './preference.model';

export const ODDS_TYPE_NAMES: Record<OddsType, string> = { 1: '马来盘', 2: '香港盘', 3: '欧洲盘', 4: '印尼盘' };

/** Odds types to choose from, the usual ones first. */
export const ODDS_TYPES = ([3, 2, 1, 4] as const).map((id) => ({ id, label: ODDS_TYPE_NAMES[id] }));
