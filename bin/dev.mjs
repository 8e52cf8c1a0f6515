#!/usr/bin/env node
/** `npm run dev`: Next's development server, with the sandbox unless a platform is named, on loopback only. */
import { stopOnSignals } from './parts/children.mjs';
import { loadEnvFiles } from './parts/env-files.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { endWithNpm } from './parts/npm-parent.mjs';
import { inRoot } from './parts/paths.mjs';
import { checkPorts } from './parts/ports.mjs';
import { sandboxArgs, sandboxPorts } from './parts/programs.mjs';
import { run } from './parts/service.mjs';
import { settings } from './parts/settings.mjs';
import { stopOnUnexpected } from './parts/unexpected-errors.mjs';

stopOnSignals();
stopOnUnexpected();
endWithNpm();
await ensureInstalled();
loadEnvFiles({ dev: true });
const chosen = settings();
await checkPorts('127.0.0.1', [[chosen.sitePort, 'PORT'], ...(chosen.embedded ? sandboxPorts(chosen) : [])]);
if (chosen.embedded) run('sandbox', sandboxArgs(), { SANDBOX_CONTROL: '1', ...chosen.env, HOST: '127.0.0.1' });
run('site', [inRoot('node_modules/next/dist/bin/next'), 'dev', '-H', '127.0.0.1', '-p', String(chosen.sitePort)], chosen.env);
