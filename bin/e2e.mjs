#!/usr/bin/env node
/** `npm run test:e2e [-- playwright arguments]`: journeys in a real Chromium against the production build and the sandbox. */
import { ensureBrowser } from './parts/browser.mjs';
import { ensureBuilt } from './parts/build.mjs';
import { stopOnSignals } from './parts/children.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { inRoot } from './parts/place.mjs';
import { settings } from './parts/settings.mjs';
import { runTool } from './parts/tool.mjs';
import { stopOnUnexpected } from './parts/unexpected.mjs';

stopOnSignals({ code: 130 });
stopOnUnexpected();
await ensureInstalled();
const { env } = settings();
await ensureBuilt(env);
const { code } = await runTool([inRoot('node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
  ...env,
  CHROMIUM_PATH: await ensureBrowser(),
});
process.exit(code);
