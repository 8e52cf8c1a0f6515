import { inRoot } from './place.mjs';

/** Arguments that start the sandbox platform. */
export const sandboxArgs = (...flags) => ['--import', 'tsx', inRoot('sandbox/main.ts'), ...flags];

/** Arguments that serve the built site. */
export const siteArgs = ({ host, sitePort }) => [inRoot('node_modules/next/dist/bin/next'), 'start', '-H', host, '-p', String(sitePort)];

/** Signals are left to the site itself, which drains before it ends. */
export const siteEnv = ({ env }) => ({ ...env, NODE_ENV: 'production', NEXT_MANUAL_SIG_HANDLE: '1' });

/** Next's own banner and its notices that say nothing to an operator. */
export const NEXT_CHATTER = /^\s*$|▲ Next\.js|- Local:|- Network:|✓ (Starting|Ready)|middleware.*(deprecated|proxy)|Learn more: https:\/\/nextjs/i;
