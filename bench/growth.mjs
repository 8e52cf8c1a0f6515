#!/usr/bin/env node
/**
 * `npm run bench:growth`: CPU by the number of rows in a list, of visitors at once, of a member's settled bets, of members on the
 * week's board, and of chat connections. `-- --only=bets` measures one of them.
 */
import { ensureBuilt } from '../bin/lib/build.mjs';
import { ensureInstalled } from '../bin/lib/install.mjs';
import { testEnv } from '../bin/lib/settings.mjs';
import { launchBrowser } from './parts/browser.mjs';
import { sendInTurn } from './parts/load.mjs';
import { cpuObstacle, readCpuMs, usesEnough } from './parts/process-use.mjs';
import { startReport } from './parts/report.mjs';
import { optionOf, roundsOf } from './parts/rounds.mjs';
import { serveConstant, servePavilion, stopAll } from './parts/serve.mjs';

const SERIES_MS = 500;

/** CPU ms of the constant document: the reference for the noise of the machine. */
async function startConstant() {
  const { address, pid } = await serveConstant();
  return async () => {
    const before = readCpuMs(pid);
    const times = await sendInTurn(() => ({ address, headers: {} }), { connections: 2, ms: SERIES_MS, isEnough: usesEnough(pid) });
    return (readCpuMs(pid) - before) / times.length;
  };
}

/** Measures that need the site, in front of one sandbox. */
async function measureSite(parts) {
  await ensureBuilt(testEnv());
  const { measureRows } = await import('./growth/rows.mjs');
  const { measureVisitors } = await import('./growth/visitors.mjs');
  const browser = await launchBrowser();
  try {
    const { address, sitePid } = await servePavilion();
    const site = { address, pid: sitePid };
    await attempt('visitors', () => measureVisitors({ ...parts, site }));
    await attempt('rows', () => measureRows({ ...parts, site, browser }));
  } finally {
    await browser.close();
  }
}

const only = optionOf('only');
const isWanted = (name) => only === undefined || only === name;

/** Runs one part; its failure does not end the others. */
async function attempt(name, measure) {
  if (!isWanted(name)) return;
  try {
    await measure();
  } catch (error) {
    report.fail(`${name}: ${error.message}`);
  }
}

await ensureInstalled({ dev: true });
const report = startReport('growth');
const obstacle = cpuObstacle();
if (obstacle) {
  for (const metric of ['rows', 'visitors', 'bets', 'members', 'sockets']) report.skip(metric, obstacle);
  process.exit(report.exitCode());
}
try {
  const parts = { report, rounds: roundsOf(5), constant: await startConstant() };
  if (isWanted('visitors') || isWanted('rows')) await measureSite(parts);
  await attempt('bets', async () => (await import('./growth/bets.mjs')).measureBets(parts));
  await attempt('members', async () => (await import('./growth/board.mjs')).measureBoard(parts));
  await attempt('sockets', async () => (await import('./growth/chat.mjs')).measureChat(parts));
} finally {
  await stopAll();
}
process.exit(report.exitCode());
