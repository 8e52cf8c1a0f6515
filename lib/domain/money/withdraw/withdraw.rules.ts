import type { Payee } from '@/lib/domain/money/payee/payee.model';
import {
  exactDecimal,
  limitFault,
  type OrderProgress,
  percentFee,
  progressOf,
  typedAmount,
} from '@/lib/domain/money/cashier/cashier.rules';
import type { Minor } from '@pavilion/number/money';
import {
  isOpenWithdrawal,
  type RealNameState,
  type Turnover,
  type Withdrawal,
  type WithdrawInfo,
  type WithdrawMethod,
  type WithdrawState,
} from './withdraw.model';
import type { WithdrawRequest } from './withdraw-request.model';

const COIN = 100n;

/** Coins to tap. */
export const WITHDRAW_CHIPS = [100, 500, 1000, 5000] as const;

/** Reason why an amount is invalid; `over`: more than can be withdrawn. */
export type WithdrawFault = 'empty' | 'below' | 'above' | 'over';

/** Fee and net amount are null while the fee is unknown. */
export type JudgedAmount = { amount: Minor; fee: Minor | null; net: Minor | null } | { fault: WithdrawFault };

/** The amount (minor units) of a typed text with its fee, or why it is invalid. The platform judges a limit that is not known. */
export function judgeWithdrawal(
  text: string,
  info: Pick<WithdrawInfo, 'withdrawable' | 'freeLeft' | 'feePercent'>,
  limits: Pick<WithdrawMethod, 'min' | 'max'>,
): JudgedAmount {
  const amount = typedAmount(text);
  if (amount === null) return { fault: 'empty' };
  const fault = limitFault(amount, limits);
  if (fault !== null) return { fault };
  if (amount > info.withdrawable) return { fault: 'over' };
  const fee = withdrawFee(amount, info);
  return { amount, fee, net: fee === null ? null : amount - fee };
}

/** The fee of an amount, cut to the minor unit: none while free withdrawals are left today. An unknown number of them is none. Null while the percentage is unknown. */
export function withdrawFee(amount: Minor, { freeLeft, feePercent }: Pick<WithdrawInfo, 'freeLeft' | 'feePercent'>): Minor | null {
  return freeLeft !== null && freeLeft > 0 ? 0n : percentFee(amount, feePercent);
}

/** Places of a shown payment in another unit. */
const PAY_PLACES = 2;

/** A net amount in the method's unit, cut to two places; the order has the exact one. Null without a known conversion. */
export function payAmountOf(net: Minor, { rate, payUnit }: Pick<WithdrawMethod, 'rate' | 'payUnit'>): string | null {
  const { units, scale } = exactDecimal(rate ?? '0');
  if (units === 0n || payUnit === '') return null;
  const hundredths = String((net * scale) / units).padStart(PAY_PLACES + 1, '0');
  return `${hundredths.slice(0, -PAY_PLACES)}.${hundredths.slice(-PAY_PLACES)}`;
}

/** The highest amount that can be withdrawn now: the wallet's share or the method's limit. */
export function highestAmount({ withdrawable }: Pick<WithdrawInfo, 'withdrawable'>, { max }: Pick<WithdrawMethod, 'max'>): Minor {
  return max === null || withdrawable < max ? withdrawable : max;
}

/** Coins of the chips that the limits and the balance allow. */
export function allowedChips(info: WithdrawInfo, method: WithdrawMethod): number[] {
  return WITHDRAW_CHIPS.filter((coins) => {
    const amount = BigInt(coins) * COIN;
    return amount >= (method.min ?? 0n) && amount <= highestAmount(info, method);
  });
}

/** The method that pays a payee; undefined where the platform has none for its kind. */
export function methodOf(info: Pick<WithdrawInfo, 'methods'>, payee: Pick<Payee, 'kind'>): WithdrawMethod | undefined {
  return info.methods.find(({ kind }) => kind === payee.kind);
}

/** True if a payee can be chosen: active, and its method open. */
export function isPayable(info: Pick<WithdrawInfo, 'methods'>, payee: Payee): boolean {
  return payee.state === 'active' && methodOf(info, payee)?.open === true;
}

/** Payees as they are listed: defaults first, the rest as the platform orders them. */
export function listedPayees(payees: readonly Payee[]): Payee[] {
  return payees.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The payee that is chosen at first: the first payable one of the list; null without any. */
export function startingPayee(info: Pick<WithdrawInfo, 'methods'>, payees: readonly Payee[]): Payee | null {
  return listedPayees(payees).find((payee) => isPayable(info, payee)) ?? null;
}

/** Checks before a withdrawal, in the order in which they are mended. */
export type CheckId = 'realName' | 'payee' | 'turnover' | 'pin';
/**
 * `waiting`: the platform is checking, nothing is to be done. `unknown`: the platform did not report it; it checks when the withdrawal is
 * requested, so the form is open.
 */
export type CheckState = 'done' | 'todo' | 'waiting' | 'rejected' | 'unknown';

export interface Check {
  id: CheckId;
  state: CheckState;
}

/** The checks with their state. Turnover holds as soon as a part of the balance can be withdrawn, or none of it is locked. */
export function checksOf(info: WithdrawInfo, payees: readonly Payee[]): Check[] {
  return [
    { id: 'realName', state: info.realName === null ? 'unknown' : REAL_NAME[info.realName] },
    { id: 'payee', state: payeeCheck(payees) },
    { id: 'turnover', state: turnoverCheck(info) },
    { id: 'pin', state: info.hasPin === null ? 'unknown' : info.hasPin ? 'done' : 'todo' },
  ];
}

/** The first check that blocks the form; null when all hold or are not known. */
export function blockingCheck(checks: readonly Check[]): Check | null {
  return checks.find(({ state }) => state !== 'done' && state !== 'unknown') ?? null;
}

const REAL_NAME: Record<RealNameState, CheckState> = {
  none: 'todo',
  reviewing: 'waiting',
  verified: 'done',
  rejected: 'rejected',
};

function turnoverCheck(info: WithdrawInfo): CheckState {
  const locked = lockedBy(info);
  if (locked === null) return 'unknown';
  return info.withdrawable > 0n || locked === 0n ? 'done' : 'todo';
}

function payeeCheck(payees: readonly Payee[]): CheckState {
  if (payees.some(({ state }) => state === 'active')) return 'done';
  if (payees.some(({ state }) => state === 'reviewing')) return 'waiting';
  return payees.some(({ state }) => state === null) ? 'unknown' : 'todo';
}

/** Amount that turnover locks against withdrawal, over all sources; never more than a known balance. Null while a part is unknown. */
export function lockedBy({ turnover, balance }: Pick<WithdrawInfo, 'turnover' | 'balance'>): Minor | null {
  const locked = sumOf(turnover, (one) => one.locked);
  return locked === null || balance === null || locked < balance ? locked : balance;
}

/** Turnover that is still missing, over all sources that lock money. Null while a part is unknown. */
export function missingTurnover({ turnover }: Pick<WithdrawInfo, 'turnover'>): Minor | null {
  return sumOf(turnover, (one) => (one.locked === null ? null : one.locked > 0n ? leftOf(one) : 0n));
}

/** Turnover that one source still requires; null while unknown. */
export function leftOf({ required, done }: Pick<Turnover, 'required' | 'done'>): Minor | null {
  if (required === null || done === null) return null;
  return required > done ? required - done : 0n;
}

function sumOf<T>(list: readonly T[] | null, amountOf: (one: T) => Minor | null): Minor | null {
  return list && list.map(amountOf).reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0n);
}

/** Whole percent of a turnover that is done, at most 100. */
export function turnoverPercent({ required, done }: { required: Minor; done: Minor }): number {
  return required <= 0n || done >= required ? 100 : Number((done * 100n) / required);
}

/** Amount that left the wallet for withdrawals that have not ended. */
export function amountOnItsWay(list: readonly Withdrawal[]): Minor {
  return list.filter(isOpenWithdrawal).reduce((sum, { amount }) => sum + amount, 0n);
}

/** Steps done of 已提交 审核 出款 到账. */
const STEPS_DONE: Readonly<Partial<Record<WithdrawState, number>>> = { reviewing: 1, paying: 2, paid: 4 };

export function withdrawProgress({ state, payingAt }: Pick<Withdrawal, 'state' | 'payingAt'>): OrderProgress {
  return progressOf(STEPS_DONE[state], payingAt);
}

/** The moment (world ms) before which a review does not end; null where it does not wait. */
export function waitOf({ state, waitUntil }: Pick<Withdrawal, 'state' | 'waitUntil'>, now: number): number | null {
  return state === 'reviewing' && waitUntil !== null && waitUntil > now ? waitUntil : null;
}

/** The moment (world ms) before which withdrawals to a payee wait; null where they do not. */
export function readyTimeOf({ readyAt }: Pick<Payee, 'readyAt'>, now: number): number | null {
  return readyAt !== null && readyAt > now ? readyAt : null;
}

/** True for a withdrawal that ended without a payment: nothing arrives and no fee is taken, whatever was requested. */
export function endedUnpaid({ state }: Pick<Withdrawal, 'state'>): boolean {
  return STEPS_DONE[state] === undefined;
}

/** ms by which the page's idea of the world's clock may be ahead of the platform. */
const CLOCK_TOLERANCE_MS = 3_000;

/**
 * The withdrawal that a request became: to the same payee, with the same amount, created after it was sent. Without a known time it has to
 * be open, since a member may have one at a time. `known`: numbers of withdrawals that earlier requests became.
 */
export function withdrawalOfRequest(
  { payeeId, amount, since }: Pick<WithdrawRequest, 'payeeId' | 'amount' | 'since'>,
  list: readonly Withdrawal[],
  known: readonly string[],
): Withdrawal | null {
  const isNew = (one: Withdrawal) => (one.createdAt === null ? isOpenWithdrawal(one) : one.createdAt >= since - CLOCK_TOLERANCE_MS);
  const isIts = (one: Withdrawal) => one.payeeId === payeeId && one.amount === BigInt(amount) && isNew(one) && !known.includes(one.orderId);
  return list.find(isIts) ?? null;
}
