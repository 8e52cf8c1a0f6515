import type { Minor } from '@/lib/kit/number/money';
import type { SlipLeg } from './slip.model';
import type { Judgement, LegJudgement } from './slip.rules';

/** The one thing that helps against a reason. */
export type Fix =
  | { kind: 'refresh' }
  | { kind: 'remove'; legs: readonly string[] }
  | { kind: 'stake'; leg: string; amount: Minor };

/** What to offer beneath a grey button; null where only waiting, logging in or accepting helps. */
export function fixOf({ reason, perLeg }: Judgement, failing: boolean): Fix | null {
  if (!reason) return null;
  switch (reason.code) {
    case 'refreshing':
      return failing ? { kind: 'refresh' } : null;
    case 'odds-too-low':
    case 'limit-zero':
    case 'suspended':
    case 'parlay-not-allowed':
      return { kind: 'remove', legs: reason.legs };
    case 'parlay-same-match':
      return { kind: 'remove', legs: reason.legs.slice(1) };
    case 'too-many-legs':
      return { kind: 'remove', legs: perLeg.slice(-1).map((leg) => leg.selectionId) };
    case 'balance': {
      const staked = perLeg.filter((leg) => leg.stake !== null);
      return staked.length === 1 ? allowedStake(staked[0]!) : null;
    }
    case 'below-min':
    case 'above-max': {
      const leg = perLeg.find((one) => one.selectionId === reason.legs[0]);
      if (!leg) return null;
      return reason.code === 'above-max' ? allowedStake(leg) : stakeFix(leg, leg.quote?.min ?? 0n);
    }
    default:
      return null;
  }
}

/** The most this leg can take, if that is a stake the venue takes at all. */
function allowedStake(leg: LegJudgement): Fix | null {
  const { highest, quote } = leg;
  return highest !== null && quote && highest >= quote.min ? stakeFix(leg, highest) : null;
}

/** Only an amount that the balance bears is worth offering. */
function stakeFix(leg: LegJudgement, amount: Minor): Fix | null {
  return amount > 0n && (leg.highest ?? 0n) >= amount ? { kind: 'stake', leg: leg.selectionId, amount } : null;
}

/** A leg with the price, and after a jump the line, that its quote names now: what 接受 puts into the slip. */
export function takeOver(leg: SlipLeg, judged: LegJudgement): SlipLeg {
  const selection = judged.quote?.selection;
  if (judged.price === null || !selection) return leg;
  if (judged.state !== 'line-changed') return { ...leg, seenPrice: judged.price };
  return {
    ...leg,
    marketId: selection.marketId,
    selectionId: selection.id,
    selection: selection.name,
    line: selection.line,
    seenPrice: judged.price,
  };
}
