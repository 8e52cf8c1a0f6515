import type { Limits } from '@/lib/domain/member/limit/limit.model';
import { ownBoundOf } from '@/lib/domain/member/limit/own-bound.rules';
import { MAX_COMBO_LEGS } from './combo.rules';
import type { SlipLimits } from './judgement.model';
import { MAX_LEGS } from './slip.model';

/** Limits of every bet. Without the member's `own`, the platform alone judges these: a bet does not wait for them. */
export function slipLimits(own: Limits | undefined): SlipLimits {
  return {
    maxLegs: MAX_LEGS,
    maxComboLegs: MAX_COMBO_LEGS,
    minOdds: '1.01',
    currencies: ['CNY'],
    own: own ? ownBoundOf(own, 'bet') : null,
  };
}
