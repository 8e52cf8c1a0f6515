import { CODE } from '@pavilion/contract/codes';
import { BROWSER_PORTS, type CommandContext } from '@/lib/domain/money/command/command.mutations';
import { createIdempotentCommand, type IdempotentPorts } from '@/lib/domain/money/command/idempotent.mutations';
import { MALL_KEY } from '@/lib/query-keys';
import type { RoomGiftSend, RoomGift } from './room-gift.model';
import { rejectedGiftField } from './room-gift.rules';
import { useRoomGiftSends } from './room-gift.store';
import { ROOM_GIFTS_KEY } from './room-gift.queries';

/** External dependencies of sending. */
export type RoomGiftPorts = IdempotentPorts<RoomGiftSend, unknown>;

const sends = createIdempotentCommand<RoomGiftSend, unknown>({
  store: useRoomGiftSends,
  async loadCall() {
    const { sendRoomGift: sendGift } = await import('./room-gift.api');
    return (send) => sendGift(send);
  },
  resolved: (send) => ({ ...send, state: 'done' }),
  rejected: (send, { code, message, data }) => ({
    ...send,
    state: Number(code) === CODE.giftChanged ? 'changed' : 'rejected',
    field: rejectedGiftField(data),
    message,
  }),
  invalidates: [ROOM_GIFTS_KEY, MALL_KEY],
});

/** The key of one decision to give something: created when it is chosen, and again when the choice or the gift has changed. */
export const newRoomGiftKey = BROWSER_PORTS.mint;

/** The decided gift as it was shown, and its count. */
export interface RoomGiftInput {
  key: string;
  roomId: string;
  gift: RoomGift;
  count: number;
}

/** Gives something once; a member has one pending gift at a time. Resolves when its result is known or the session ends. */
export function startRoomGift(
  { key, roomId, gift, count }: RoomGiftInput,
  context: CommandContext,
  ports?: RoomGiftPorts,
): Promise<RoomGiftSend> {
  const { giftId, version, price, name } = gift;
  const wanted = { key, roomId, giftId, version, price, name, count };
  return sends.execute((unsent) => ({ ...unsent, ...wanted, field: null, message: '' }), context, ports);
}

/** Follows the sends that an earlier page of this member left without a response. */
export const resumeRoomGifts = sends.resume;
