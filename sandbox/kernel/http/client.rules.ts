import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** True for a socket's own end on this machine. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);
}

/** The caller's address: what the site forwards as the only `X-Forwarded-For` value, trusted from loopback alone. */
export function callerOf(address: string | undefined, headers: IncomingHttpHeaders): string {
  const forwarded = headers['x-forwarded-for'];
  const socket = address ?? '';
  return isLoopbackAddress(address) && typeof forwarded === 'string' && isIP(forwarded) !== 0 ? forwarded : socket;
}

/** The device uuid of the call, '' when it is missing or no uuid (spec §9). */
export function uuidOf(headers: IncomingHttpHeaders): string {
  const uuid = headers['x-api-uuid'];
  return typeof uuid === 'string' && /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(uuid) ? uuid : '';
}

/** Names a device in tables that need to recognize it and nothing more. */
export function deviceHashOf(uuid: string): string {
  return createHash('sha256').update(uuid.toUpperCase()).digest('hex');
}
