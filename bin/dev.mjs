#!/usr/bin/env node
/** `npm run dev`: Next's development server, with the sandbox unless a platform is named, on loopback only. */
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/project.mjs';

await ensureInstalled();
const { run, stopInOrder } = await import('./lib/processes.mjs');
const { sandboxArgs, sandboxPorts } = await import('./lib/programs.mjs');
const { checkPorts, loadEnvFiles, settings } = await import('./lib/settings.mjs');

stopInOrder({ withNpm: true });
loadEnvFiles({ dev: true });
const chosen = settings();
await checkPorts('127.0.0.1', [[chosen.sitePort, 'PORT'], ...(chosen.embedded ? sandboxPorts(chosen) : [])]);
if (chosen.embedded) run('sandbox', await sandboxArgs(), { SANDBOX_CONTROL: '1', ...chosen.env, HOST: '127.0.0.1' });
run('site', [inRoot('node_modules/next/dist/bin/next'), 'dev', '-H', '127.0.0.1', '-p', String(chosen.sitePort)], chosen.env);
