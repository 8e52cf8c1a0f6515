import { inRoot } from './paths.mjs';

/** MB of the sandbox's heap: five times what it keeps after a day of load. Without a bound V8 lets garbage grow to twice as much first. */
const SANDBOX_HEAP_MB = 512;

/** Arguments that start the sandbox platform. */
export const sandboxArgs = (...flags) => [
  `--max-old-space-size=${SANDBOX_HEAP_MB}`,
  '--import',
  'tsx',
  inRoot('sandbox/main.ts'),
  ...flags,
];

/** The sandbox's ports with the setting that changes them: the platform, then its three venues and its games. */
export const sandboxPorts = ({ sandboxPort }) => [0, 1, 2, 3, 4].map((step) => [sandboxPort + step, 'SANDBOX_PORT']);

/** Arguments that serve the built site. */
export const siteArgs = ({ host, sitePort }) => [inRoot('node_modules/next/dist/bin/next'), 'start', '-H', host, '-p', String(sitePort)];

/** Environment of the site; it handles signals itself and drains before it ends. */
export const siteEnv = ({ env }) => ({ ...env, NODE_ENV: 'production', NEXT_MANUAL_SIG_HANDLE: '1' });

/** Next's own banner and notices, which are irrelevant to operators. */
export const NEXT_CHATTER =
  /^\s*$|▲ Next\.js|- Local:|- Network:|- Environments:|✓ (Starting|Ready|Running)|middleware.*(deprecated|proxy)|Learn more: https:\/\/nextjs/i;

/** Output of each program when it is ready. */
export const READY = { sandbox: /^sandbox ready/, site: /✓ Ready/ };

/** The site's informational log lines: for an operator's log, not for a player's terminal. */
export const ORDINARY_LOG = /^\{"level":"info",/;
