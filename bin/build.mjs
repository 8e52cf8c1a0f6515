#!/usr/bin/env node
/** `npm run build`: builds the site even if its build is fresh. */
import { build } from './parts/build.mjs';
import { stopOnSignals } from './parts/children.mjs';
import { loadEnvFiles } from './parts/env-files.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { settings } from './parts/settings.mjs';
import { stopOnUnexpected } from './parts/unexpected-errors.mjs';

stopOnSignals({ code: 130 });
stopOnUnexpected();
await ensureInstalled();
loadEnvFiles();
await build(settings().env);
