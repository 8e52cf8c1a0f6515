#!/usr/bin/env node
/** `npm run test:e2e [-- playwright arguments]`: journeys in a real Chromium against the production build and the sandbox. */
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled({ dev: true, stopCode: 130 });
const { runPlaywright } = await import('./lib/stages.mjs');

const { code } = await runPlaywright(process.argv.slice(2));
process.exit(code);
