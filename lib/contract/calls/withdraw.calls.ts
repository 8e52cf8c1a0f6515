import { defineCall } from '../call';
import { PAYEE_KINDS } from '../payee';
import * as z from '../schema';
import { anyFlag, anyMoney, anyText, anyTime, moneyText } from '../wire';

/**
 * State of a withdrawal. `reviewing`: checked by the platform, can be cancelled; `paying`: being paid to the payee; `paid`:
 * arrived; `rejected`, `failed`, `cancelled`: by the platform, by the payee's bank, by the member: the money is back.
 */
export const WITHDRAW_STATES = ['reviewing', 'paying', 'paid', 'rejected', 'failed', 'cancelled'] as const;
/** Sources of money that must be bet before it can be withdrawn. */
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
  /** Amount taken from the wallet, the fee in it, and the rest. */
  amount: moneyText,
  fee: anyMoney,
  net: anyMoney,
  /** Amount that the payee gets, in `payUnit`; null while unknown. */
  payAmount: z._default(z.nullable(decimalText), null),
  payUnit: anyText,
  /** Play coins for one `payUnit`; null where no conversion applies. */
  rate: z._default(z.nullable(decimalText), null),
  /** Reason of the rejection or failure, in Chinese. */
  reason: anyText,
  createTime: anyTime,
  /** The review of a new payee does not end before it; null means that it does not wait. */
  waitTime: anyTime,
  /** End of the review and start of the payout. */
  payTime: anyTime,
  endTime: anyTime,
});

/** All data that decides whether and how a member can withdraw. */
export const withdrawInfoCall = defineCall({
  name: 'withdrawInfo',
  method: 'POST',
  path: '/site/api/v1/finance/withdraw/info',
  area: 'site',
  session: 'member',
  response: z.object({
    /** The central wallet, and the part that can be withdrawn. */
    balance: anyMoney,
    withdrawable: moneyText,
    /** false: the platform has stopped this member's withdrawals. */
    allowed: z._default(z.boolean(), true),
    /** Null while unknown, like the PIN: the platform then checks at the request. */
    realName: z._default(z.nullable(z.enum(REAL_NAME_STATES)), null),
    hasPin: z._default(z.nullable(z.boolean()), null),
    /** Free withdrawals left today, and the fee of a further one; null while unknown, which promises nothing. */
    freeLeft: z._default(z.nullable(z.number(z.int(), z.gte(0))), null),
    feePercent: z._default(z.nullable(decimalText), null),
    /**
     * Newest first, including finished ones of the last 30 days; null while unknown, which is not none. `locked`: part of
     * `amount` that cannot be withdrawn yet.
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
            /** The part of `done` from rounds of games; null if the platform does not separate it. */
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
        /** Null while unknown: the platform alone checks the amount. */
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

/** Requests a withdrawal. A member may have one pending at a time. */
export const withdrawCreateCall = defineCall({
  name: 'withdrawCreate',
  method: 'POST',
  path: '/site/api/v1/finance/withdraw/create',
  area: 'site',
  session: 'member',
  inPlace: true,
  money: true,
  response: withdrawOrderSchema,
});

/** One of the member's own withdrawals. */
export const withdrawStatusCall = defineCall({
  name: 'withdrawStatus',
  method: 'POST',
  path: '/site/api/v1/finance/withdraw/status',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: withdrawOrderSchema,
});

/** Pending withdrawals. */
export const withdrawOpenCall = defineCall({
  name: 'withdrawOpen',
  method: 'POST',
  path: '/site/api/v1/finance/withdraw/open',
  area: 'site',
  session: 'member',
  response: z.object({ list: z.array(withdrawOrderSchema) }),
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
  response: withdrawOrderSchema,
});
