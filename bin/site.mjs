#!/usr/bin/env node
/** `npm run site`: the site alone, with the platform at PLATFORM_ORIGIN. */
import { ensureInstalled } from './lib/install.mjs';
import { stop } from './lib/project.mjs';

await ensureInstalled();
const { buildState, ensureBuilt } = await import('./lib/build.mjs');
const { run, stopInOrder } = await import('./lib/processes.mjs');
const { announce, QUIET_SITE, READY, siteArgs, siteEnv, waitFor } = await import('./lib/programs.mjs');
const { checkPorts, loadEnvFiles, settings } = await import('./lib/settings.mjs');

stopInOrder({ withNpm: true });
loadEnvFiles();
const chosen = settings();
if (chosen.embedded) stop('Set PLATFORM_ORIGIN to the address of your platform, or use `npm start` for the embedded one.');
await checkPorts(chosen.host, [[chosen.sitePort, 'PORT']]);
if (buildState(chosen.signKey) === 'key')
  stop('The site was built with another NEXT_PUBLIC_SIGN_KEY; run `npm run build` with the new key first.');
await ensureBuilt(chosen.env);
run('site', siteArgs(chosen), siteEnv(chosen), { quiet: QUIET_SITE, ready: READY.site });
await waitFor(`${chosen.address}/api/health`, 'site');
announce(chosen);
