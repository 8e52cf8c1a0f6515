#!/usr/bin/env node
/** `npm run conformance -- --platform URL`: checks a platform and its venues against the contract. */
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/project.mjs';

await ensureInstalled({ stopCode: 130 });
const { runNode } = await import('./lib/processes.mjs');
const { loadEnvFiles, settings } = await import('./lib/settings.mjs');

loadEnvFiles();
const args = ['--import', 'tsx', inRoot('bin/conformance/main.ts'), ...process.argv.slice(2)];
const { code } = await runNode(args, { env: settings().env });
process.exit(code);
