import * as z from 'zod/mini';
import { COUPON_KINDS } from '../../lib/contract/calls/activity.calls';
import { VENUE_CODES } from '../../lib/contract/constants';
import { PAYEE_STATES } from '../../lib/contract/calls/payee.calls';
import { PAYEE_KINDS } from '../../lib/contract/payee';

/** Requests of the control API (samples: control). */

const isoTime = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** The world's clock. */
export const worldClockSchema = z.object({
  mode: z.optional(z.enum(['run', 'freeze'])),
  set: z.optional(isoTime),
  advanceMs: z.optional(z.number().check(z.int(), z.gte(-1e13), z.lte(1e13))),
  speed: z.optional(z.number().check(z.gte(0.01), z.lte(3_600))),
});

/** `clock`: where the world's clock stands in the new data. */
export const resetSchema = z.object({ clock: z.optional(worldClockSchema) });

export const clockSchema = z.extend(worldClockSchema, {
  /** `hold`: bets in play and payments wait until `advanceRealMs` has moved past their delay. */
  decisions: z.optional(z.enum(['hold', 'run'])),
  /** Moves what the platform's own delays are measured by: bets in play, the bank, captchas, text messages, paces. */
  advanceRealMs: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1e10))),
});

export const faultSchema = z.object({
  call: z.string().check(z.regex(/^(GET|POST|PUT|DELETE) \/\S+$/)),
  latencyMs: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(600_000)))),
  httpStatus: z.optional(z.nullable(z.number().check(z.int(), z.gte(200), z.lte(599)))),
  body: z.optional(z.nullable(z.string())),
  statusCode: z.optional(z.nullable(z.number())),
  drop: z.optional(z.nullable(z.enum(['before', 'after']))),
  times: z.optional(z.nullable(z.number().check(z.int(), z.gte(1)))),
});

export const EVENT_STATES = ['live', 'today', 'early', 'ended', 'abandoned', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];
export const eventsQuerySchema = z.object({
  state: z.optional(z.enum(EVENT_STATES)),
  sport: z.optional(z.enum(['football', 'basketball', 'tennis', 'volleyball'])),
});

export const eventSchema = z.object({
  type: z.enum(['goal', 'card', 'corner', 'suspend', 'resume', 'finish', 'abandon']),
  side: z.optional(z.enum(['home', 'away'])),
  minute: z.optional(z.number().check(z.int(), z.gte(0), z.lte(130))),
});

const money = z.optional(z.string().check(z.regex(/^\d{1,12}\.\d{2}$/)));

export const memberSchema = z.object({
  userName: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9]{3,10}$/))),
  password: z.optional(z.string().check(z.minLength(8), z.maxLength(20))),
  balance: money,
  /** Coins of the mall. */
  coins: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1e9))),
  vipLevel: z.optional(z.number().check(z.int(), z.gte(0), z.lte(99))),
  flags: z.optional(
    z.object({
      canWithdraw: z.optional(z.boolean()),
      canChat: z.optional(z.boolean()),
      canClaimBonus: z.optional(z.boolean()),
      /** Each login is refused with this code until a second step is done: a text message, or a captcha where there is no phone. */
      risk: z.optional(z.union([z.literal(6025), z.literal(6026), z.literal(6027), z.literal(6028), z.literal(6029)])),
      /** A login from a uuid that never logged in before needs a text message (6035). */
      deviceAuth: z.optional(z.boolean()),
      /** Each login asks for this captcha (6021, 6023). */
      captcha: z.optional(z.enum(['image', 'slider'])),
    }),
  ),
  /** Money that lies in venues' wallets, beside `balance`; `autoTransfer: false` lets the venues draw on them. */
  wallets: z.optional(z.partialRecord(z.enum(VENUE_CODES), money)),
  autoTransfer: z.optional(z.boolean()),
  phone: z.optional(z.string()),
  /** Of the member who invited this one. */
  inviteCode: z.optional(z.string().check(z.maxLength(64))),
  /** Verified at once. */
  realName: z.optional(z.string().check(z.minLength(2), z.maxLength(30))),
  /** Payees of the verified name. */
  payees: z.optional(z.array(z.object({ kind: z.enum(PAYEE_KINDS), number: z.string(), bank: z.optional(z.string()) }))),
  withdrawPassword: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  /** The device that logs in; null hands the session over to the first device that does more than read with it. */
  uuid: z.optional(z.nullable(z.uuid())),
});

export const kickSchema = z.object({
  userName: z.optional(z.string()),
  token: z.optional(z.string()),
  code: z.optional(z.union([z.literal(6001), z.literal(10_102), z.literal(10_004), z.literal(10_104), z.literal(10_105)])),
});

/** Of deposits or withdrawals: those of one member. */
export const ordersQuerySchema = z.object({ userName: z.optional(z.string()) });

export const depositSchema = z.object({ outcome: z.enum(['confirm', 'fail', 'hold']) });

/** `openTime`: the end of the maintenance that members are shown. */
export const depositMethodSchema = z.object({ open: z.boolean(), openTime: z.optional(isoTime) });

export const withdrawalSchema = z.object({ outcome: z.enum(['approve', 'pay', 'reject', 'fail']) });

export const bonusSchema = z.object({ outcome: z.enum(['approve', 'reject']) });

/** `percent` and `minDeposit` of a `deposit` coupon; `days`: world days until it expires. */
export const couponSchema = z.object({
  userName: z.string(),
  kind: z.enum(COUPON_KINDS),
  amount: z.string().check(z.regex(/^\d{1,12}\.\d{2}$/)),
  percent: z.optional(z.number().check(z.int(), z.gte(1), z.lte(100))),
  minDeposit: money,
  turnover: z.optional(z.number().check(z.int(), z.gte(0), z.lte(99))),
  days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(365))),
});

export const parcelSchema = z.object({ step: z.enum(['pack', 'ship', 'deliver']) });

/** Of an item of the mall; what is absent stays as it is. */
export const mallItemSchema = z.object({
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  price: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1e9))),
  stock: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1e9))),
  vipLevel: z.optional(z.number().check(z.int(), z.gte(0), z.lte(99))),
});

/** Takes a game out of service, with the end of the window if there is one, or puts it back. */
export const gameSchema = z.object({ closed: z.boolean(), until: z.optional(z.nullable(z.iso.datetime())) });

export const realNameSchema = z.object({ userName: z.string(), outcome: z.enum(['verify', 'reject']) });

export const feedbackSchema = z.object({
  outcome: z.enum(['process', 'reply', 'close']),
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
});

export const infoRequestSchema = z.object({
  outcome: z.enum(['review', 'approve', 'reject']),
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

export const payeeSchema = z.object({ state: z.enum(PAYEE_STATES) });

export const chatSchema = z.object({
  cut: z.optional(z.boolean()),
  mute: z.optional(z.object({ userName: z.string(), until: z.nullable(isoTime) })),
  vip: z.optional(z.object({ min: z.number().check(z.int()), max: z.number().check(z.int()) })),
  shield: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  room: z.optional(z.object({ roomId: z.string(), open: z.boolean() })),
  maintenance: z.optional(z.boolean()),
  remove: z.optional(z.object({ userName: z.string() })),
});

/** Changes a gift of the rooms into a new version of it. */
export const chatGiftSchema = z.object({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  price: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1e9))),
  vipLevel: z.optional(z.number().check(z.int(), z.gte(0), z.lte(99))),
});

export const siteSchema = z.record(z.string(), z.unknown());
