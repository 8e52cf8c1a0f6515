import type { Quote } from '@/lib/domain/betting/order/order.model';
import type { Pair } from '@/lib/domain/betting/match/sport.model';
import type { SlipLeg } from './slip.model';

/** Before kick-off a handicap counts every goal. */
const START: Pair = [0, 0];

/**
 * The score from which a football handicap counts, as shown when the member chose or accepted it; null for any other bet, and
 * when the venue gave none.
 */
export function seenBase({ sport, marketKind, live, score }: Pick<SlipLeg, 'sport' | 'marketKind' | 'live' | 'score'>): Pair | null {
  if (sport !== 'football' || marketKind !== 'handicap') return null;
  return live ? score : START;
}

/** Goals of a football match since the member chose or accepted a leg in play; null without any. */
export function scoreChange({ sport, live, score }: SlipLeg, now: Pair | null): { from: Pair; to: Pair } | null {
  if (sport !== 'football' || !live || !score || !now || (score[0] === now[0] && score[1] === now[1])) return null;
  return { from: score, to: now };
}

/**
 * Score change that makes a football handicap another bet, since it now counts from another score than the member saw; null
 * without one.
 */
export function baseChange(leg: SlipLeg, quote: Quote | null): { from: Pair; to: Pair } | null {
  const from = seenBase(leg);
  const to = quote?.live ? quote.score : START;
  if (!quote?.selection || !from || !to || (from[0] === to[0] && from[1] === to[1])) return null;
  return { from, to };
}
