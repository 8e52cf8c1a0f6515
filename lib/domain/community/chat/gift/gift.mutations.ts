import { CODE } from '@pavilion/contract/codes';
import { BROWSER_PORTS, type CommandContext } from '@/lib/domain/money/command/command.mutations';
import { createIdempotentCommand, type IdempotentPorts } from '@/lib/domain/money/command/idempotent.mutations';
import { MALL_KEY } from '@/lib/query-keys';
import type { GiftSend, RoomGift } from './gift.model';
import { refusedField } from './gift.rules';
import { useGiftSends } from './gift.store';
import { GIFTS_KEY } from './gift.queries';

/** External dependencies of sending. */
export type GiftPorts = IdempotentPorts<GiftSend, unknown>;

const sends = createIdempotentCommand<GiftSend, unknown>({
  store: useGiftSends,
  async loadCall() {
    const { sendGift } = await import('./gift.api');
    return (send) => sendGift(send);
  },
  answered: (send) => ({ ...send, state: 'done' }),
  refused: (send, { code, message, data }) => ({
    ...send,
    state: Number(code) === CODE.giftChanged ? 'changed' : 'refused',
    field: refusedField(data),
    message,
  }),
  invalidates: [GIFTS_KEY, MALL_KEY],
});

/** The key of one decision to give something: created when it is chosen, and again when the choice or the gift has changed. */
export const newGiftKey = BROWSER_PORTS.mint;

/** The decided gift as it was shown, and its count. */
export interface GiftWish {
  key: string;
  roomId: string;
  gift: RoomGift;
  count: number;
}

/** Gives something once; a member has one pending gift at a time. Resolves when its result is known or the session ends. */
export function startGift({ key, roomId, gift, count }: GiftWish, context: CommandContext, ports?: GiftPorts): Promise<GiftSend> {
  const { giftId, version, price, name } = gift;
  const wanted = { key, roomId, giftId, version, price, name, count };
  return sends.execute((unsent) => ({ ...unsent, ...wanted, field: null, message: '' }), context, ports);
}

/** Follows the sends that an earlier page of this member left without a response. */
export const resumeGifts = sends.resume;
