import type { REAL_NAME_STATES, TURNOVER_SOURCES, WITHDRAW_STATES } from '@pavilion/contract/calls/withdraw.calls';
import type { Payee } from '@/lib/domain/money/payee/payee.model';
import type { Minor } from '@pavilion/number/money';
import { route } from '@/lib/routes';

export type WithdrawState = (typeof WITHDRAW_STATES)[number];
export type RealNameState = (typeof REAL_NAME_STATES)[number];
export type TurnoverSource = (typeof TURNOVER_SOURCES)[number];

/** One withdrawal. Times are world ms. Null is unknown. */
export interface Withdrawal {
  orderId: string;
  kind: Payee['kind'] | null;
  payeeId: string;
  payeeName: string;
  payeeMasked: string;
  state: WithdrawState;
  simulated: boolean;
  /** Amount that left the wallet, the fee in it, and the rest. */
  amount: Minor;
  fee: Minor | null;
  net: Minor | null;
  /** Amount that the payee gets: decimal text in `payUnit`, which is '' while unknown. */
  payAmount: string | null;
  payUnit: string;
  /** Coins for one unit. */
  rate: string | null;
  /** Reason for the rejection or failure; '' otherwise. */
  reason: string;
  createdAt: number | null;
  /** The review does not end before: the payee was new. Null = it does not wait. */
  waitUntil: number | null;
  /** End of the review and start of the payout. */
  payingAt: number | null;
  endedAt: number | null;
}

/** Payment of one kind of payee. Limits apply to the amount that leaves the wallet. */
export interface WithdrawMethod {
  kind: Payee['kind'];
  name: string;
  open: boolean;
  /** Null while unknown. */
  min: Minor | null;
  max: Minor | null;
  rate: string | null;
  /** '' while unknown. */
  payUnit: string;
  /** Seconds from request to arrival, measured by the platform over seven days; null without any. */
  medianSeconds: number | null;
  simulated: boolean;
}

/** Money that must be bet before it can be withdrawn, by where it came from. Null is unknown. */
export interface Turnover {
  source: TurnoverSource | null;
  title: string;
  amount: Minor | null;
  required: Minor | null;
  done: Minor | null;
  /** The part of `done` that rounds of games contributed; null where it is not known. */
  doneGames: Minor | null;
  /** Part of `amount` that cannot be withdrawn yet. */
  locked: Minor | null;
  createdAt: number | null;
}

/** All that decides whether and how a member can withdraw. */
export interface WithdrawInfo {
  /** The central wallet, null while unknown, and its withdrawable part. */
  balance: Minor | null;
  withdrawable: Minor;
  /** false: the platform has stopped this member's withdrawals. */
  allowed: boolean;
  /** Null while unknown, as the PIN is. */
  realName: RealNameState | null;
  hasPin: boolean | null;
  /** Free withdrawals left today; null while unknown. */
  freeLeft: number | null;
  /** Decimal text, percent of the amount of a further one; null while unknown. */
  feePercent: string | null;
  /** Null while unknown, which is not none. */
  turnover: readonly Turnover[] | null;
  methods: readonly WithdrawMethod[];
}

/** The member's decision. The PIN is passed beside it and is stored nowhere. */
export interface WithdrawInput {
  payeeId: string;
  amount: Minor;
  /** The fee that the member was shown; none where it is unknown: the platform rejects one that nobody agreed to. */
  fee: Minor;
}

/** The withdrawal page: `order` the withdrawal to show, `back` the path of this site to return to. */
export function withdrawPath(query: { order?: string; back?: string } = {}): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? route('/mine/finance/withdrawal') : `${route('/mine/finance/withdrawal')}?${search}`;
}

/** True while a withdrawal is being reviewed or paid. */
export function isOpenWithdrawal({ state }: Pick<Withdrawal, 'state'>): boolean {
  return state === 'reviewing' || state === 'paying';
}
