#!/usr/bin/env node
/** `npm run sandbox [-- --reset]`: the play-money platform alone. */
import { stopOnSignals } from './parts/children.mjs';
import { loadEnvFiles } from './parts/env-files.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { endWithNpm } from './parts/npm-parent.mjs';
import { noteSupport } from './parts/node-version.mjs';
import { checkPorts } from './parts/ports.mjs';
import { READY, sandboxArgs, sandboxPorts } from './parts/programs.mjs';
import { run } from './parts/service.mjs';
import { settings } from './parts/settings.mjs';
import { stopOnUnexpected } from './parts/unexpected-errors.mjs';

stopOnSignals();
stopOnUnexpected();
endWithNpm();
await ensureInstalled();
loadEnvFiles();
const chosen = settings();
await checkPorts(chosen.host, sandboxPorts(chosen));
// A restart must not reset the data again.
noteSupport();
run('sandbox', sandboxArgs(...process.argv.slice(2)), chosen.env, { ready: READY.sandbox, againArgs: sandboxArgs() });
