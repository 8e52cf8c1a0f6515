const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on are discarded: with them the first letters would be more likely. */
const FAIR = 256 - (256 % ALPHABET.length);

/** Fills the array with random bytes, as `crypto.getRandomValues` does. */
export type RandomBytes = (into: Uint8Array<ArrayBuffer>) => unknown;

/**
 * A random text of ASCII letters and digits (spec §9), every one of them equally likely.
 * @throws RangeError if the length is not a whole number from 0 to 4096.
 */
export function randomText(length: number, random: RandomBytes = (into) => crypto.getRandomValues(into)): string {
  if (!Number.isInteger(length) || length < 0 || length > 4096) throw new RangeError('not a length');
  let text = '';
  const bytes = new Uint8Array(64);
  while (text.length < length) {
    random(bytes);
    for (const byte of bytes) {
      if (byte < FAIR && text.length < length) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}
