import { scoreOfRole } from './correct-score.ts';
import type { ScoreRole } from '../engine/market.model.ts';

/** `2-1`, or `其他` for every score that has no option of its own. */
export const scoreName = (role: ScoreRole): string => scoreOfRole(role)?.join('-') ?? '其他';
