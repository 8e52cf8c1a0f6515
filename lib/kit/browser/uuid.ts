import { UUID_COOKIE } from '@pavilion/contract/cookies';
import { readCookie, writeCookie } from './cookie';
import { readStored, writeStored } from './storage';

/** Cookie and localStorage. */
const KEY = UUID_COOKIE;
const FORM = /^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/;
const YEAR_S = 365 * 86_400;

/** Sixteen random bytes as an upper-case version 4 UUID (spec §9). */
export function toUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5').toUpperCase();
}

/** A new identifier, built by hand because `crypto.randomUUID` is withheld from plain-http pages. */
export function newUuid(): string {
  return toUuid(crypto.getRandomValues(new Uint8Array(16)));
}

/** True for an identifier of ours; one from a cookie is checked before it is sent. */
export function isUuid(text: string): boolean {
  return FORM.test(text);
}

let cached: string | null = null;

function save(uuid: string): string {
  cached = uuid;
  writeStored(KEY, uuid);
  writeCookie(KEY, uuid, { maxAge: YEAR_S });
  return uuid;
}

/** This device's identifier: localStorage first, mirrored in a cookie for the server's calls (contract §1). */
export function deviceUuid(): string {
  if (cached) return cached;
  const known = [readStored(KEY), readCookie(KEY)].find((value) => value !== null && isUuid(value));
  return save(known ?? newUuid());
}

/** Replaces the identifier by a new one (code 22007). */
export function renewDeviceUuid(): string {
  return save(newUuid());
}
