import type { CallResponse } from '@pavilion/contract/call';
import { flipListCall, flipOpenCall, flipStateCall } from '@pavilion/contract/calls/flip.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { toMinor } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Flipped, FlipPage, FlipState } from './flip.model';
import { toPrizes } from './flip.rules';

const PAGE_SIZE = 20;

function toFlipped({ amount, flipTime, ...same }: CallResponse<typeof flipOpenCall>): Flipped {
  return { ...same, amount: toMinor(amount), at: Date.parse(flipTime) };
}

/** The round to choose from, and the flips of the day. */
export async function getFlipState(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<FlipState> {
  const { roundId, commitment, remaining, used, prizes, deeds } = await caller(flipStateCall, {}, { signal });
  return {
    roundId,
    commitment,
    remaining,
    used,
    prizes: toPrizes(prizes),
    deeds: deeds && deeds.map(({ need, done, ...same }) => ({ ...same, need: knownMinor(need), done: knownMinor(done) })),
  };
}

/** One page of the member's flips, newest first. */
export async function getFlips(page: number, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<FlipPage> {
  const { list, hasMore } = await caller(flipListCall, { page, size: PAGE_SIZE }, { signal });
  return { page, list: list.map(toFlipped), hasMore };
}

/**
 * Turns a card of the round over, once per round; a repeat with the same key returns the same prize.
 * @throws BusinessError 10001 when no flip is left or the round is over.
 */
export async function openCard(
  roundId: string,
  card: number,
  idempotencyKey: string,
  caller: PlatformCaller = callPlatform,
): Promise<Flipped> {
  return toFlipped(await caller(flipOpenCall, { roundId, card }, { idempotencyKey }));
}
