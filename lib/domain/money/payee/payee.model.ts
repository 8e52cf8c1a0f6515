import type { PAYEE_STATES } from '@pavilion/contract/calls/payee.calls';
import type { PayeeKind } from '@pavilion/contract/payee-number';
import { PAYEE_ROUTES } from '@/lib/further-routes';

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
export interface PayeeWish {
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
  | { step: 'refused'; field: PayeeField | null; message: string }
  /** The real name has to be verified first. */
  | { step: 'unverified'; message: string }
  /** The response was lost, and the member's payees do not have it. */
  | { step: 'unknown' };

/** Result of a change of a payee: done, or why not, and whether the PIN is the reason. */
export type PayeeChange = { done: true } | { done: false; isPin: boolean; message: string };

/** The pages of a kind: its accounts, and the form that adds one, which may be the same. */
export const PAYEE_PAGES: Readonly<Record<PayeeKind, { list: string; add: string }>> = {
  bank: { list: PAYEE_ROUTES.addBankCard, add: PAYEE_ROUTES.addBankCard },
  trc20: networkPages('TRC20'),
  erc20: networkPages('ERC20'),
  ebpay: { list: PAYEE_ROUTES.ebpayAcount, add: PAYEE_ROUTES.addEBpayCard },
  koipay: { list: PAYEE_ROUTES.koipayAcount, add: PAYEE_ROUTES.addKOIpayCard },
  alipay: { list: PAYEE_ROUTES.alipayAcount, add: PAYEE_ROUTES.addAlipayCard },
  wechat: { list: PAYEE_ROUTES.wechatAcount, add: PAYEE_ROUTES.addwechatCard },
  digital: { list: PAYEE_ROUTES.digitalAcount, add: PAYEE_ROUTES.addDigitalCard },
  sharelife: { list: PAYEE_ROUTES.sharelifeAcount, add: PAYEE_ROUTES.sharelifeAcount },
};

function networkPages(network: string): { list: string; add: string } {
  const page = `${PAYEE_ROUTES.virtualCoinCard}?network=${network}`;
  return { list: page, add: page };
}
