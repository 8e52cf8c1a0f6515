import { plainPhone } from './digits';
import { isBase58Check, isEip55, isLuhn } from './account-number';
import type { PAYEE_KINDS } from './payee';

/** Format, check and mask of payees' account numbers, the same on both sides. */

export type PayeeKind = (typeof PAYEE_KINDS)[number];

/**
 * Reasons why an account number is invalid. `form`: not in its kind's form; `network`: an address of the other network;
 * `checksum`: in the right form, with a wrong character.
 */
export type PayeeNumberFault = 'empty' | 'form' | 'network' | 'checksum';

const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;
const CARD = /^\d{15,19}$/;
const PHONE = /^1[3-9]\d{9}$/;
const EMAIL = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/;
const WALLET = /^[A-Za-z0-9]{8,64}$/;

/** Kinds whose numbers have a form and no checksum. */
const FORMS: Readonly<Record<Exclude<PayeeKind, 'bank' | 'trc20' | 'erc20'>, RegExp>> = {
  ebpay: WALLET,
  koipay: WALLET,
  sharelife: WALLET,
  alipay: new RegExp(`${PHONE.source}|${EMAIL.source}`),
  wechat: /^[A-Za-z][-_A-Za-z0-9]{5,19}$/,
  digital: /^\d{16}$/,
};

/** Full-width letters, digits and signs as ASCII. */
function toHalfWidth(text: string): string {
  return text.replaceAll(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}

/** A typed or pasted account number in the form in which it is sent: ASCII, without spaces, and digits without dashes. */
export function normalizePayeeNumber(kind: PayeeKind, typed: string): string {
  const text = toHalfWidth(typed).replaceAll(/[\s\u200B\uFEFF]/g, '');
  const digits = text.replaceAll(/[-‐‑‒–—]/g, '');
  if (kind === 'bank' || kind === 'digital') return digits;
  const phone = plainPhone(digits);
  return kind === 'alipay' && PHONE.test(phone) ? phone : text;
}

/**
 * Fault of a normalized account number; null for a valid one.
 * @throws if the checksum of an address cannot be computed because its hash function does not load (browsers only).
 */
export async function payeeNumberFault(kind: PayeeKind, number: string): Promise<PayeeNumberFault | null> {
  if (number === '') return 'empty';
  switch (kind) {
    case 'bank':
      if (!CARD.test(number)) return 'form';
      return isLuhn(number) ? null : 'checksum';
    case 'trc20':
      if (/^0x/i.test(number)) return 'network';
      if (!TRON.test(number)) return 'form';
      return (await isBase58Check(number)) ? null : 'checksum';
    case 'erc20':
      if (number.startsWith('T')) return 'network';
      if (!ETHEREUM.test(number)) return 'form';
      return (await isEip55(number)) ? null : 'checksum';
    default:
      return FORMS[kind].test(number) ? null : 'form';
  }
}

/** A valid account number in the form in which it is shown and sent: its first and last characters. */
export function maskPayeeNumber(kind: PayeeKind, number: string): string {
  switch (kind) {
    case 'bank':
      return `${number.slice(0, 4)} **** **** ${number.slice(-4)}`;
    case 'trc20':
    case 'erc20':
      return `${number.slice(0, 4)}…${number.slice(-6)}`;
    case 'alipay':
      if (PHONE.test(number)) return `${number.slice(0, 3)}****${number.slice(-4)}`;
      return `${number.slice(0, 1)}***${number.slice(number.indexOf('@'))}`;
    default:
      return `${number.slice(0, 2)}****${number.slice(-2)}`;
  }
}
