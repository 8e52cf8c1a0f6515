/** Common passwords of this country that are not in the international list. */
const COMMON_HERE = ['woaini1314', 'woaini520', 'admin@123', 'p@ssword1'];
const KINDS = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

export type Weakness = 'form' | 'common' | 'name';

let common: Promise<ReadonlySet<string>> | null = null;

/** The passwords that everyone tries first and that the rule on kinds lets through: more than 5,000, in lower case. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...COMMON_HERE].map((one) => one.toLowerCase()).filter(hasForm)),
  );
  return common;
}

function hasForm(password: string): boolean {
  if (password.length < 8 || password.length > 20 || /\s/u.test(password)) return false;
  return KINDS.filter((kind) => kind.test(password)).length >= 2;
}

/**
 * Reason for rejecting a log-in password, or null: 8–20 characters without spaces, two kinds of characters, not the account, no
 * usual one.
 */
export async function findWeakness(password: string, userName: string): Promise<Weakness | null> {
  if (!hasForm(password)) return 'form';
  if (password.toLowerCase() === userName.toLowerCase()) return 'name';
  return (await commonPasswords()).has(password.toLowerCase()) ? 'common' : null;
}
