import { inRoot } from './paths.mjs';

/** Arguments that start the sandbox platform. */
export const sandboxArgs = (...flags) => ['--import', 'tsx', inRoot('sandbox/main.ts'), ...flags];

/** The sandbox's ports with the setting that moves them: the platform, then its three venues. */
export const sandboxPorts = ({ sandboxPort }) => [0, 1, 2, 3].map((step) => [sandboxPort + step, 'SANDBOX_PORT']);

/** Arguments that serve the built site. */
export const siteArgs = ({ host, sitePort }) => [inRoot('node_modules/next/dist/bin/next'), 'start', '-H', host, '-p', String(sitePort)];

/** Signals are left to the site itself, which drains before it ends. */
export const siteEnv = ({ env }) => ({ ...env, NODE_ENV: 'production', NEXT_MANUAL_SIG_HANDLE: '1' });

/** Next's own banner and its notices that say nothing to an operator. */
export const NEXT_CHATTER =
  /^\s*$|▲ Next\.js|- Local:|- Network:|- Environments:|✓ (Starting|Ready|Running)|middleware.*(deprecated|proxy)|Learn more: https:\/\/nextjs/i;

/** What each program prints once it serves. */
export const READY = { sandbox: /^sandbox ready/, site: /✓ Ready/ };

/** The site's log lines about its ordinary life: for an operator's log, not for a person who plays. */
export const ORDINARY_LOG = /^\{"level":"info",/;
