import 'server-only';
import { peakBoardCall, peakRulesCall } from '@pavilion/contract/calls/leaderboard.calls';
import { refreshedCall } from '@/lib/domain/site/config/refreshed-call.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import type { PeakBoard, PeakPeriod, PeakRules } from './leaderboard.model';
import { toBoard, toPeakRules } from './leaderboard.rules';

const rules = processSingleton('peakRules', () => refreshedCall(peakRulesCall, {}));
const boards = processSingleton('peakBoards', () => ({
  this: refreshedCall(peakBoardCall, { period: 'this' }),
  last: refreshedCall(peakBoardCall, { period: 'last' }),
}));

/** Conditions and rewards of the board; null when the platform did not respond. */
export async function getPeakRules(): Promise<PeakRules | null> {
  const { value } = await rules().get();
  return value ? toPeakRules(value) : null;
}

/** The first ranks of a week; null when the platform did not respond in time. */
export async function getPeakBoard(period: PeakPeriod): Promise<PeakBoard | null> {
  const { value } = await boards()[period].get();
  return value ? toBoard(value) : null;
}
