#!/usr/bin/env node
/** `npm run openapi [-- --check]`: the OpenAPI document for operators who bring their own platform. */
import { ensureInstalled } from './parts/install.mjs';
import { inRoot } from './parts/paths.mjs';
import { runTool } from './parts/tool.mjs';

await ensureInstalled();
const { code } = await runTool(['--import', 'tsx', inRoot('bin/parts/openapi.mjs'), ...process.argv.slice(2)]);
process.exit(code);
