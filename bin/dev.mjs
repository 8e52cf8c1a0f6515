#!/usr/bin/env node
/** `npm run dev`: the sandbox and Next's development server, on loopback only. */
import { run, stopOnSignals } from './parts/children.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { inRoot } from './parts/place.mjs';
import { checkPorts } from './parts/ports.mjs';
import { sandboxArgs } from './parts/programs.mjs';
import { settings } from './parts/settings.mjs';

const chosen = settings();
ensureInstalled();
await checkPorts('127.0.0.1', [[chosen.sitePort, 'PORT'], ...[0, 1, 2, 3].map((step) => [chosen.sandboxPort + step, 'SANDBOX_PORT'])]);
stopOnSignals();
run('sandbox', sandboxArgs(), { SANDBOX_CONTROL: '1', ...chosen.env, HOST: '127.0.0.1' });
run('site', [inRoot('node_modules/next/dist/bin/next'), 'dev', '-H', '127.0.0.1', '-p', String(chosen.sitePort)], chosen.env);
