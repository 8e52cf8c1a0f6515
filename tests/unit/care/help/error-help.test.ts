import { DEPOSIT_KINDS } from '@pavilion/contract/calls/deposit.calls';
import { PAYEE_KINDS } from '@pavilion/contract/payee';
import { CODE } from '@pavilion/contract/codes';
import { BET_SUBJECTS, DEPOSIT_SUBJECTS, type ErrorSubject, errorHelpPath, payeeSubjectOf } from '@/lib/domain/care/help/error-help.copy';
import { HELP_PAGES } from '@/lib/domain/care/help/help.copy';
import { loginSubject } from '@/lib/domain/care/help/login-help.rules';
import { toLoginRejection } from '@/lib/domain/member/session/login.rules';
import { REJECT_REASONS } from '@/lib/domain/betting/slip/placement.model';
import { helpPath } from '@/lib/routes';

/** The compiler requires each of them. */
const SUBJECTS: Record<ErrorSubject, true> = {
  depositOrder: true,
  depositWallet: true,
  depositCoin: true,
  withdraw: true,
  payeeCard: true,
  payeeWallet: true,
  payeeCoin: true,
  exclusion: true,
  loginLocked: true,
  loginCode: true,
  loginRisk: true,
  betPrice: true,
  betRejected: true,
  betVoid: true,
  betLost: true,
};

test('every error leads to a section that exists', () => {
  for (const subject of Object.keys(SUBJECTS) as ErrorSubject[]) {
    const [path, section] = errorHelpPath(subject).split('#');
    const page = HELP_PAGES.find(({ slug }) => helpPath(slug) === path);
    expect([subject, page?.sections.map(({ id }) => id)]).toEqual([subject, expect.arrayContaining([section])]);
  }
});

test('every kind of deposit and of payee, and every rejection of a bet, has its section', () => {
  expect(DEPOSIT_KINDS.map((kind) => errorHelpPath(DEPOSIT_SUBJECTS[kind]))).toEqual([
    '/help/ckjc#one',
    '/help/ckjc#one',
    '/help/xnbcqkjc#deposit',
    '/help/dzqbjc#deposit',
  ]);
  for (const kind of PAYEE_KINDS) expect(errorHelpPath(payeeSubjectOf(kind))).toContain('#bind');
  for (const why of REJECT_REASONS) expect(errorHelpPath(BET_SUBJECTS[why])).toMatch(/^\/help\/(?:tytz|cjwt)/);
});

test('a login error leads to its explanation: the risk, the lock or the code', () => {
  const about = (code: number, data: unknown = null, requested: 'submit' | 'send' = 'submit') =>
    loginSubject(toLoginRejection({ code, message: '请稍后再试', data }, 'login', requested));
  expect(about(CODE.ipUnusual)).toBe('loginRisk');
  expect(about(CODE.deviceAuthLocked, { retryAfter: 60 })).toBe('loginRisk');
  expect(about(CODE.limit, { retryAfter: 60 })).toBe('loginLocked');
  expect(about(CODE.limit, { retryAfter: 60 }, 'send')).toBe('loginCode');
  expect(about(CODE.common)).toBeNull();
  expect(about(CODE.common, { reason: 'exclusion' })).toBe('exclusion');
});
