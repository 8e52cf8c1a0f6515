let known = '';

/** Set by the server-rendered page, which has the list of origins; empty = no chat. */
export function setChatAddress(address: string): void {
  known = address;
}

/** The chat's address. */
export function chatSocketUrl(): string {
  return known;
}
