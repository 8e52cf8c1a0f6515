#!/usr/bin/env node
/**
 * `npm run bench:live`: CPU of the main thread for 200 changed prices a second on the list, compared with as many text updates by
 * plain DOM code in the same page, the duration of a tap there with a CPU four times slower, the longest task of such changes,
 * and the time from their arrival to the paint.
 */
import { phonePage } from './parts/browser.mjs';
import { countThreadTime, readTasks, readThreadMs } from './parts/main-thread.mjs';
import { playList } from './parts/played-list.mjs';
import { median, quantile, roundsOf, runRounds } from './parts/rounds.mjs';
import { runBench, withBrowser } from './parts/run-bench.mjs';
import { servePavilion } from './parts/serve.mjs';
import { playStream, playVenue, pollEachSecond, watchPrices } from './parts/storm.mjs';

const CHANGES = 200;
const ROUNDS = roundsOf(5);
const WINDOW_MS = 4_000;
/** Highest ratio of the cost of changed prices to that of text updates by plain DOM code, and the one that we want. */
const COST_LIMIT = 0.5;
const COST_GOAL = 0.2;
const TAPS = 14;
/** Highest ratio of a tap's duration on a long list to that on a short one, and the one that we want. */
const TAP_LIMIT = 1.25;
const TAP_GOAL = 1.1;
/** Highest ratio of a tap's duration while prices change to that without changes. */
const STORM_LIMIT = 1.5;
const STORM_MS = 15_000;
/** Longer than a real response, which has 50 rows; a page shows six of them at most. */
const STORMS = [
  { rows: 200, isPushed: true },
  { rows: 500, isPushed: true },
  { rows: 200, isPushed: false },
];
/** Most CPU ms of one task. */
const TASK_MS = 50;
/** Most ms from the arrival of pushed prices to their paint: median and 99th percentile. */
const PAINTED_MS = { p50: 30, p99: 80 };

/** CPU ms of the main thread per second while `mode` runs. */
async function cost(page, client, mode) {
  await page.evaluate((wanted) => window.played.run(wanted), mode);
  // The next response still belongs to the previous mode.
  await page.waitForTimeout(1_200);
  const [before, begun] = [await readThreadMs(client), performance.now()];
  await page.waitForTimeout(WINDOW_MS);
  return ((await readThreadMs(client)) - before) / ((performance.now() - begun) / 1000);
}

/** ms from touching a price to the next paint, for each tap. */
async function taps(page, mode) {
  await page.evaluate((wanted) => window.played.run(wanted), mode);
  const prices = page.locator('.odds[aria-pressed]');
  // Those of one row: the next one may be below the window.
  const row = page.locator('main .row', { has: prices }).first();
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const buttons = await row.locator(prices).all();
  const spans = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const button = buttons[tap % buttons.length];
    const box = await button.boundingBox();
    const before = await button.getAttribute('aria-pressed');
    await page.waitForTimeout(350);
    const from = await page.evaluate(() => window.played.taps.length);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(350);
    if ((await button.getAttribute('aria-pressed')) === before) throw new Error('A tap did not reach its price.');
    const seen = await page.evaluate((at) => window.played.taps.slice(at), from);
    if (seen.length > 0) spans.push(Math.max(...seen));
  }
  return spans;
}

async function open(browser, site, rows) {
  const page = await phonePage(browser, site);
  await page.addInitScript(playList, { rows, changes: CHANGES });
  await page.goto(`${site}/game/sport`, { waitUntil: 'load' });
  await page.waitForFunction((wanted) => document.querySelectorAll('main .row').length >= wanted, rows, { timeout: 60_000 });
  const client = await page.context().newCDPSession(page);
  await page.waitForTimeout(2_000);
  return { page, client };
}

/** CPU of changed prices, each mode less its quiet one. */
async function measureCost(report, browser, site) {
  const { page, client } = await open(browser, site, 200);
  await countThreadTime(client);
  const sides = Object.fromEntries(['quiet', 'storm', 'plain', 'direct'].map((mode) => [mode, () => cost(page, client, mode)]));
  const { series, kept, rounds } = await runRounds({ rounds: ROUNDS, sides, reference: 'plain' });
  await page.context().close();
  const net = (mode, rest) => series[mode].map((value, round) => value - series[rest][round]);
  const row = { metric: 'live', unit: 'ms/s', digits: 0, kept, rounds };
  for (const mode of ['quiet', 'plain'])
    report.add({ ...row, name: `200 rows without changes, ${mode === 'quiet' ? 'ours' : 'plain list'}`, ours: series[mode] });
  const compared = { ours: net('storm', 'quiet'), base: net('direct', 'plain'), baseName: 'plain DOM code' };
  report.add({ ...row, name: `200 rows, ${CHANGES} changes a second`, ...compared, limit: COST_LIMIT, goal: COST_GOAL });
}

/** A tap on a price, on a long and on a short list, and while prices change. */
async function measureTaps(report, browser, site) {
  const medians = [];
  for (const [rows, mode] of [
    [30, 'quiet'],
    [200, 'quiet'],
    [200, 'storm'],
  ]) {
    const { page, client } = await open(browser, site, rows);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    medians.push([median(await taps(page, mode))]);
    await page.context().close();
  }
  const [short, long, storm] = medians;
  const row = { metric: 'tap', unit: 'ms', digits: 0, limit: TAP_LIMIT, goal: TAP_GOAL };
  report.add({ ...row, name: `200 rows, median of ${TAPS} taps`, ours: long, base: short, baseName: '30 rows' });
  report.add({ ...row, name: '200 rows, prices change', ours: storm, base: long, baseName: 'no changes', limit: STORM_LIMIT });
}

/** Tasks and paints while `CHANGES` prices of a list change each second. */
async function measureStorm(report, browser, site, { rows, isPushed }) {
  const page = await phonePage(browser, site);
  await page.addInitScript(watchPrices);
  if (isPushed) {
    await page.addInitScript(playStream, { rows, changes: CHANGES });
  } else {
    await page.addInitScript(pollEachSecond);
    await playVenue(page, { rows, changes: CHANGES });
  }
  await page.goto(`${site}/game/sport`, { waitUntil: 'load' });
  await page.waitForFunction((wanted) => document.querySelectorAll('main .row').length >= wanted, rows, { timeout: 60_000 });
  await page.waitForTimeout(3_000);
  await page.evaluate(() => (window.storm.times.length = 0));
  const tasks = await readTasks(browser, page, STORM_MS);
  const times = await page.evaluate(() => window.storm.times);
  await page.context().close();
  const name = `${rows} rows, ${isPushed ? 'pushed' : 'polled'}`;
  report.add({ metric: 'task', name, unit: 'ms', digits: 1, ours: [Math.max(...tasks)], limit: TASK_MS, goal: TASK_MS });
  if (!isPushed) return;
  for (const [part, limit] of Object.entries(PAINTED_MS)) {
    const ours = [quantile(times, Number(part.slice(1)) / 100)];
    report.add({ metric: 'painted', name: `${name}, ${part} of ${times.length}`, unit: 'ms', digits: 0, ours, limit, goal: limit });
  }
}

await runBench('live', (report) =>
  withBrowser(async (browser) => {
    const { address: site } = await servePavilion();
    await measureCost(report, browser, site);
    await measureTaps(report, browser, site);
    for (const storm of STORMS) await measureStorm(report, browser, site, storm);
  }),
);
