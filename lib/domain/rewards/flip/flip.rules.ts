import type { CallResponse } from '@pavilion/contract/call';
import type { flipRulesCall } from '@pavilion/contract/calls/flip.calls';
import { toMinor } from '@pavilion/number/money';
import type { Flipped, FlipPage, FlipRequest, FlipRules, FlipState, Prize } from './flip.model';

type RulesWire = CallResponse<typeof flipRulesCall>;

export function toPrizes(wire: RulesWire['prizes']): Prize[] {
  return wire.map(({ amount, ...same }) => ({ ...same, amount: toMinor(amount) }));
}

export function toFlipRules({ outcomes, prizes, deeds }: RulesWire): FlipRules {
  return { outcomes, prizes: toPrizes(prizes), deeds: deeds.map(({ deed, need }) => ({ deed, need: toMinor(need) })) };
}

/** The chance of a prize in percent, exact: the draw's values are a power of two. */
export function chanceText(weight: number, outcomes: number): string {
  return `${(weight * 100) / outcomes}%`;
}

/** The prize that a draw's value gives; null for a value beyond all weights. */
export function prizeAt(prizes: readonly Prize[], value: number): string | null {
  let below = 0;
  for (const { prize, weight } of prizes) {
    below += weight;
    if (value < below) return prize;
  }
  return null;
}

/** Face of a card. */
export type CardLook = 'closed' | 'chosen' | 'won' | 'missed';

/** The face of one card: closed, chosen and not known yet, chosen and turned over, or turned over beside it. */
export function cardLook(card: number, request: FlipRequest | null): CardLook {
  if (!request || request.state === 'rejected') return 'closed';
  if (request.state !== 'done') return card === request.card ? 'chosen' : 'closed';
  return card === request.card ? 'won' : 'missed';
}

/** Pages joined; a round that moved to the next page while it was read appears once. */
export function joinFlips(pages: readonly FlipPage[]): Flipped[] {
  return [...new Map(pages.flatMap(({ list }) => list).map((flipped) => [flipped.roundId, flipped])).values()];
}

/** The day after a flip: a state that was read before it still counts the flip as left. */
export function afterFlip(state: FlipState, request: FlipRequest | null): FlipState {
  if (request?.state !== 'done' || request.roundId !== state.roundId) return state;
  const { remaining, used } = state;
  return { ...state, remaining: remaining && remaining - 1, used: used === null ? null : used + 1 };
}
