import type { PayeeKind } from '@pavilion/contract/payee-number';
import { toAsciiDigits } from '@pavilion/contract/digits';
import type { Payee } from './payee.model';

/** Kinds that share a page: USDT on either network. */
export const COIN_KINDS = ['trc20', 'erc20'] as const;
export type CoinKind = (typeof COIN_KINDS)[number];

/** Kinds by their page, in display order. */
export const PAYEE_GROUPS: readonly (readonly [PayeeKind, ...PayeeKind[]])[] = [
  ['bank'],
  COIN_KINDS,
  ['ebpay'],
  ['koipay'],
  ['alipay'],
  ['wechat'],
  ['digital'],
  ['sharelife'],
];

/** Longest card number. */
const CARD_DIGITS = 19;
const REVIEW_POLL_MS = 5_000;

/** True if a kind is an address on a network. */
export function isCoin(kind: PayeeKind): kind is CoinKind {
  return kind === 'trc20' || kind === 'erc20';
}

/** True if a kind's number is typed twice: the account of an app, which no checksum protects. */
export function isTypedTwice(kind: PayeeKind): boolean {
  return kind !== 'bank' && !isCoin(kind);
}

/** The network in a page's address; TRC20, the cheaper one, where it names none. */
export function networkOf(text: string | string[] | undefined): CoinKind {
  return typeof text === 'string' && text.toLowerCase() === 'erc20' ? 'erc20' : 'trc20';
}

/** The payees of some kinds, in the platform's order. */
export function payeesOf(kinds: readonly PayeeKind[], list: readonly Payee[]): readonly Payee[] {
  return list.filter(({ kind }) => kinds.includes(kind));
}

/** Number of payees, and of those that cannot be paid to. */
export function countsOf(payees: readonly Payee[]): { count: number; reviewing: number; disabled: number } {
  const inState = (wanted: Payee['state']) => payees.filter(({ state }) => state === wanted).length;
  return { count: payees.length, reviewing: inState('reviewing'), disabled: inState('disabled') };
}

/** ms until payees are read again; false while none is being reviewed. */
export function pollOfPayees(list: readonly Payee[]): number | false {
  return list.some(({ state }) => state === 'reviewing') ? REVIEW_POLL_MS : false;
}

/** The digits of a card number in groups of four. */
export function groupedCard(digits: string): string {
  return digits.replaceAll(/\d{4}(?=\d)/g, '$& ');
}

/** Digits of a typed text, of any script, for a card field. */
export function cardDigits(typed: string): string {
  return toAsciiDigits(typed).replaceAll(/\D/g, '').slice(0, CARD_DIGITS);
}

/** Position of the caret in a grouped card number after `count` of its digits. */
export function caretAfter(count: number): number {
  return count + Math.max(0, Math.ceil(count / 4) - 1);
}
