import type { CallResponse } from '@pavilion/contract/call';
import type { flipListCall, flipOpenCall, flipStateCall } from '@pavilion/contract/calls/flip.calls';
import type { Flipped, FlipPage, FlipState } from '@/lib/domain/rewards/flip/flip.model';
import { moneyOnWire, timeOnWire } from './wire';

/** The data of `flipState`. */
export function flipStateOnWire({ prizes, deeds, ...same }: FlipState): CallResponse<typeof flipStateCall> {
  return {
    ...same,
    day: null,
    endTime: null,
    prizes: prizes.map((prize) => ({ ...prize, amount: moneyOnWire(prize.amount) })),
    deeds: deeds && deeds.map((deed) => ({ ...deed, need: moneyOnWire(deed.need), done: moneyOnWire(deed.done) })),
  };
}

/** A turned card as the platform sends it. */
export function flippedOnWire({ amount, at, cards, ...same }: Flipped): CallResponse<typeof flipOpenCall> {
  return { ...same, cards: [...cards], amount: moneyOnWire(amount), flipTime: timeOnWire(at) };
}

/** The data of `flipList`. */
export function flipsOnWire({ list, hasMore }: FlipPage): CallResponse<typeof flipListCall> {
  return { list: list.map(flippedOnWire), hasMore };
}
