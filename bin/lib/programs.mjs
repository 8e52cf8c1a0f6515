import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isStopping } from './processes.mjs';
import { inRoot, print } from './project.mjs';
import { noteSupport } from './requirements.mjs';
import { sandboxProgram } from './sandbox-program.mjs';

/** MB of the sandbox's heap. It uses 45 when fresh, and V8 lets garbage grow with the bound: 256 keep sandbox and database within 400. */
const SANDBOX_HEAP_MB = 256;

/** Arguments that start the compiled sandbox. */
export const sandboxArgs = async () => [`--max-old-space-size=${SANDBOX_HEAP_MB}`, await sandboxProgram()];

/** Servers of the sandbox: the platform, its three venues and its games. */
const SANDBOX_SERVERS = 5;

/** The sandbox's ports with the setting that changes them. */
export const sandboxPorts = ({ sandboxPort }) => Array.from({ length: SANDBOX_SERVERS }, (_, step) => [sandboxPort + step, 'SANDBOX_PORT']);

/** Arguments that serve the built site. */
export const siteArgs = ({ host, sitePort }) => [inRoot('bin/lib/server.mjs'), '-H', host, '-p', String(sitePort)];

/** Environment of the site; it handles signals itself and drains before it ends. */
export const siteEnv = ({ env }) => ({ ...env, NODE_ENV: 'production', NEXT_MANUAL_SIG_HANDLE: '1' });

/** Next's own banner and notices, which are irrelevant to operators. */
const NEXT_CHATTER =
  /^\s*$|▲ Next\.js|- Local:|- Network:|- Environments:|✓ (Starting|Ready|Running)|middleware.*(deprecated|proxy)|Learn more: https:\/\/nextjs/i;

/** Output of each program when it is ready. */
export const READY = { sandbox: /^sandbox ready/, site: /^site ready/ };

/** The site's informational log lines: for an operator's log, not for a player's terminal. */
const ORDINARY_LOG = /^\{"level":"info",/;

/** A warning of the site about a call without a response. */
const NO_RESPONSE = /^\{"level":"warn",.*"event":"call\.failed"/;
const UNHEARD = /"reason":"(?:unreachable|timeout)"/;

/**
 * Matches the site's warnings about calls without a response until `isUp` returns true, and once the programs are stopping: the
 * embedded platform starts and stops at the same time as the site.
 */
const unheardUntil = (isUp) => ({
  test: (line) => (!isUp() || isStopping()) && NO_RESPONSE.test(line) && UNHEARD.test(line),
});

/** Lines of the site that are hidden: `announce` prints its address once it can be used. */
export const QUIET_SITE = [READY.site, NEXT_CHATTER];

/** Lines of the site that are hidden when it starts together with the embedded platform; `isUp` returns true once both are up. */
export const quietWithSandbox = (isUp) => [...QUIET_SITE, ORDINARY_LOG, unheardUntil(isUp)];

/** ms between two messages of a wait that name its target. */
const REPORT_EVERY_MS = 30_000;
const LOOK_EVERY_MS = 60;

/**
 * Waits until the address responds with 200 and `good` accepts its JSON, for as long as the program lives: its end ends
 * everything. A slow wait prints its target.
 */
export async function waitFor(address, name, { good = () => true, waitingFor = name } = {}) {
  const began = Date.now();
  let reportedAt = began;
  let last = 'no response yet';
  while (!isStopping()) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
      last = `it responds with ${response.status}`;
      if (response.ok && good(await response.json())) return;
      if (response.ok) last = `it does not reach ${waitingFor}`;
    } catch {
      // Not ready yet.
    }
    if (Date.now() - reportedAt >= REPORT_EVERY_MS) {
      reportedAt = Date.now();
      print(`Still waiting for the ${name} at ${address} (${Math.round((reportedAt - began) / 1000)} s): ${last}.`);
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** Matches an unlocked price button in the document of the sport page. */
const HAS_PRICE = /<button(?=[^>]*\saria-pressed="false")(?=[^>]*\sclass="(?:[^"]* )?odds[ "])/;

const PAUSE_MS = 100;

/**
 * Waits until the sport page contains a price; resolves to false after `timeoutMs`. Otherwise the first visitor would wait
 * for the site to open its session at the venue.
 */
export async function waitForPrice(address, { timeoutMs = 15_000 } = {}) {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    try {
      const response = await fetch(`${address}/game/sport`, { signal: AbortSignal.timeout(timeoutMs) });
      if (HAS_PRICE.test(await response.text())) return true;
    } catch {
      // Try again below.
    }
    await pause(PAUSE_MS);
  }
  return false;
}

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
  if (isWildcard(host)) for (const own of networkAddresses()) print(`On your network: http://${own}:${sitePort}`);
  noteSupport();
  print(`Pavilion ready: ${address}`);
}
