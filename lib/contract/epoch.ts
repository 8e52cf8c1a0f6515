/**
 * Header in which a platform may name its data by an opaque text: the same while the data lives, another one after the data is
 * replaced (a restored backup, a reset). A platform never reuses an earlier name.
 */
export const EPOCH_HEADER = 'x-platform-epoch';

/** The epoch in a response's header; null when absent, or not 1 to 64 characters of visible ASCII. */
export function readEpoch(header: string | null): string | null {
  return header !== null && /^[\x21-\x7e]{1,64}$/.test(header) ? header : null;
}
