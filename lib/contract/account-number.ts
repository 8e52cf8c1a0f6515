/** Checksums of account numbers. The two of addresses load their hash functions with the first check. */

const addressChecksum = () => import('./address-checksum.lazy');

/** True for digits that end with the check digit of their Luhn sum, as card numbers do. */
export function isLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/**
 * True for base58 text with a valid checksum of a TRON address: 21 bytes, the first one 0x41.
 * @throws if the hash function cannot be loaded (browsers only).
 */
export async function isBase58Check(text: string): Promise<boolean> {
  return (await addressChecksum()).isTronAddress(text);
}

/**
 * True if the case of an address' letters is its EIP-55 checksum. An address in one case only has no checksum and is accepted.
 * @throws if the hash function cannot be loaded (browsers only).
 */
export async function isEip55(text: string): Promise<boolean> {
  const hex = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (hex === undefined) return false;
  if (hex === hex.toLowerCase() || hex === hex.toUpperCase()) return true;
  return hex === (await addressChecksum()).withEip55Case(hex);
}
