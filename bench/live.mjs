#!/usr/bin/env node
/**
 * `npm run bench:live`: main-thread cost of 200 changed prices a second on the list, compared with as many text updates by
 * plain DOM code in the same page, and the duration of a tap there. CPU four times slower, rounds interleaved.
 */
import { ensureBuilt } from '../bin/lib/build.mjs';
import { ensureInstalled } from '../bin/lib/install.mjs';
import { print } from '../bin/lib/project.mjs';
import { testEnv } from '../bin/lib/settings.mjs';
import { launchBrowser, phonePage } from './parts/browser.mjs';
import { playList } from './parts/played-list.mjs';
import { servePavilion, stopAll } from './parts/serve.mjs';
import { median, spread } from './parts/spread.mjs';

const CHANGES = 200;
const ROUNDS = 7;
const WINDOW_MS = 4_000;
/** Highest ratio of the cost of changed prices to that of text updates by plain DOM code. */
const COST_LIMIT = 0.5;
const TAPS = 14;
/** Highest ratio of a tap's duration on a long list to that on a short one. */
const TAP_LIMIT = 1.25;

/** ms of main thread per second while `mode` runs. */
async function cost(page, client, mode) {
  await page.evaluate((wanted) => window.played.run(wanted), mode);
  // The next response still belongs to the previous mode.
  await page.waitForTimeout(1_200);
  const busy = async () => (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
  const [before, from] = [await busy(), Date.now()];
  await page.waitForTimeout(WINDOW_MS);
  return ((await busy()) - before) / ((Date.now() - from) / 1e6);
}

/** ms from touching a price to the next paint, for each tap. */
async function taps(page) {
  await page.evaluate(() => window.played.run('quiet'));
  const buttons = await page.locator('main .row .odds[aria-pressed]').all();
  const spans = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const box = await buttons[tap % 6].boundingBox();
    await page.waitForTimeout(350);
    const from = await page.evaluate(() => window.played.taps.length);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(350);
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
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(2_000);
  return { page, client };
}

await ensureInstalled({ dev: true });
await ensureBuilt(testEnv());
const browser = await launchBrowser();
let failed = false;
try {
  const { address: site } = await servePavilion();
  const { page, client } = await open(browser, site, 200);
  const series = { quiet: [], storm: [], plain: [], direct: [] };
  for (let round = 0; round < ROUNDS; round += 1) for (const mode of Object.keys(series)) series[mode].push(await cost(page, client, mode));
  const net = (mode, rest) => series[mode].map((value, round) => value - series[rest][round]);
  const [ours, theirs] = [net('storm', 'quiet'), net('direct', 'plain')];
  for (const [mode, values] of Object.entries(series)) print(`200 rows, ${mode.padEnd(6)} ${spread(values)} ms of main thread a second`);
  const costRatio = median(ours) / median(theirs);
  print(
    `${CHANGES} changed prices ${spread(ours)}, ${CHANGES} texts written by hand ${spread(theirs)}, each less its quiet: ${costRatio.toFixed(2)}× (limit ${COST_LIMIT}×)`,
  );
  const long = await taps(page);
  await page.context().close();
  const short = await taps((await open(browser, site, 30)).page);
  const tapRatio = median(long) / median(short);
  print(`A tap to its paint, ms: 200 rows ${spread(long)}, 30 rows ${spread(short)}: ${tapRatio.toFixed(2)}× (limit ${TAP_LIMIT}×)`);
  failed = costRatio > COST_LIMIT || tapRatio > TAP_LIMIT;
} finally {
  await browser.close();
  stopAll();
}
process.exit(failed ? 1 : 0);
