import { defineCall } from '../call';
import { PAYEE_KINDS } from '../payee';
import * as z from '../schema';
import { anyFlag, anyMoney, anyText, anyTime, moneyText } from '../wire';

/**
 * State of a withdrawal. `reviewing`: checked by the platform, can be cancelled; `paying`: on its way to the payee; `paid`:
 * arrived; `rejected`, `failed`, `cancelled`: by the platform, by the payee's bank, by the member: the money is back.
 */
export const WITHDRAW_STATES = ['reviewing', 'paying', 'paid', 'rejected', 'failed', 'cancelled'] as const;
/** Where money came from that must be bet before it can be withdrawn. */
export const TURNOVER_SOURCES = ['deposit', 'bonus'] as const;
/** State of the real name's verification. */
export const REAL_NAME_STATES = ['none', 'reviewing', 'verified', 'rejected'] as const;

const orderId = z.string(z.minLength(1), z.maxLength(32));
const decimalText = z.string(z.regex(/^\d{1,12}(\.\d{1,8})?$/));

const withdrawOrderSchema = z.object({
  orderId,
  /** Null while unknown. */
  kind: z._default(z.nullable(z.enum(PAYEE_KINDS)), null),
  payeeId: anyText,
  payeeName: anyText,
  payeeMasked: anyText,
  state: z.enum(WITHDRAW_STATES),
  /** Nothing real is paid. */
  simulated: anyFlag,
  /** What left the wallet, the fee in it, and the rest. */
  amount: moneyText,
  fee: anyMoney,
  net: anyMoney,
  /** What the payee gets, in `payUnit`; null while unknown. */
  payAmount: z._default(z.nullable(decimalText), null),
  payUnit: anyText,
  /** Play coins for one `payUnit`; null where no conversion applies. */
  rate: z._default(z.nullable(decimalText), null),
  /** Why it was rejected or failed, in Chinese. */
  reason: anyText,
  createTime: anyTime,
  /** Before it the review does not end: the payee was new. Null = it does not wait. */
  waitTime: anyTime,
  /** When the review ended and the payout began. */
  payTime: anyTime,
  endTime: anyTime,
});

/** All that decides whether and how a member can withdraw. */
export const withdrawInfoCall = defineCall({
  name: 'withdrawInfo',
  method: 'POST',
  path: '/site/api/v1/finance/withdraw/info',
  area: 'site',
  session: 'member',
  answer: z.object({
    /** The central wallet, and what of it can be withdrawn. */
    balance: anyMoney,
    withdrawable: moneyText,
    /** false: the platform has stopped this member's withdrawals. */
    allowed: z._default(z.boolean(), true),
    /** Null while unknown, as the PIN is: the platform then checks when the withdrawal is asked for. */
    realName: z._default(z.nullable(z.enum(REAL_NAME_STATES)), null),
    hasPin: z._default(z.nullable(z.boolean()), null),
    /** Free withdrawals left today, and what a further one costs; null while unknown, which promises nothing. */
    freeLeft: z._default(z.nullable(z.number(z.int(), z.gte(0))), null),
    feePercent: z._default(z.nullable(decimalText), null),
    /**
     * Newest first, finished ones of the last 30 days included; null while unknown, which is not none. `locked`: what of `amount`
     * cannot be withdrawn yet.
     */
    turnover: z._default(
      z.nullable(
        z.array(
          z.object({
            source: z._default(z.nullable(z.enum(TURNOVER_SOURCES)), null),
            title: anyText,
            amount: anyMoney,
            required: anyMoney,
            done: anyMoney,
            /** The part of `done` that rounds of games brought; null where the platform does not tell it apart. */
            doneGames: anyMoney,
            locked: anyMoney,
            createTime: anyTime,
          }),
        ),
      ),
      null,
    ),
    methods: z.array(
      z.object({
        kind: z.enum(PAYEE_KINDS),
        name: anyText,
        open: z.boolean(),
        /** Null while unknown: the platform alone judges the amount. */
        min: anyMoney,
        max: anyMoney,
        rate: z._default(z.nullable(decimalText), null),
        payUnit: anyText,
        medianSeconds: z._default(z.nullable(z.number()), null),
        simulated: anyFlag,
      }),
    ),
  }),
});

/** Asks for a withdrawal. A member may have one on its way at a time. */
export const withdrawCreateCall = defineCall({
  name: 'withdrawCreate',
  method: 'POST',
  path: '/site/api/v1/finance/withdraw/create',
  area: 'site',
  session: 'member',
  inPlace: true,
  money: true,
  answer: withdrawOrderSchema,
});

/** One of the member's own withdrawals. */
export const withdrawStatusCall = defineCall({
  name: 'withdrawStatus',
  method: 'POST',
  path: '/site/api/v1/finance/withdraw/status',
  area: 'site',
  session: 'member',
  inPlace: true,
  answer: withdrawOrderSchema,
});

/** Withdrawals on their way. */
export const withdrawOpenCall = defineCall({
  name: 'withdrawOpen',
  method: 'POST',
  path: '/site/api/v1/finance/withdraw/open',
  area: 'site',
  session: 'member',
  answer: z.object({ list: z.array(withdrawOrderSchema) }),
});

/** Cancels a withdrawal in review. */
export const withdrawCancelCall = defineCall({
  name: 'withdrawCancel',
  method: 'POST',
  path: '/site/api/v1/finance/withdraw/cancel',
  area: 'site',
  session: 'member',
  inPlace: true,
  money: true,
  answer: withdrawOrderSchema,
});
