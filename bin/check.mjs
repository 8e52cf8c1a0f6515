#!/usr/bin/env node
/** `npm run check`: types, lint, dead code and layering. */
import { runChecks } from './parts/checks.mjs';
import { stopOnSignals } from './parts/children.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { inRoot } from './parts/paths.mjs';
import { runTool } from './parts/tool.mjs';
import { stopOnUnexpected } from './parts/unexpected-errors.mjs';

stopOnSignals({ code: 130 });
stopOnUnexpected();
await ensureInstalled();
const { failed } = await runChecks();
const layers = await runTool([inRoot('node_modules/jest/bin/jest.js'), 'tests/architecture.test.ts', '--silent']);
process.exit(failed === 0 && layers.code === 0 ? 0 : 1);
