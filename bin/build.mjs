#!/usr/bin/env node
/** `npm run build`: builds the site even if its build is fresh. */
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled({ stopCode: 130 });
const { build } = await import('./lib/build.mjs');
const { stopInOrder } = await import('./lib/processes.mjs');
const { loadEnvFiles, settings } = await import('./lib/settings.mjs');

stopInOrder({ stopCode: 130 });
loadEnvFiles();
await build(settings().env);
