import { defineCall } from '../call';
import { chatMessageSchema } from '../chat.wire';
import { rangePaging } from '../paging';
import * as z from '../schema';
import { anyFlag, anyText, anyTime, empty, timeText } from '../wire';

/** Earlier messages of a room, oldest first. The signature's area is site. */
export const chatHistoryCall = defineCall({
  name: 'chatHistory',
  method: 'POST',
  path: '/stream/api/v1/history',
  area: 'site',
  session: 'optional',
  reads: true,
  about: 'Messages of a chat room before one of them, oldest first; an empty beforeId asks for the newest.',
  request: z.object({
    roomId: z.string(z.minLength(1), z.maxLength(32)),
    pageSize: z.number(z.int(), z.gte(1), z.lte(100)),
    beforeId: z.string(z.maxLength(32)),
  }),
  answer: z.object({
    list: z.array(chatMessageSchema),
    hasMore: anyFlag,
  }),
});

/** Drawings of the gifts. */
export const GIFT_PICTURES = ['flower', 'clap', 'horn', 'ball', 'cup', 'lantern'] as const;
/** Where a gift was given: in the lobby's room, or in a match's. */
export const ROOM_KINDS = ['lobby', 'match'] as const;

const coins = z.number(z.int(), z.gte(0));
const giftId = z.string(z.minLength(1), z.maxLength(32));
const version = z.number(z.int(), z.gte(1));
/** A gift whose drawing is unknown to this version has the first one. */
const picture = z._default(z.enum(GIFT_PICTURES), GIFT_PICTURES[0]);

/** The gifts that a member can give in a room. */
export const chatGiftsCall = defineCall({
  name: 'chatGifts',
  method: 'POST',
  path: '/site/api/v1/chat/gift/items',
  area: 'site',
  session: 'member',
  reads: true,
  about: 'Gifts for chat rooms in display order, with the member’s coins and VIP level.',
  request: empty,
  answer: z.object({
    coins,
    vipLevel: z._default(z.number(z.int(), z.gte(0)), 0),
    list: z.array(
      z.object({
        giftId,
        /** Grows with every change of the gift. */
        version,
        name: anyText,
        picture,
        /** Coins of one piece. */
        price: coins,
        /** Least VIP level that may give it. */
        vipLevel: z._default(z.number(z.int(), z.gte(0)), 0),
      }),
    ),
  }),
});

/** Gives a gift in a room: coins are taken and the room sees a 10017 frame. */
export const chatGiftSendCall = defineCall({
  name: 'chatGiftSend',
  method: 'POST',
  path: '/site/api/v1/chat/gift/send',
  area: 'site',
  session: 'member',
  inPlace: true,
  money: true,
  about:
    'Takes `count` times the price in coins and shows the gift in the room, once per key. `version` and `price` are what the member was shown: 301220 when the gift has changed since. 10003 with data.field (price: too few coins, vipLevel: of the gift, speak: muted, range: VIP levels of the room, limit: a pause or limit of the member’s own, room: closed), 10001 when there is no such gift or room, or gifts come too fast.',
  request: z.object({
    roomId: z.string(z.minLength(1), z.maxLength(32)),
    giftId,
    version,
    price: coins,
    count: z.number(z.int(), z.gte(1), z.lte(99)),
  }),
  answer: z.object({
    sendId: z.string(),
    giftId,
    name: anyText,
    count: z.number(z.int(), z.gte(1)),
    /** Of all pieces, and what is left after it. */
    coins,
    balance: z._default(z.nullable(coins), null),
    time: anyTime,
  }),
});

/** What the member gave in rooms. */
export const chatGiftListCall = defineCall({
  name: 'chatGiftList',
  method: 'POST',
  path: '/site/api/v1/chat/gift/list',
  area: 'site',
  session: 'member',
  reads: true,
  about:
    'Gifts that the member gave in chat rooms, newest first, of one kind of room where it is given. At most 31 days, within the last 90, else 10003 with data.field. Totals per kind cover the whole range, whatever kind is asked for.',
  request: z.object({
    roomKind: z.optional(z.enum(ROOM_KINDS)),
    ...rangePaging,
  }),
  answer: z.object({
    list: z.array(
      z.object({
        sendId: z.string(),
        roomKind: z.enum(ROOM_KINDS),
        /** `红城 vs 蓝港`; empty in the lobby. */
        match: anyText,
        name: anyText,
        picture,
        count: z.number(z.int(), z.gte(1)),
        coins,
        time: timeText,
      }),
    ),
    hasMore: anyFlag,
    totals: z._default(z.array(z.object({ roomKind: z.enum(ROOM_KINDS), count: z.number(), coins })), []),
  }),
});
