import type { PAYEE_STATES } from '@pavilion/contract/calls/payee.calls';
import type { PayeeKind } from '@pavilion/contract/payee-number';
import { route } from '@/lib/routes';

export type PayeeState = (typeof PAYEE_STATES)[number];

/** An account that a member can be paid to. Its whole number is known to the platform alone. */
export interface Payee {
  payeeId: string;
  kind: PayeeKind;
  /** The bank, the network, or the app. */
  name: string;
  /** '' while unknown. */
  masked: string;
  /** The member's own name for it; '' without one. */
  alias: string;
  isDefault: boolean;
  /** Null while unknown: not paid to. */
  state: PayeeState | null;
  /** World ms. */
  createdAt: number | null;
  /** World ms before which withdrawals to it wait; null: they do not. */
  readyAt: number | null;
}

/** All payees of a member, the default ones first. */
export interface Payees {
  list: readonly Payee[];
  /** Maximum number of one kind per member. */
  maxPerKind: number;
}

/** A payee before it is added. */
export interface PayeeInput {
  kind: PayeeKind;
  /** Normalized. */
  number: string;
  /** Code of the bank; '' for other kinds. */
  bank: string;
  branch: string;
  alias: string;
}

/** Fields of the form that the platform can reject; the sheet requests `pin`. */
export type PayeeField = 'number' | 'bank' | 'branch' | 'alias' | 'pin';

/** Result of an attempt to add a payee. */
export type PayeeAddition =
  | { step: 'added' }
  | { step: 'rejected'; field: PayeeField | null; message: string }
  /** The real name has to be verified first. */
  | { step: 'unverified'; message: string }
  /** The response was lost, and the member's payees do not have it. */
  | { step: 'unknown' };

/** Result of a change of a payee: done, or why not, and whether the PIN is the reason. */
export type PayeeChange = { done: true } | { done: false; isPin: boolean; message: string };

/** The pages of a kind: its accounts, and the form that adds one, which may be the same. */
export const PAYEE_PAGES: Readonly<Record<PayeeKind, { list: string; add: string }>> = {
  bank: { list: route('/mine/addBankCard'), add: route('/mine/addBankCard') },
  trc20: networkPages('TRC20'),
  erc20: networkPages('ERC20'),
  ebpay: { list: route('/mine/ebpayAcount'), add: route('/mine/addEBpayCard') },
  koipay: { list: route('/mine/koipayAcount'), add: route('/mine/addKOIpayCard') },
  alipay: { list: route('/mine/alipayAcount'), add: route('/mine/addAlipayCard') },
  wechat: { list: route('/mine/wechatAcount'), add: route('/mine/addwechatCard') },
  digital: { list: route('/mine/digitalAcount'), add: route('/mine/addDigitalCard') },
  sharelife: { list: route('/mine/sharelifeAcount'), add: route('/mine/sharelifeAcount') },
};

/** True if a code names a kind of payee. */
export function isPayeeKind(code: string): code is PayeeKind {
  return Object.hasOwn(PAYEE_PAGES, code);
}

function networkPages(network: string): { list: string; add: string } {
  const page = `${route('/mine/virtualCoinCard')}?network=${network}`;
  return { list: page, add: page };
}
