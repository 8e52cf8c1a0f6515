import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyText, anyTime, moneyText, timeText } from '../wire';

/** Movements of money in the central wallet; bets have records of their own at the venues. */
export const TRANSACTION_TYPES = ['deposit', 'withdraw', 'transfer', 'bonus'] as const;
/** States of deposits and of withdrawals; transfers and bonuses only have `done`. */
export const TRANSACTION_STATES = [
  'awaiting',
  'confirming',
  'credited',
  'returned',
  'expired',
  'reviewing',
  'paying',
  'paid',
  'rejected',
  'failed',
  'cancelled',
  'done',
] as const;
/** `open`: in progress; `done`: the money moved, it counts in totals; `failed`: it ended without moving money. */
export const TRANSACTION_RESULTS = ['open', 'done', 'failed'] as const;
/** Orders that can be urged: a deposit that is being confirmed, a withdrawal in progress. */
export const URGE_TYPES = ['deposit', 'withdraw'] as const;

/** s until an order can be urged again, unless the platform states it. */
const URGE_S = 600;

const orderId = z.string(z.minLength(1), z.maxLength(32));
const dayText = z.string(z.regex(/^\d{4}-\d\d-\d\d$/));

const transactionSchema = z.object({
  /** Number to quote; a deposit or withdrawal has its order's. */
  id: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  title: anyText,
  /** Gain of the central wallet, negative for a loss; includes a fee. */
  amount: moneyText,
  fee: anyMoney,
  state: z.enum(TRANSACTION_STATES),
  /** Null while unknown; the state shows it too. */
  result: z._default(z.nullable(z.enum(TRANSACTION_RESULTS)), null),
  /** Order of a deposit or withdrawal. */
  orderId: z._default(z.nullable(orderId), null),
  /** Times of the request and of its end. */
  time: timeText,
  endTime: anyTime,
  /** Reason of the rejection, return or failure, in Chinese. */
  reason: anyText,
  /** Past states, oldest first. */
  steps: z._default(z.array(z.object({ state: z.enum(TRANSACTION_STATES), time: timeText })), []),
  /** Seconds until it can be urged; null if it cannot. */
  urgeAfter: z._default(z.nullable(z.number()), null),
});

/** Movements of the member's central wallet. */
export const transactionListCall = defineCall({
  name: 'transactionList',
  method: 'POST',
  path: '/site/api/v1/finance/record/list',
  area: 'site',
  session: 'member',
  response: z.object({
    list: z.array(transactionSchema),
    hasMore: anyFlag,
    /** Number of movements that count, and their sums into and out of the central wallet. */
    totals: z._default(
      z.array(z.object({ type: z.enum(TRANSACTION_TYPES), count: z.number(), income: moneyText, expense: moneyText })),
      [],
    ),
  }),
});

/** 催单: requests faster processing of an order in progress. */
export const orderUrgeCall = defineCall({
  name: 'orderUrge',
  method: 'POST',
  path: '/site/api/v1/finance/order/urge',
  area: 'site',
  session: 'member',
  response: z.object({ urgeAfter: z._default(z.number(), URGE_S) }),
});

/** Settled result of the member's bets and rounds of games, by day. */
export const resultByDayCall = defineCall({
  name: 'resultByDay',
  method: 'POST',
  path: '/site/api/v1/finance/record/result',
  area: 'site',
  session: 'member',
  response: z.object({ list: z.array(z.object({ day: dayText, profit: moneyText, stake: moneyText, count: z.number() })) }),
});
