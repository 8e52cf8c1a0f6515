#!/usr/bin/env node
/** `npm start`: everything embedded. Installs and builds what is missing, then runs the sandbox and the site. */
import { ensureBuilt } from './parts/build.mjs';
import { run, stopOnSignals, waitFor } from './parts/children.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { checkPorts } from './parts/ports.mjs';
import { NEXT_CHATTER, sandboxArgs, siteArgs } from './parts/programs.mjs';
import { say } from './parts/say.mjs';
import { settings } from './parts/settings.mjs';

const chosen = settings();
const embedded = !process.env.PLATFORM_ORIGIN;

ensureInstalled();
await checkPorts(chosen.host, [
  [chosen.sitePort, 'PORT'],
  ...(embedded ? [0, 1, 2, 3].map((step) => [chosen.sandboxPort + step, 'SANDBOX_PORT']) : []),
]);
stopOnSignals();

// PGlite's first start takes seconds: it runs beside the build.
if (embedded) run('sandbox', sandboxArgs(), { SANDBOX_CONTROL: '1', ...chosen.env }, { quiet: /^sandbox ready/ });
await ensureBuilt(chosen.env);
run('site', siteArgs(chosen), { ...chosen.env, NODE_ENV: 'production' }, { quiet: NEXT_CHATTER });
await Promise.all([
  waitFor(`${chosen.address}/api/health`, 'site'),
  ...(embedded ? [waitFor(`http://127.0.0.1:${chosen.sandboxPort}/health`, 'sandbox')] : []),
]);
if (embedded) {
  say(`World speed ${chosen.speed}: a live match ends within 6 minutes of play, so a bet on it settles while you watch.`);
  say('Demo member: demo2026 / Demo@2026 (play money only).');
}
say(`Pavilion ready: ${chosen.address}`);
