import type { CommandContext } from '@/lib/domain/money/command/command.mutations';
import { createIdempotentCommand, type IdempotentPorts } from '@/lib/domain/money/command/idempotent.mutations';
import { FLIP_KEY, MALL_KEY, MEMBER_KEY, RECORD_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import type { Flipped, FlipRequest } from './flip.model';
import { useFlipRequests } from './flip.store';

/** External dependencies of flips. */
export type FlipPorts = IdempotentPorts<FlipRequest, Flipped>;

const flips = createIdempotentCommand<FlipRequest, Flipped>({
  store: useFlipRequests,
  async loadCall() {
    const { openCard } = await import('./flip.api');
    return ({ roundId, card, key }) => openCard(roundId, card, key);
  },
  resolved: (request, flipped) => ({ ...request, state: 'done', flipped }),
  invalidates: [FLIP_KEY, MEMBER_KEY, MALL_KEY, RECORD_KEY, WITHDRAW_KEY],
});

/**
 * Turns a card over, once: while a flip of the member has no result, that one is followed and nothing else is sent. Resolves
 * when its result is known or the session ends.
 */
export function startFlip(wanted: { roundId: string; card: number }, context: CommandContext, ports?: FlipPorts): Promise<FlipRequest> {
  return flips.execute((unsent) => ({ ...unsent, ...wanted }), context, ports);
}

/** Follows the flips that an earlier page of this member left without a result. */
export const resumeFlips = flips.resume;
