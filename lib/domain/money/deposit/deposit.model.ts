import type { DEPOSIT_KINDS, DEPOSIT_STATES } from '@pavilion/contract/calls/deposit.calls';
import type { Minor } from '@pavilion/number/money';
import { route } from '@/lib/routes';

export type DepositKind = (typeof DEPOSIT_KINDS)[number];
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** A way to deposit. Limits apply to the requested amount; times are world ms. */
export interface DepositMethod {
  method: string;
  name: string;
  kind: DepositKind;
  simulated: boolean;
  /** Null while unknown. */
  min: Minor | null;
  max: Minor | null;
  /** Decimal text, percent of the paid amount; null while unknown. */
  feePercent: string | null;
  promo: string;
  open: boolean;
  opensAt: number | null;
  network: string | null;
  /** Coins for one unit. */
  rate: string | null;
  needsPayerName: boolean;
  /** The verified name, masked, that alone may pay; null when the member states a name. */
  verifiedPayer: string | null;
  /** Times its amount that a deposit must be bet before it can be withdrawn. */
  turnoverTimes: number;
  /** Seconds from payment to wallet, measured by the platform. */
  medianSeconds: number | null;
}

/** One deposit. Times are world ms. Null is unknown. */
export interface Deposit {
  orderId: string;
  method: string;
  methodName: string;
  kind: DepositKind | null;
  state: DepositState;
  /** The member tapped 我已付款 after the expiry. */
  late: boolean;
  simulated: boolean;
  amount: Minor;
  fee: Minor | null;
  /** Amount that reaches the wallet. */
  credit: Minor | null;
  /** Decimal text, to be paid to the digit. */
  payAmount: string;
  /** '' while unknown. */
  payUnit: string;
  /** Number of last digits of the payment that identify this order. */
  matchDigits: number;
  rate: string | null;
  network: string | null;
  /** Name of the person who has to pay, masked; null when anybody may. */
  payer: string | null;
  payee: readonly { label: string; value: string }[];
  address: string | null;
  qr: string | null;
  /** Reason why the money comes back; '' where it does not. */
  reason: string;
  /** Ids of pictures of receipts. */
  receipts: readonly string[];
  createdAt: number | null;
  expireAt: number | null;
  paidAt: number | null;
  endedAt: number | null;
}

/** A member's choice before the request. */
export interface DepositInput {
  method: string;
  amount: Minor;
  payerName: string;
  /** The bound wallet that pays; '' for any. */
  payeeId: string;
}

/**
 * The deposit page: `amount` is the first amount as decimal text, `method` the first method's code, `back` the path of this site
 * to return to, `order` the order to show.
 */
export function depositPath(query: { amount?: string; method?: string; back?: string; order?: string } = {}): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? route('/mine/finance/deposit') : `${route('/mine/finance/deposit')}?${search}`;
}

/** True while a deposit awaits payment or is being confirmed. */
export function isOpenDeposit({ state }: Pick<Deposit, 'state'>): boolean {
  return state === 'awaiting' || state === 'confirming';
}
