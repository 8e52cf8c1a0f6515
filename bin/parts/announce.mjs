import { networkInterfaces } from 'node:os';
import { noteSupport } from './node-version.mjs';
import { say } from './print.mjs';

const isWildcard = (host) => host === '0.0.0.0' || host === '::';

/** Addresses of this machine in its networks. */
function networkAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((address) => address && address.family === 'IPv4' && !address.internal)
    .map((address) => address.address);
}

/** The last lines of a start: the site's addresses. Scripts wait for the very last line. */
export function announce({ address, host, sitePort }) {
  if (isWildcard(host)) for (const own of networkAddresses()) say(`On your network: http://${own}:${sitePort}`);
  noteSupport();
  say(`Pavilion ready: ${address}`);
}
