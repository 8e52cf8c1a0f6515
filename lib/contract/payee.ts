import * as z from './schema';

/** Kinds of payees, in display order: bank card, USDT by network, and accounts of payment apps. */
export const PAYEE_KINDS = ['bank', 'trc20', 'erc20', 'ebpay', 'koipay', 'alipay', 'wechat', 'digital', 'sharelife'] as const;

/** A withdrawal PIN. */
export const pinText = /* @__PURE__ */ z.string(z.regex(/^\d{6}$/));
/** Identifies a payee of a member. */
export const payeeId = /* @__PURE__ */ z.string(z.minLength(1), z.maxLength(32));
