import { formatMinor, minorToText } from '@pavilion/number/money';
import type { Method } from './method.copy';
import { MINUTE } from '../../../kernel/clock/calendar';

/** World ms within which an order is to be paid; its rate is locked as long. */
export const PAY_WITHIN_MS = 15 * MINUTE;

/** Times its amount that a deposit must be bet before it can be withdrawn. */
export const DEPOSIT_TURNOVER = 1;

const FEE_PARTS = 10_000n;
const COIN = 100n;

/** Terms of an order: its amounts in minor units, and the amount to be paid. */
export interface Terms {
  fee: bigint;
  credit: bigint;
  payAmount: string;
  rate: string | null;
}

/** Reason for which a method does not take an amount (minor units). */
export type AmountFault = 'whole' | 'limits';

export function faultOf(method: Method, amount: bigint): AmountFault | null {
  if (amount % COIN !== 0n) return 'whole';
  return amount < method.min * COIN || amount > method.max * COIN ? 'limits' : null;
}

/**
 * The terms of an order. `tail` (1 to 99) are the digits by which the bank identifies the payment: cents of a transfer, which are
 * credited like the rest, or the last two of four places of a crypto amount, whose coins stay as requested. `below`: the cents are
 * subtracted, so that no more is credited than was requested.
 */
export function termsOf(method: Method, amount: bigint, tail: number, below: boolean): Terms {
  const digits = String(tail).padStart(2, '0');
  const cents = BigInt(below ? -tail : tail);
  const paid = method.rate === null ? amount + cents : amount;
  const fee = (paid * method.feeRate) / FEE_PARTS;
  if (method.rate === null) return { fee, credit: paid - fee, payAmount: minorToText(paid), rate: null };
  // Units to two places, cut: the tail is in the third and fourth.
  const units = (amount * COIN) / method.rate;
  return { fee, credit: paid - fee, payAmount: `${minorToText(units)}${digits}`, rate: minorToText(method.rate) };
}

/** Digits of the pay amount that distinguish this order from others. */
export const MATCH_DIGITS = 2;

/** `12.5` of 1250 hundredths of a percent. */
export function percentText(feeRate: bigint): string {
  return minorToText(feeRate).replace(/\.?0+$/, '');
}

/** Letters that include some that neither base58 nor hexadecimal addresses can have. */
const LETTERS = 'OIl0MNXYZW23456789';
const SCATTER = 2_654_435_761n;

/** A made-up address of an order: of the length of a real one and of letters that no real one can have. */
export function fakeAddress(start: string, length: number, id: bigint): string {
  let seed = id;
  let text = start;
  while (text.length < length) {
    seed = (seed * SCATTER + 12_345n) % 4_294_967_296n;
    text += LETTERS.charAt(Number((seed >> 8n) % BigInt(LETTERS.length)));
  }
  return text;
}

/** `0000-MONI-0042-0001`: no card or account number is written so. */
export function fakeAccount(id: bigint): string {
  return `0000-MONI-${String(id % 100_000_000n)
    .padStart(8, '0')
    .replace(/(\d{4})/, '$1-')}`;
}

/** `EBMONI-0042-0001-7F`: no wallet address has hyphens. */
export function fakeWallet(start: string, id: bigint): string {
  const check = ((id * SCATTER) % 256n).toString(16).toUpperCase().padStart(2, '0');
  return `${start}-${fakeAccount(id).slice(-9)}-${check}`;
}

const MIN_DELAY_MS = 3_000;
const SPREAD_MS = 2_001n;
const LATE_PAYMENT_MS = 4_000;

/** Real ms that the bank searches for a payment: 3 to 5 s, longer when it was late; always the same for one order. */
export function bankDelayOf(id: bigint, isLate: boolean): number {
  return MIN_DELAY_MS + Number((id * SCATTER) % SPREAD_MS) + (isLate ? LATE_PAYMENT_MS : 0);
}

/** Durations in ms by the way of paying. */
export function durationsByWay(rows: readonly { way: string; ms: number }[]): Map<string, number[]> {
  const byWay = new Map<string, number[]>();
  for (const { way, ms } of rows) byWay.set(way, [...(byWay.get(way) ?? []), ms]);
  return byWay;
}

/** The middle one of several durations in whole seconds; null for none. */
export function medianSeconds(durations: readonly number[]): number | null {
  if (durations.length === 0) return null;
  const sorted = durations.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const ms = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return Math.max(1, Math.round(ms / 1000));
}

/** `1,000` */
export function coinsText(coins: bigint): string {
  return formatMinor(coins * COIN).replace(/\.00$/, '');
}
