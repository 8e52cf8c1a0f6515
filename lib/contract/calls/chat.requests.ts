import type { Requests } from '../request';
import { price, rangePaging, version } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';
import { giftId, ROOM_KINDS } from './chat.calls';

export const chatRequests = {
  chatHistory: {
    reads: true,
    about: 'Messages of a chat room before one of them, oldest first; an empty beforeId returns the newest.',
    request: z.object({
      roomId: z.string(z.minLength(1), z.maxLength(32)),
      pageSize: z.number(z.int(), z.gte(1), z.lte(100)),
      beforeId: z.string(z.maxLength(32)),
    }),
  },
  chatGifts: {
    reads: true,
    about: 'Gifts for chat rooms in display order, with the member’s coins and VIP level.',
    request: empty,
  },
  chatGiftSend: {
    about:
      'Takes `count` times the price in coins and shows the gift in the room, once per key. `version` and `price` are what the member was shown: 301220 when the gift has changed since. 10003 with data.field (price: too few coins, vipLevel: of the gift, speak: muted, range: VIP levels of the room, limit: a pause or limit of the member’s own, room: closed), 10001 when there is no such gift or room, or when gifts are sent too fast.',
    request: z.object({
      roomId: z.string(z.minLength(1), z.maxLength(32)),
      giftId,
      version,
      price,
      count: z.number(z.int(), z.gte(1), z.lte(99)),
    }),
  },
  chatGiftList: {
    reads: true,
    about:
      'Gifts that the member gave in chat rooms, newest first, of one kind of room if it is given. At most 31 days, within the last 90, else 10003 with data.field. Totals per kind cover the whole range, whichever kind is requested.',
    request: z.object({
      roomKind: z.optional(z.enum(ROOM_KINDS)),
      ...rangePaging,
    }),
  },
} satisfies Requests;
