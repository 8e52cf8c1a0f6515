#!/usr/bin/env node
/** `npm run sandbox [-- --reset]`: the play-money platform alone. */
import { ensureInstalled } from './lib/install.mjs';
import { noteSupport } from './lib/requirements.mjs';

await ensureInstalled();
const { run, stopInOrder } = await import('./lib/processes.mjs');
const { READY, sandboxArgs, sandboxPorts } = await import('./lib/programs.mjs');
const { checkPorts, loadEnvFiles, settings } = await import('./lib/settings.mjs');

stopInOrder({ withNpm: true });
loadEnvFiles();
const chosen = settings();
await checkPorts(chosen.host, sandboxPorts(chosen));
noteSupport();
// A restart must not reset the data again.
const args = await sandboxArgs();
run('sandbox', [...args, ...process.argv.slice(2)], chosen.env, { ready: READY.sandbox, againArgs: args });
