/** Passwords that everyone tries first and that the rule on kinds would let through. */
const COMMON = new Set([
  'password1',
  'passw0rd',
  'password123',
  'qwerty123',
  'abcd1234',
  'abc12345',
  'abc123456',
  'a1234567',
  'a12345678',
  'a123456789',
  'aa123456',
  'aa123456789',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'zxcvbnm1',
  'woaini1314',
  'woaini520',
  'asd123456',
  'qwe123456',
  'admin123',
  'admin@123',
  'qq123456',
  'zxc123456',
  'q1w2e3r4',
  'iloveyou1',
  'test1234',
  'p@ssw0rd',
  'p@ssword1',
  'welcome1',
]);
const KINDS = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

export type Weakness = 'form' | 'common' | 'name';

/** Why a log-in password is not taken, or null: 8–20 characters without spaces, two kinds of sign, not the account, no usual one. */
export function weaknessOf(password: string, userName: string): Weakness | null {
  if (password.length < 8 || password.length > 20 || /\s/u.test(password)) return 'form';
  if (KINDS.filter((kind) => kind.test(password)).length < 2) return 'form';
  if (password.toLowerCase() === userName.toLowerCase()) return 'name';
  return COMMON.has(password.toLowerCase()) ? 'common' : null;
}
