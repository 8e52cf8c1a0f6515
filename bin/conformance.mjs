#!/usr/bin/env node
/** `npm run conformance -- --platform URL`: checks a platform and its venues against the contract. */
import { loadEnvFiles } from './parts/env-files.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { inRoot } from './parts/paths.mjs';
import { settings } from './parts/settings.mjs';
import { runTool } from './parts/tool.mjs';

await ensureInstalled();
loadEnvFiles();
const { code } = await runTool(['--import', 'tsx', inRoot('bin/conformance/main.ts'), ...process.argv.slice(2)], settings().env);
process.exit(code);
