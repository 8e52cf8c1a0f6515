import type { CallAnswer } from '@/lib/contract/call';
import type { flipRulesCall } from '@/lib/contract/calls/flip.calls';
import { toMinor } from '@/lib/kit/number/money';
import type { FlipRules, Prize } from './flip.model';

type Rules = CallAnswer<typeof flipRulesCall>;

export function toPrizes(wire: Rules['prizes']): Prize[] {
  return wire.map(({ amount, ...same }) => ({ ...same, amount: toMinor(amount) }));
}

export function toFlipRules({ outcomes, prizes, deeds }: Rules): FlipRules {
  return { outcomes, prizes: toPrizes(prizes), deeds: deeds.map(({ deed, need }) => ({ deed, need: toMinor(need) })) };
}
