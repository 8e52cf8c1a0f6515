#!/usr/bin/env node
/** `npm start`: the site with the embedded sandbox. Installs and builds what is missing, then runs both. */
import { ensureInstalled } from './lib/install.mjs';
import { print } from './lib/project.mjs';

await ensureInstalled();
const { ensureBuilt, finishTwins } = await import('./lib/build.mjs');
const { run, stopInOrder } = await import('./lib/processes.mjs');
const { announce, quietWithSandbox, READY, sandboxArgs, sandboxPorts, siteArgs, siteEnv, waitFor, waitForPrice } =
  await import('./lib/programs.mjs');
const { checkPorts, loadEnvFiles, settings } = await import('./lib/settings.mjs');

stopInOrder({ withNpm: true });
loadEnvFiles();
const chosen = settings();
const { embedded } = chosen;
await checkPorts(chosen.host, [[chosen.sitePort, 'PORT'], ...(embedded ? sandboxPorts(chosen) : [])]);

// A first start makes the database during the build; later ones load both programs at the same time.
if (embedded)
  run('sandbox', await sandboxArgs(), { SANDBOX_CONTROL: '1', ...chosen.env }, { quiet: [READY.sandbox], ready: READY.sandbox });
await ensureBuilt(chosen.env, { quickTwins: true });
let isUp = !embedded;
run('site', siteArgs(chosen), siteEnv(chosen), { quiet: quietWithSandbox(() => isUp), ready: READY.site });
// The first page must not be served while the platform is still starting.
await waitFor(`${chosen.address}/api/health`, 'site', {
  good: ({ platform }) => !embedded || platform === 'ok',
  waitingFor: 'the sandbox',
});
if (embedded) {
  await waitForPrice(chosen.address);
  // The home page counts the matches of every venue: requesting it makes the site open its sessions at the others.
  void fetch(chosen.address).catch(() => undefined);
  print(`World speed ${chosen.speed}: a live match ends within 6 minutes of play, so a bet on it settles while you watch.`);
  print('Demo member: demo2026 / Demo@2026 (play money only).');
}
isUp = true;
announce(chosen);
// Last, because it takes longer than the start itself.
await finishTwins();
