#!/usr/bin/env node
/** `npm run site`: the site alone, with the platform at PLATFORM_ORIGIN. */
import { announce } from './parts/announce.mjs';
import { build, buildState } from './parts/build.mjs';
import { stopOnSignals } from './parts/children.mjs';
import { loadEnvFiles } from './parts/env-files.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { endWithNpm } from './parts/npm-parent.mjs';
import { checkPorts } from './parts/ports.mjs';
import { NEXT_CHATTER, READY, siteArgs, siteEnv } from './parts/programs.mjs';
import { stop } from './parts/print.mjs';
import { run, waitFor } from './parts/service.mjs';
import { settings } from './parts/settings.mjs';
import { stopOnUnexpected } from './parts/unexpected-errors.mjs';

stopOnSignals();
stopOnUnexpected();
endWithNpm();
await ensureInstalled();
loadEnvFiles();
const chosen = settings();
if (chosen.embedded) stop('Set PLATFORM_ORIGIN to the address of your platform, or use `npm start` for the embedded one.');
await checkPorts(chosen.host, [[chosen.sitePort, 'PORT']]);
const state = buildState(chosen.signKey);
if (state === 'key') stop('The site was built with another NEXT_PUBLIC_SIGN_KEY; run `npm run build` with the new key first.');
if (state !== 'fresh') await build(chosen.env);
run('site', siteArgs(chosen), siteEnv(chosen), { quiet: [NEXT_CHATTER], ready: READY.site });
await waitFor(`${chosen.address}/api/health`, 'site');
announce(chosen);
