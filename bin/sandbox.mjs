#!/usr/bin/env node
/** `npm run sandbox [-- --reset]`: the play-money platform alone. */
import { run, stopOnSignals } from './parts/children.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { checkPorts } from './parts/ports.mjs';
import { sandboxArgs } from './parts/programs.mjs';
import { settings } from './parts/settings.mjs';

const chosen = settings();
ensureInstalled();
await checkPorts(chosen.host, [0, 1, 2, 3].map((step) => [chosen.sandboxPort + step, 'SANDBOX_PORT']));
stopOnSignals();
run('sandbox', sandboxArgs(...process.argv.slice(2)), chosen.env);
