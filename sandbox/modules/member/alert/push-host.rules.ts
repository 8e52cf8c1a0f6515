/** Hosts of the push services of browsers, and domains whose hosts are ones. */
const HOSTS: ReadonlySet<string> = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com']);
const DOMAINS: readonly string[] = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * True if an endpoint belongs to a known push service, or to one of the origins that the operator allows. Everything else could be a
 * host that only the platform can reach.
 */
export function isPushEndpoint(endpoint: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowed.includes(origin)) return true;
  return protocol === 'https:' && port === '' && (HOSTS.has(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain)));
}
