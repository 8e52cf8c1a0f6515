/** The stored login info (contract §1): who logged in here last, and whether the login was to be remembered. */
export interface LoginInfo {
  userName: string;
  isChecked: boolean;
}

export interface StoredSession {
  cookieToken: string | null;
  localToken: string | null;
  loginInfo: LoginInfo | null;
}

/**
 * What a page does with the tokens it finds when it starts (contract §2.17, Remember-me off).
 * `keep`: the cookie's goes everywhere. `adopt`: localStorage's is written into the cookie, an app shell put it there or
 * the cookie was lost. `discard`: the browser started anew and the member did not want to be remembered.
 */
export function judgeStored({ cookieToken, localToken, loginInfo }: StoredSession): 'none' | 'keep' | 'adopt' | 'discard' {
  if (cookieToken) return 'keep';
  if (!localToken) return 'none';
  return loginInfo && !loginInfo.isChecked ? 'discard' : 'adopt';
}

/** A token's form: it becomes a cookie and a header, so visible ASCII without separators. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9._~-]{8,512}$/.test(text);
}

/**
 * Whether a page that comes back into view shows another session than it was left with (spec §4); `busy` while a bet's
 * outcome is unknown, which a reload would hide.
 */
export function needsReload(left: string | null, now: string | null, busy: boolean): boolean {
  return left !== now && !busy;
}
