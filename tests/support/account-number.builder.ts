import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check } from '@scure/base';
import * as fc from './property';

const base58check = createBase58check(sha256);

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** The digits with the check digit that makes their Luhn sum valid. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The address of these 20 bytes on the network whose first byte this is. */
export function base58Address(bytes: Uint8Array, prefix = 0x41): string {
  return base58check.encode(Uint8Array.from([prefix, ...bytes]));
}

/** The address of these 20 bytes with its checksum. */
export function ethereumAddress(bytes: Uint8Array): string {
  const small = hex(bytes);
  const hash = hex(keccak_256(new TextEncoder().encode(small)));
  return `0x${[...small].map((digit, index) => (Number.parseInt(hash[index]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`;
}

const bytes = (count: number) => fc.uint8Array({ minLength: count, maxLength: count });
const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${min - 1},${max - 1}}$`));

export const aCardNumber = () => digits(14, 18).map(withCheckDigit);
export const aTronAddress = () => bytes(20).map((payload) => base58Address(payload));
export const anEthereumAddress = () => bytes(20).map(ethereumAddress);
