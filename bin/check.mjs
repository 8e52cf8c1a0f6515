#!/usr/bin/env node
/** `npm run check`: types, lint, dead code and layering. */
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/project.mjs';

await ensureInstalled({ dev: true, stopCode: 130 });
const { runChecks } = await import('./lib/stages.mjs');
const { runNode, stopInOrder } = await import('./lib/processes.mjs');

stopInOrder({ stopCode: 130 });
const { failed } = await runChecks();
const layers = await runNode([inRoot('node_modules/jest/bin/jest.js'), 'tests/architecture.test.ts', '--silent']);
process.exit(failed === 0 && layers.code === 0 ? 0 : 1);
