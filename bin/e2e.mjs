#!/usr/bin/env node
/** `npm run test:e2e [-- playwright arguments]`: journeys in a real Chromium against the production build and the sandbox. */
import { runPlaywright } from './parts/playwright.mjs';

const { code } = await runPlaywright(process.argv.slice(2));
process.exit(code);
