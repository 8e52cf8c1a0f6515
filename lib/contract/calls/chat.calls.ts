import { defineCall } from '../call';
import { chatMessageSchema } from '../chat.wire';
import * as z from '../schema';
import { anyFlag, anyText, anyTime, timeText } from '../wire';

/** Earlier messages of a room, oldest first. The signature's area is site. */
export const chatHistoryCall = defineCall({
  name: 'chatHistory',
  method: 'POST',
  path: '/stream/api/v1/history',
  area: 'site',
  session: 'optional',
  response: z.object({
    list: z.array(chatMessageSchema),
    hasMore: anyFlag,
  }),
});

export const GIFT_PICTURES = ['flower', 'clap', 'horn', 'ball', 'cup', 'lantern'] as const;
/** Rooms in which a gift can be given: the lobby's, or a match's. */
export const ROOM_KINDS = ['lobby', 'match'] as const;

const coins = z.number(z.int(), z.gte(0));
export const giftId = z.string(z.minLength(1), z.maxLength(32));
const version = z.number(z.int(), z.gte(1));
/** A gift whose picture is unknown to this version gets the first one. */
const picture = z._default(z.enum(GIFT_PICTURES), GIFT_PICTURES[0]);

/** The gifts that a member can give in a room. */
export const chatGiftsCall = defineCall({
  name: 'chatGifts',
  method: 'POST',
  path: '/site/api/v1/chat/gift/items',
  area: 'site',
  session: 'member',
  response: z.object({
    coins,
    vipLevel: z._default(z.number(z.int(), z.gte(0)), 0),
    list: z.array(
      z.object({
        giftId,
        /** Increases with every change of the gift. */
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
  response: z.object({
    sendId: z.string(),
    giftId,
    name: anyText,
    count: z.number(z.int(), z.gte(1)),
    /** Price of all pieces, and the balance after it. */
    coins,
    balance: z._default(z.nullable(coins), null),
    time: anyTime,
  }),
});

/** Gifts that the member gave in rooms. */
export const chatGiftListCall = defineCall({
  name: 'chatGiftList',
  method: 'POST',
  path: '/site/api/v1/chat/gift/list',
  area: 'site',
  session: 'member',
  response: z.object({
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
