import type { DEPOSIT_KINDS, DEPOSIT_STATES } from '@/lib/contract/calls/deposit.calls';
import type { Minor } from '@/lib/kit/number/money';
import { ROUTES } from '@/lib/routes';

export type DepositKind = (typeof DEPOSIT_KINDS)[number];
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** A way to deposit. Limits are of the amount asked for; times are world ms. */
export interface DepositMethod {
  method: string;
  name: string;
  kind: DepositKind;
  simulated: boolean;
  min: Minor;
  max: Minor;
  /** Decimal text, percent of what is paid. */
  feePercent: string;
  promo: string;
  open: boolean;
  opensAt: number | null;
  network: string | null;
  /** Coins for one unit. */
  rate: string | null;
  needsPayerName: boolean;
  /** From payment to wallet, as the platform measured it. */
  medianSeconds: number | null;
}

/** One deposit. Times are world ms. */
export interface Deposit {
  orderId: string;
  method: string;
  methodName: string;
  kind: DepositKind;
  state: DepositState;
  /** 我已付款 came after the expiry. */
  late: boolean;
  simulated: boolean;
  amount: Minor;
  fee: Minor;
  /** What reaches the wallet. */
  credit: Minor;
  /** Decimal text, to be paid to the digit. */
  payAmount: string;
  payUnit: string;
  /** How many of its last digits tell this order from others. */
  matchDigits: number;
  rate: string | null;
  network: string | null;
  payee: readonly { label: string; value: string }[];
  address: string | null;
  qr: string | null;
  createdAt: number;
  expireAt: number;
  paidAt: number | null;
  endedAt: number | null;
}

/** What a member decided on. */
export interface DepositWish {
  method: string;
  amount: Minor;
  payerName: string;
}

/** The deposit page: `amount` as decimal text to start from, `back` a place of this site to return to, `order` one to look at. */
export function depositPath(query: { amount?: string; back?: string; order?: string } = {}): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? ROUTES.deposit : `${ROUTES.deposit}?${search}`;
}
