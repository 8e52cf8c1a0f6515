import type { PayeeKind } from '@pavilion/contract/payee-number';
import { route } from '@/lib/routes';

/** Subject of a step's picture. */
export type GuidePicture = 'methods' | 'transfer' | 'address' | 'code' | 'exchange' | 'paid' | 'arrived' | 'bind' | 'withdraw' | 'pin';

export interface GuideStep {
  title: string;
  text: string;
  picture: GuidePicture;
}

/** Guide to one payment method, in both directions. */
export interface Guide {
  /** Code of the deposit method. */
  method: string;
  /** Kind of payee that receives its withdrawals. */
  kind: PayeeKind;
  name: string;
  summary: string;
  deposit: readonly GuideStep[];
  withdraw: readonly GuideStep[];
  /** Most frequent mistakes. */
  notes: readonly string[];
}

/** Guides that belong together on the overview. */
export interface GuideGroup {
  /** Anchor. */
  id: string;
  heading: string;
  about: string;
  guides: readonly Guide[];
}

/** The page of one guide; `section` is an anchor in it. */
export function guidePath(method: string, section: 'deposit' | 'withdraw' | 'notes' | null = null): string {
  return `${route('/mine/finance/introTutorial/platformTutorials')}?${new URLSearchParams({ method }).toString()}${section === null ? '' : `#${section}`}`;
}

/** Kinds of payees whose deposit method has another code. */
const OTHER_METHOD: Readonly<Partial<Record<PayeeKind, string>>> = { trc20: 'usdt-trc20', erc20: 'usdt-erc20', digital: 'ecny' };

/** Code of the deposit method whose guide explains a kind of payee. */
export function guideMethodOf(kind: PayeeKind): string {
  return OTHER_METHOD[kind] ?? kind;
}
