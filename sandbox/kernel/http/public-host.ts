import { hostname, networkInterfaces } from 'node:os';
import type { IncomingHttpHeaders } from 'node:http';
import { VENUE_CODES } from '@pavilion/contract/constants';
import type { SandboxEnv } from '../env';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.has(host);
}

/** Names under which this machine can be reached: its addresses and its own name. */
function ownHosts(): string[] {
  const addresses = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address !== undefined && address.family === 'IPv4' && !address.internal)
    .map((address) => address!.address);
  return [...addresses, hostname(), `${hostname()}.local`];
}

/** Hosts of the site whose pages may call the venues (contract §1). */
export function siteHosts(env: SandboxEnv): string[] {
  const more = env.publicHost ? [env.publicHost] : isLoopbackHost(env.host) ? [] : ownHosts();
  return ['localhost', '127.0.0.1', ...more];
}

/** True when pages of an origin may call the venues and open the chat: the site's hosts, on any port (contract §2.19). */
export function isSiteOrigin(env: SandboxEnv, origin: string): boolean {
  return siteHosts(env).some(
    (host) => origin === `http://${host}` || (origin.startsWith(`http://${host}:`) && /^\d{1,5}$/.test(origin.slice(host.length + 8))),
  );
}

/**
 * The host that venue addresses carry: the configured one; else, when the venues listen beyond loopback, the host of the site's
 * request, if it is one of this machine's; else loopback.
 */
export function publicHostOf(env: SandboxEnv, headers: IncomingHttpHeaders): string {
  if (env.publicHost) return env.publicHost;
  if (isLoopbackHost(env.host)) return '127.0.0.1';
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(':')[0]!;
  const own = ownHosts();
  return own.includes(forwarded) || isLoopbackHost(forwarded) ? forwarded : (own[0] ?? '127.0.0.1');
}

/** Servers beside the platform, in the order of their ports, which follow the platform's (contract §1). */
export const LISTENERS = [...VENUE_CODES, 'games'] as const;

/** The origin of one of them, as the caller's browser reaches it. */
export function originOf(env: SandboxEnv, listener: (typeof LISTENERS)[number], headers: IncomingHttpHeaders): string {
  return `http://${publicHostOf(env, headers)}:${env.port + 1 + LISTENERS.indexOf(listener)}`;
}
