#!/usr/bin/env node
/** `npm run sandbox [-- --reset]`: the play-money platform alone. */
import { stopOnSignals } from './parts/children.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { endWithNpm } from './parts/npm-parent.mjs';
import { checkPorts } from './parts/ports.mjs';
import { sandboxArgs, sandboxPorts } from './parts/programs.mjs';
import { run } from './parts/service.mjs';
import { settings } from './parts/settings.mjs';
import { stopOnUnexpected } from './parts/unexpected.mjs';

const chosen = settings();
stopOnSignals();
stopOnUnexpected();
endWithNpm();
await ensureInstalled();
await checkPorts(chosen.host, sandboxPorts(chosen));
run('sandbox', sandboxArgs(...process.argv.slice(2)), chosen.env);
