#!/usr/bin/env node
/**
 * `npm run bench:growth`: CPU by the number of rows in a list, of visitors at once, of a member's settled bets, of members on the
 * week's board, and of chat connections. `-- --only=bets` measures one of them.
 */
import { sendInTurn } from './parts/load.mjs';
import { readCpuMs, usesEnough } from './parts/process-use.mjs';
import { optionOf, roundsOf } from './parts/rounds.mjs';
import { runBench, withBrowser } from './parts/run-bench.mjs';
import { serveConstant, servePavilion } from './parts/serve.mjs';

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
  const { measureRows } = await import('./growth/rows.mjs');
  const { measureVisitors } = await import('./growth/visitors.mjs');
  await withBrowser(async (browser) => {
    const { address, sitePid } = await servePavilion();
    const site = { address, pid: sitePid };
    await attempt(parts.report, 'visitors', () => measureVisitors({ ...parts, site }));
    await attempt(parts.report, 'rows', () => measureRows({ ...parts, site, browser }));
  });
}

const only = optionOf('only');
const isWanted = (name) => only === undefined || only === name;

/** Runs one part; its failure does not end the others. */
async function attempt(report, name, measure) {
  if (!isWanted(name)) return;
  try {
    await measure();
  } catch (error) {
    report.fail(`${name}: ${error.message}`);
  }
}

async function measureGrowth(report) {
  const parts = { report, rounds: roundsOf(5), constant: await startConstant() };
  if (isWanted('visitors') || isWanted('rows')) await measureSite(parts);
  await attempt(report, 'bets', async () => (await import('./growth/bets.mjs')).measureBets(parts));
  await attempt(report, 'members', async () => (await import('./growth/board.mjs')).measureBoard(parts));
  await attempt(report, 'sockets', async () => (await import('./growth/chat.mjs')).measureChat(parts));
}

await runBench('growth', measureGrowth, { ofProcesses: ['rows', 'visitors', 'bets', 'members', 'sockets'] });
