import type { DEPOSIT_KINDS } from '@pavilion/contract/calls/deposit.calls';
import type { PayeeKind } from '@pavilion/contract/payee-number';
import type { RejectReason } from '@/lib/domain/betting/slip/placement.model';
import { helpPath } from '@/lib/routes';
import type { HelpSlug } from './help.model';

/** Subjects of errors, and the section of the help that explains each: the one table of these. */
const SECTIONS = {
  depositOrder: ['ckjc', 'one'],
  depositWallet: ['dzqbjc', 'deposit'],
  depositCoin: ['xnbcqkjc', 'deposit'],
  withdraw: ['qkjc', 'checks'],
  payeeCard: ['yhkgz', 'bind'],
  payeeWallet: ['dzqbjc', 'bind'],
  payeeCoin: ['xnbcqkjc', 'bind'],
  loginLocked: ['zhmm', 'login'],
  loginCode: ['zhmm', 'phone'],
  exclusion: ['lxtz', 'pause'],
  loginRisk: ['zhaqzn', 'device'],
  betPrice: ['tytzjc', 'policy'],
  betRejected: ['tytzgz', 'rejected'],
  betVoid: ['tytzgz', 'void'],
  betLost: ['cjwt', 'pending'],
} as const satisfies Record<string, readonly [HelpSlug, string]>;

export type ErrorSubject = keyof typeof SECTIONS;

/** The section that explains an error. */
export function errorHelpPath(subject: ErrorSubject): string {
  const [slug, section] = SECTIONS[subject];
  return `${helpPath(slug)}#${section}`;
}

export const ERROR_HELP_COPY = { more: '查看说明' } as const;

export const DEPOSIT_SUBJECTS: Readonly<Record<(typeof DEPOSIT_KINDS)[number], ErrorSubject>> = {
  transfer: 'depositOrder',
  scan: 'depositOrder',
  wallet: 'depositWallet',
  crypto: 'depositCoin',
};

/** Kinds of payees that are not the account of an app. */
const OTHER_PAYEES: Readonly<Partial<Record<PayeeKind, ErrorSubject>>> = { bank: 'payeeCard', trc20: 'payeeCoin', erc20: 'payeeCoin' };

/** Subject of an error of a payee. */
export function payeeSubjectOf(kind: PayeeKind): ErrorSubject {
  return OTHER_PAYEES[kind] ?? 'payeeWallet';
}

export const BET_SUBJECTS: Readonly<Record<RejectReason, ErrorSubject>> = {
  rejected: 'betRejected',
  suspended: 'betRejected',
  balance: 'betRejected',
  limit: 'betRejected',
  cancelled: 'betVoid',
  'price-moved': 'betPrice',
  'not-found': 'betLost',
};
