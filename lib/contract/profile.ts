/** A member's nickname, birthday and e-mail address, as both sides read them. */

/** Days of world time between two changes of the nickname. */
export const NICK_NAME_DAYS = 30;
/** Years; a younger visitor cannot be a member. */
export const ADULT_YEARS = 18;

const NICK_NAME = /^[\p{Script=Han}\p{L}\p{N}_·]{2,10}$/u;
/** Names that impersonate the site's own staff. */
const STAFF = /客服|官方|管理员|云亭|admin|service|pavilion/i;
const EMAIL = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Years; an earlier date is a typing error. */
const OLDEST = 120;

/** A typed nickname in one form of its characters, without spaces around it. */
export function normalizeNickName(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** Reason to reject a normalized nickname: not 2 to 10 letters, digits, `_` or `·`, or one of the staff; null for a good one. */
export function nickNameFault(name: string): 'form' | 'staff' | null {
  if (!NICK_NAME.test(name)) return 'form';
  return STAFF.test(name) ? 'staff' : null;
}

/** Reason to reject a birthday (`1990-04-23`); `today` in the same form. Null for a good one. */
export function birthdayFault(birthday: string, today: string): 'form' | 'young' | null {
  const [born, now] = [partsOf(birthday), partsOf(today)];
  if (!born || !now || birthday > today || now.year - born.year > OLDEST) return 'form';
  const isBefore = now.month < born.month || (now.month === born.month && now.day < born.day);
  return now.year - born.year - (isBefore ? 1 : 0) < ADULT_YEARS ? 'young' : null;
}

/** The parts of a date that exists; null for any other text. */
function partsOf(text: string): { year: number; month: number; day: number } | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** The visible part of an e-mail address: `de***@example.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${address.slice(0, Math.min(2, at - 1) || 1)}***${address.slice(at)}`;
}
