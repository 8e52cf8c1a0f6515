import { PART_NAMES } from '@pavilion/contract/period.copy';
import type { Period } from './sport.model';

/** Periods of a market. */
export const PERIOD_NAMES: Record<Period, string> = { full: '全场', ...PART_NAMES, other: '其他时段' };
