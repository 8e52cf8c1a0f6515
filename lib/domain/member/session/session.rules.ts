/** The stored login info (contract §1): the last member who logged in here, and whether to remember the login. */
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
 * A starting page's action on the stored tokens (contract §2.17, Remember-me off). `keep`: the cookie's token is written to both. `adopt`:
 * localStorage's token is written into the cookie, since an app shell stored it or the cookie was lost. `discard`: the browser restarted
 * and the member did not choose to be remembered.
 */
export function judgeStored({ cookieToken, localToken, loginInfo }: StoredSession): 'none' | 'keep' | 'adopt' | 'discard' {
  if (cookieToken) return 'keep';
  if (!localToken) return 'none';
  return loginInfo && !loginInfo.isChecked ? 'discard' : 'adopt';
}

/** True if a text is a token: it becomes a cookie and a header, so only visible ASCII without separators. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9._~-]{8,512}$/.test(text);
}

/**
 * True if a page that regains focus must reload because its session changed (spec §4); `busy` while a bet's outcome is unknown, which a
 * reload would hide.
 */
export function needsReload(left: string | null, now: string | null, busy: boolean): boolean {
  return left !== now && !busy;
}
