let known = '';

/** Seeded by the server-rendered page, which holds the one list of origins; empty = there is no chat. */
export function setChatAddress(address: string): void {
  known = address;
}

/** Where the chat is opened. */
export function chatSocketUrl(): string {
  return known;
}
