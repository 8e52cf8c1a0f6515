#!/usr/bin/env node
/** `npm start`: everything embedded. Installs and builds what is missing, then runs the sandbox and the site. */
import { ensureBuilt } from './parts/build.mjs';
import { run, stopOnSignals, waitFor } from './parts/children.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { checkPorts } from './parts/ports.mjs';
import { NEXT_CHATTER, sandboxArgs, siteArgs, siteEnv } from './parts/programs.mjs';
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
run('site', siteArgs(chosen), siteEnv(chosen), { quiet: NEXT_CHATTER });
// The first page must not be the one that finds the platform still starting.
await waitFor(`${chosen.address}/api/health`, 'site', { good: ({ platform }) => !embedded || platform === 'ok' });
if (embedded) {
  say(`World speed ${chosen.speed}: a live match ends within 6 minutes of play, so a bet on it settles while you watch.`);
  say('Demo member: demo2026 / Demo@2026 (play money only).');
}
say(`Pavilion ready: ${chosen.address}`);
