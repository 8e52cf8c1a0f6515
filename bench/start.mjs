#!/usr/bin/env node
/**
 * `npm run bench:start`: a build from nothing, and later starts with `npm start`'s program until the site responds and until the
 * sport page has a price. In seconds by the clock, which need an idle machine, and of CPU. `-- --warm` leaves the build out.
 */
import { rmSync } from 'node:fs';
import { build } from '../bin/lib/build.mjs';
import { waitForPrice } from '../bin/lib/programs.mjs';
import { inRoot } from '../bin/lib/project.mjs';
import { testEnv } from '../bin/lib/settings.mjs';
import { cpuObstacle, readCpuMs } from './parts/process-use.mjs';
import { roundsOf } from './parts/rounds.mjs';
import { runBench } from './parts/run-bench.mjs';
import { findPorts, makeFolder, startAll, waitUntil } from './parts/serve.mjs';

const GOALS = { build: 25, response: 2, price: 4 };
const FIRST_PRICE_MS = 60_000;
const canCount = cpuObstacle() === null;

const seconds = (since) => (performance.now() - since) / 1000;

/** Builds without an earlier build or its cache. */
async function measureBuild(report) {
  rmSync(inRoot(process.env.NEXT_DIST_DIR ?? '.next'), { recursive: true, force: true });
  const [begun, before] = [performance.now(), canCount ? readCpuMs(process.pid) : 0];
  await build(testEnv());
  report.add({ metric: 'start', name: 'build from nothing', unit: 's', digits: 1, ours: [seconds(begun)], goal: GOALS.build });
  if (canCount) report.add({ metric: 'start', name: 'build, CPU', unit: 's', digits: 1, ours: [(readCpuMs(process.pid) - before) / 1000] });
}

/** Starts site and sandbox once. */
async function measureStart(folder) {
  const { sitePort, sandboxPort } = await findPorts();
  const begun = performance.now();
  const { address, pid, stop } = startAll({ folder, sitePort, sandboxPort });
  await waitUntil(`${address}/api/health`);
  const response = seconds(begun);
  if (!(await waitForPrice(address, { timeoutMs: FIRST_PRICE_MS }))) throw new Error(`${address} shows no price`);
  const result = { response, price: seconds(begun), cpu: canCount ? readCpuMs(pid) / 1000 : 0 };
  await stop();
  return result;
}

await runBench('start', async (report) => {
  if (!process.argv.includes('--warm')) await measureBuild(report);
  const folder = makeFolder();
  const starts = [];
  // The first start makes the database.
  for (let round = -1; round < roundsOf(5); round += 1) {
    const one = await measureStart(folder);
    if (round >= 0) starts.push(one);
  }
  const add = (name, kind, goal = null) =>
    report.add({ metric: 'start', name, unit: 's', digits: 1, ours: starts.map((one) => one[kind]), goal });
  add('later start, site responds', 'response', GOALS.response);
  add('later start, first price', 'price', GOALS.price);
  if (canCount) add('later start, CPU until the first price', 'cpu');
});
