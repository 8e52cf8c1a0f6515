import { clashOf, isNoParlay } from '@/lib/domain/betting/slip/combo-judge.rules';
import type { LegJudgement } from '@/lib/domain/betting/slip/judgement.model';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { MAX_COMBO_LEGS } from '@/lib/domain/betting/slip/combo.rules';

/** Reason why a leg cannot be combined with the others, with the position of the clashing leg; null when it can. */
export function clashText(legs: readonly SlipLeg[], legIndex: number, judged: LegJudgement): string | null {
  const leg = legs[legIndex]!;
  for (const [index, earlier] of legs.slice(0, legIndex).entries()) {
    const clash = clashOf(leg, earlier);
    if (clash) return SLIP_COPY.clash(index + 1, clash === 'parlay-same-match');
  }
  if (isNoParlay(judged)) return SLIP_COPY.noParlay;
  return legIndex >= MAX_COMBO_LEGS ? SLIP_COPY.tooManyLegs(MAX_COMBO_LEGS) : null;
}
