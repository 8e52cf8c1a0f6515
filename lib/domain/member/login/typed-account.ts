/** The account that was typed on one of the entry pages, for the next of them. In memory alone: it is no part of an address. */
let typed = '';

export function keepTypedAccount(userName: string): void {
  typed = userName.trim();
}

/** Returns the stored account, once; '' when there is none. */
export function takeTypedAccount(): string {
  const stored = typed;
  typed = '';
  return stored;
}
