import { parseMinor, type Minor } from '@pavilion/number/money';
import type { PayeeKind } from '@pavilion/contract/payee-number';
import { limitFault, type OrderProgress, progressOf, typedAmount } from '@/lib/domain/money/cashier/cashier.rules';
import { isPayeeKind } from '@/lib/domain/money/payee/payee.model';
import type { Deposit, DepositMethod, DepositState } from './deposit.model';
import type { DepositRequest } from './deposit-request.model';

const COIN = 100n;
/** Above any amount that a page requests. */
const MAX_AMOUNT = 100_000_000n * COIN;

/** Coins to tap. */
export const DEPOSIT_CHIPS = [100, 300, 500, 1000, 5000] as const;

/** Reason why an amount is invalid. */
export type DepositFault = 'empty' | 'whole' | 'below' | 'above';

/** The amount (minor units) of a typed text, or why the method does not accept it. A limit that is not known is the platform's to judge. */
export function judgeDeposit(text: string, limits: Pick<DepositMethod, 'min' | 'max'>): { amount: Minor } | { fault: DepositFault } {
  const amount = typedAmount(text);
  if (amount === null) return { fault: 'empty' };
  if (amount % COIN !== 0n) return { fault: 'whole' };
  const fault = limitFault(amount, limits);
  return fault === null ? { amount } : { fault };
}

/** Whole coins that cover the amount in an address, as the field's text; '' when it is not an amount. */
export function wantedCoins(text: string | null): string {
  const wanted = text === null || !/^\d{1,12}(\.\d{1,2})?$/.test(text) ? null : parseMinor(text);
  if (wanted === null || wanted <= 0n || wanted > MAX_AMOUNT) return '';
  return String((wanted + COIN - 1n) / COIN);
}

const least = ({ min }: DepositMethod) => min ?? 0n;

/**
 * The first method and amount: the first open method that accepts the requested amount, else the open one with the lowest minimum, and at
 * least that minimum, so that the missing amount is covered. Without a requested amount, the first open method. `preferred`, the method of
 * an earlier order, comes first when open.
 */
export function startingPoint(
  methods: readonly DepositMethod[],
  wanted: string,
  preferred: string | null = null,
): { method: string; amount: string } | null {
  const open = methods.filter((method) => method.open).toSorted((a, b) => Number(b.method === preferred) - Number(a.method === preferred));
  if (wanted === '') return open[0] ? { method: open[0].method, amount: '' } : null;
  const fitting = open.find((method) => 'amount' in judgeDeposit(wanted, method));
  if (fitting) return { method: fitting.method, amount: wanted };
  const [lowest] = open.toSorted((a, b) => (least(a) < least(b) ? -1 : least(a) > least(b) ? 1 : 0));
  if (!lowest) return null;
  const coins = String((least(lowest) + COIN - 1n) / COIN);
  return { method: lowest.method, amount: BigInt(wanted) < BigInt(coins) ? coins : wanted };
}

/** A payer's name: 2 to 20 letters of any script, with the marks that names have. */
export function isPayerName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M} ·.'’-]{0,18}[\p{L}\p{M}.]$/u.test(text.trim());
}

/** A payment with thousands separators, split before its match digits. */
export function payParts({ payAmount, matchDigits }: Pick<Deposit, 'payAmount' | 'matchDigits'>): { plain: string; match: string } {
  const [whole = '', decimals] = payAmount.split('.');
  const text = `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${decimals === undefined ? '' : `.${decimals}`}`;
  const at = decimals === undefined ? text.length : text.length - Math.min(matchDigits, decimals.length);
  return { plain: text.slice(0, at), match: text.slice(at) };
}

/** Characters at each end of an address that a payer compares. */
const HEAD = 4;
const TAIL = 6;

/** An address in groups of four characters; `isEnd` marks groups with characters to compare. */
export function inFours(address: string): { at: number; text: string; isEnd: boolean }[] {
  return Array.from({ length: Math.ceil(address.length / 4) }, (_, index) => {
    const at = index * 4;
    return { at, text: address.slice(at, at + 4), isEnd: at < HEAD || at + 4 > address.length - TAIL };
  });
}

/** The start and the end of an address, which a payer compares. */
export function shortenedAddress(address: string): { head: string; tail: string } {
  return { head: address.slice(0, HEAD), tail: address.slice(-TAIL) };
}

/** The kind of the member's wallets that pays by a method, which has the same code; null where it is not paid from one. */
export function walletKindOf({ method, kind }: Pick<DepositMethod, 'method' | 'kind'>): PayeeKind | null {
  return kind === 'wallet' && isPayeeKind(method) ? method : null;
}

/** Steps done of 已提交 待付款 确认中 到账. */
const STEPS_DONE: Readonly<Partial<Record<DepositState, number>>> = { awaiting: 1, confirming: 2, credited: 4 };

export function depositProgress({ state, paidAt }: Pick<Deposit, 'state' | 'paidAt'>): OrderProgress {
  return progressOf(STEPS_DONE[state], paidAt);
}

/** The open order that a request became, or null: the platform allows one per method and amount. */
export function depositOfRequest({ method, amount }: Pick<DepositRequest, 'method' | 'amount'>, open: readonly Deposit[]): Deposit | null {
  return open.find((one) => one.state === 'awaiting' && one.method === method && one.amount === BigInt(amount)) ?? null;
}
