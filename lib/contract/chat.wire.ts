import * as z from './schema';
import { timeText } from './wire';

/** Message ids of chat frames; a separate namespace, not comparable with the platform's codes. spec §4 */
export const CHAT = {
  heartbeat: 0,
  login: 10001,
  joinRoom: 10002,
  broadcastRoom: 10003,
  speechStatus: 10004,
  messageShield: 10005,
  roomStatus: 10006,
  vipLevel: 10007,
  broadcastJoin: 10008,
  allRoomMaintain: 10009,
  shareBetRecord: 10010,
  history: 10011,
  leaveRoom: 10012,
  score: 10014,
  gift: 10017,
} as const;

/** The chat's own success code, in the responses to login and join. */
export const CHAT_OK = 6000;

/** Most characters of one frame; longer frames are ignored. */
export const CHAT_FRAME_MAX = 16 * 1024;

/** One frame is one JSON text (contract §1). */
export const chatFrameSchema = /* @__PURE__ */ z.object({ msgId: z.number(z.int()), msgData: z.optional(z.unknown()) });

/** The response to a login or a join, with its content in `data` (spec §3). */
export const chatResponseSchema = /* @__PURE__ */ z.object({
  code: z.number(z.int()),
  message: z._default(z.nullable(z.string()), ''),
  data: z.optional(z.unknown()),
});

/** Speaking rights: `speechStatus` 1 may, 0 may not; VIP levels from `vipMin` to `vipMax`. spec §3 */
export const chatLoginSchema = /* @__PURE__ */ z.object({
  speechStatus: z.number(z.int()),
  vipMin: z.number(z.int()),
  vipMax: z.number(z.int()),
});

/** Frames that a member sends: login, room, message, shared bet. The server parses them with these schemas. */
export const chatLoginRequestSchema = /* @__PURE__ */ z.object({ token: z.string(z.minLength(1), z.maxLength(2048)) });
export const chatJoinRequestSchema = /* @__PURE__ */ z.object({ roomId: z.string(z.minLength(1), z.maxLength(32)) });
export const chatTextSchema = /* @__PURE__ */ z.object({
  roomId: z.string(z.maxLength(32)),
  type: z.literal('text'),
  content: z.string(),
  /** Id of the message of this room that it replies to. */
  replyTo: z.optional(z.string(z.regex(/^\d{1,15}$/))),
});
export const chatShareSchema = /* @__PURE__ */ z.object({
  roomId: z.string(z.maxLength(32)),
  orderNo: z.string(z.maxLength(32)),
  hideAmount: z.boolean(),
});

export const chatJoinSchema = /* @__PURE__ */ z.object({ roomId: z.string(), online: z._default(z.number(), 0) });

/** A message in rooms and in the history call; the shared bet is parsed separately, so that an invalid bet costs only itself. */
export const chatMessageSchema = /* @__PURE__ */ z.object({
  id: z.string(z.regex(/^\d{1,15}$/)),
  userId: z._default(z.string(), ''),
  nickName: z._default(z.string(), ''),
  vipLevel: z._default(z.number(), 0),
  type: z._default(z.string(), 'text'),
  content: z._default(z.string(), ''),
  sendTime: timeText,
  roomId: z.optional(z.string()),
  bet: z.optional(z.unknown()),
  gift: z.optional(z.unknown()),
  reply: z.optional(z.unknown()),
});

/** The message that a text replies to; `content` is empty once the platform has removed it. */
export const chatQuoteSchema = /* @__PURE__ */ z.object({
  id: z.string(z.regex(/^\d{1,15}$/)),
  userId: z._default(z.string(), ''),
  nickName: z.string(),
  content: z._default(z.string(), ''),
});

/** Kind (10017) and number of a gift. */
export const chatGiftSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(z.minLength(1), z.maxLength(20)),
  count: z.number(z.int(), z.gte(1)),
});

/**
 * `amount` null: hidden by its owner. `odds` empty: the order has no single price. `size` and `bets` as in an order, absent
 * in old messages.
 */
export const chatBetSchema = /* @__PURE__ */ z.object({
  venue: z.string(),
  orderNo: z.string(),
  amount: z.nullable(z.string()),
  odds: z.string(),
  size: z.optional(z.number(z.int())),
  bets: z.optional(z.number(z.int())),
  legs: z.array(
    z.object({
      matchId: z.string(),
      match: z.string(),
      market: z.string(),
      selection: z.string(),
      odds: z.string(z.regex(/^\d{1,6}(\.\d{1,6})?$/)),
    }),
    z.minLength(1),
    z.maxLength(30),
  ),
});

/** 10008: new visitor, and the current number in the room; without a name only the number has changed. */
export const chatArrivalSchema = /* @__PURE__ */ z.object({
  roomId: z._default(z.string(), ''),
  nickName: z._default(z.string(), ''),
  vipLevel: z._default(z.number(), 0),
  online: z.optional(z.number(z.int(), z.gte(0))),
});

/** 10011: the newest messages of a room, oldest first; each is parsed separately. */
export const chatHistoryFrameSchema = /* @__PURE__ */ z.object({
  roomId: z._default(z.string(), ''),
  list: z.array(z.unknown()),
  hasMore: z._default(z.boolean(), true),
});

/** 10012: the member has left the room, or the platform has removed the member. */
export const chatLeaveSchema = /* @__PURE__ */ z.object({ roomId: z.string() });

/** 10005, 10006 (1 open), 10009 (1 open), 10014 */
export const chatShieldSchema = /* @__PURE__ */ z.object({ id: z.string() });
export const chatRoomStatusSchema = /* @__PURE__ */ z.object({ roomId: z.string(), status: z.number() });
export const chatMaintainSchema = /* @__PURE__ */ z.object({ status: z.number(), message: z._default(z.nullable(z.string()), '') });
export const chatScoreSchema = /* @__PURE__ */ z.object({
  matchId: z.string(),
  home: z.number(z.int()),
  away: z.number(z.int()),
  minute: z._default(z.number(), 0),
});

/** 10004: the right to speak was withdrawn or restored; includes the reason and the end when withdrawn. */
export const chatSpeechSchema = /* @__PURE__ */ z.object({
  speechStatus: z.number(z.int()),
  reason: z._default(z.nullable(z.string()), ''),
  until: z._default(z.nullable(timeText), null),
});

/** 10007 */
export const chatVipSchema = /* @__PURE__ */ z.object({ vipMin: z.number(z.int()), vipMax: z.number(z.int()) });
