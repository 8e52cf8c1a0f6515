import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);
const TRON_BYTES = 21;
/** First byte of every address of the main network. */
const TRON_PREFIX = 0x41;

/** True for base58 text with a valid checksum of a TRON address. */
export function isTronAddress(text: string): boolean {
  try {
    const payload = base58check.decode(text);
    return payload.length === TRON_BYTES && payload[0] === TRON_PREFIX;
  } catch {
    return false;
  }
}

/** 40 hexadecimal digits in the case of their EIP-55 checksum. */
export function withEip55Case(hex: string): string {
  const small = hex.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(small)));
  return [...small].map((digit, index) => (Number.parseInt(hash[index]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('');
}
