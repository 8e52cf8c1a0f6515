import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of bytes, both in hexadecimal. */
export function sha256OfHex(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** HMAC-SHA-256 of a text under a key in hexadecimal, as eight 32-bit words, big-endian. */
export function hmacWords(key: string, text: string): number[] {
  const bytes = hmac(sha256, hexToBytes(key), utf8ToBytes(text));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, index) => view.getUint32(index * 4));
}
