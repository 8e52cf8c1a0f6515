import { defineCall } from '../call';
import { RECEIPTS_MAX } from '../constants';
import * as z from '../schema';
import { anyFlag, anyMoney, anyText, anyTime, moneyText } from '../wire';
import { pictureId } from './picture.calls';

/**
 * State of a deposit. `awaiting`: to be paid; `confirming`: the member reported the payment, the bank is checking it; `credited`:
 * the money is in the wallet; `returned`: it arrived and was returned, since the member’s own limit or pause blocks it; `failed`:
 * the bank found no payment; `expired`: the member did not report a payment in time; `cancelled`: the member cancelled it.
 */
export const DEPOSIT_STATES = ['awaiting', 'confirming', 'credited', 'returned', 'failed', 'expired', 'cancelled'] as const;
/**
 * `transfer`: to an account, by hand; `scan`: with another app; `crypto`: to an address on one network; `wallet`: to a wallet of
 * the same payment provider.
 */
export const DEPOSIT_KINDS = ['transfer', 'scan', 'crypto', 'wallet'] as const;

const orderId = z.string(z.minLength(1), z.maxLength(32));
/** Amount to pay: a plain decimal with as many places as its unit has. */
export const decimalText = z.string(z.regex(/^\d{1,12}(\.\d{1,8})?$/));

const depositOrderSchema = z.object({
  orderId,
  method: anyText,
  methodName: anyText,
  /** Null while unknown. */
  kind: z._default(z.nullable(z.enum(DEPOSIT_KINDS)), null),
  state: z.enum(DEPOSIT_STATES),
  /** The member tapped 我已付款 after the expiry. */
  late: anyFlag,
  /** Nothing real is paid: every payee is fictitious. */
  simulated: anyFlag,
  /** The requested amount, the method's fee, and the amount that the wallet gets. */
  amount: moneyText,
  fee: anyMoney,
  credit: anyMoney,
  /** Must be paid exactly; its last `matchDigits` digits distinguish this order from others. */
  payAmount: decimalText,
  payUnit: anyText,
  matchDigits: z._default(z.number(z.int(), z.gte(0), z.lte(8)), 0),
  /** Play coins for one `payUnit`, locked until the expiry; null where no conversion applies. */
  rate: z._default(z.nullable(decimalText), null),
  network: z._default(z.nullable(z.string()), null),
  /** Required payer, masked: the verified name, or the bound wallet; null when anybody may. */
  payer: z._default(z.nullable(z.string()), null),
  /** Lines of the payee, in display order. */
  payee: z.array(z.object({ label: z.string(), value: z.string() })),
  address: z._default(z.nullable(z.string()), null),
  /** Text of the QR code. */
  qr: z._default(z.nullable(z.string()), null),
  /** Pictures of receipts that the member added. */
  receipts: z._default(z.array(pictureId, z.maxLength(RECEIPTS_MAX)), []),
  /** Reason for the return of the money, in Chinese; '' otherwise. */
  reason: anyText,
  createTime: anyTime,
  expireTime: anyTime,
  paidTime: anyTime,
  endTime: anyTime,
});

/** Creates a deposit order. A member may have one open order at a time. */
export const depositCreateCall = defineCall({
  name: 'depositCreate',
  method: 'POST',
  path: '/site/api/v1/finance/deposit/create',
  area: 'site',
  session: 'member',
  inPlace: true,
  money: true,
  response: depositOrderSchema,
});

/** One of the member's own orders. */
export const depositStatusCall = defineCall({
  name: 'depositStatus',
  method: 'POST',
  path: '/site/api/v1/finance/deposit/status',
  area: 'site',
  session: 'member',
  response: depositOrderSchema,
});

/** The member's open orders. */
export const depositOpenCall = defineCall({
  name: 'depositOpen',
  method: 'POST',
  path: '/site/api/v1/finance/deposit/open',
  area: 'site',
  session: 'member',
  response: z.object({ list: z.array(depositOrderSchema) }),
});

/** 我已付款: requests a bank check for the payment. The money moves once, however often this is called. */
export const depositPaidCall = defineCall({
  name: 'depositPaid',
  method: 'POST',
  path: '/site/api/v1/finance/deposit/paid',
  area: 'site',
  session: 'member',
  money: true,
  response: depositOrderSchema,
});

/** 上传回单: adds pictures of receipts to an order whose payment is being confirmed. */
export const depositReceiptCall = defineCall({
  name: 'depositReceipt',
  method: 'POST',
  path: '/site/api/v1/finance/deposit/receipt',
  area: 'site',
  session: 'member',
  response: depositOrderSchema,
});

/** Cancels an unpaid order. */
export const depositCancelCall = defineCall({
  name: 'depositCancel',
  method: 'POST',
  path: '/site/api/v1/finance/deposit/cancel',
  area: 'site',
  session: 'member',
  response: depositOrderSchema,
});
