/**
 * A platform may name its data by an opaque text in this header: the same for as long as the data lives, another one when
 * the data is replaced (a restored backup, a reset). One that it has left it never names again.
 */
export const EPOCH_HEADER = 'x-platform-epoch';

/** The epoch that an answer names; null when it names none, or when the text is no visible ASCII of 1 to 64 characters. */
export function readEpoch(header: string | null): string | null {
  return header !== null && /^[\x21-\x7e]{1,64}$/.test(header) ? header : null;
}
