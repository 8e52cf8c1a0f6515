#!/usr/bin/env node
/**
 * `npm run bench:arrival`: how much longer pages wait for a late venue than for a prompt one, by the first byte of an
 * uncached list and by the score board of a match from the list. Also the transfer size of documents and scripts, compared
 * with gzip.
 */
import { gzipSync } from 'node:zlib';
import { phonePage } from './parts/browser.mjs';
import { readPage } from './parts/page.mjs';
import { LISTS } from './parts/pages.mjs';
import { roundsOf, runRounds } from './parts/rounds.mjs';
import { runBench, withBrowser } from './parts/run-bench.mjs';
import { servePavilion } from './parts/serve.mjs';

/** ms of the late venue's delay: longer than the site's server waits. */
const LATE_MS = 1_500;
const ROUNDS = roundsOf(5);
/** Highest ratio of the board's time at a late venue to that at a prompt one, and the one that we want. */
const LIMIT = 1.3;
const GOAL = 1.05;

async function setFault(platform, call) {
  await fetch(`${platform}/sandbox/faults`, { method: 'DELETE' });
  if (!call) return;
  await fetch(`${platform}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ call, latencyMs: LATE_MS }),
  });
}

/** ms from a tap on a row to the score board of its match. */
async function tapToBoard(browser, site) {
  const page = await phonePage(browser, site);
  await page.goto(`${site}/game/sport?t=early`, { waitUntil: 'load' });
  const link = page.locator('main li a[href*="/game/sport/"]').nth(2);
  await link.waitFor();
  // Wait for the scripts, so that they handle the tap.
  await page.waitForTimeout(1_500);
  const begun = performance.now();
  await link.click();
  await page.getByRole('region', { name: '比分板' }).waitFor();
  const took = performance.now() - begun;
  await page.context().close();
  return took;
}

/** First bytes of lists that nobody has requested before, half of them from a venue that is late. */
async function measureLists(report, site, platform) {
  await readPage(`${site}/game/sport`);
  const lists = { late: [], prompt: [] };
  for (const [at, list] of LISTS.entries()) {
    const mode = at % 2 === 0 ? 'late' : 'prompt';
    await setFault(platform, mode === 'late' ? 'POST /v1/match/getList' : null);
    lists[mode].push(await readPage(`${site}${list}`));
  }
  for (const [kind, name] of [
    ['first', 'uncached list, first byte'],
    ['whole', 'uncached list, whole page'],
  ]) {
    const [ours, base] = [lists.late, lists.prompt].map((series) => series.map((one) => one[kind]));
    report.add({ metric: 'late-venue', name, unit: 'ms', digits: 0, ours, base, baseName: 'prompt', goal: kind === 'first' ? GOAL : null });
  }
}

async function measureBoards(report, browser, site, platform) {
  const side = (fault) => async () => {
    await setFault(platform, fault);
    return tapToBoard(browser, site);
  };
  const sides = { late: side('POST /v1/match/getMatchDetail'), prompt: side(null) };
  const { series, kept, rounds } = await runRounds({ rounds: ROUNDS, sides, reference: 'prompt' });
  const row = { metric: 'late-venue', name: 'tap to a score board', unit: 'ms', digits: 0, limit: LIMIT, kept, rounds };
  report.add({ ...row, ours: series.late, base: series.prompt, baseName: 'prompt', goal: GOAL });
}

/** Bytes of a page's document and scripts on the wire, compared with gzip. */
async function measureTransfer(report, site) {
  for (const path of ['/', '/game/sport']) {
    const page = await readPage(site + path);
    const scripts = [...new Set(page.body.toString('utf8').match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))];
    const loaded = await Promise.all(scripts.map((script) => readPage(site + script)));
    const add = (name, parts) => {
      const kib = (sizeOf) => [parts.reduce((sum, one) => sum + sizeOf(one), 0) / 1024];
      const gzip = kib(({ body }) => gzipSync(body).length);
      report.add({
        metric: 'transfer',
        name,
        unit: 'KiB',
        digits: 1,
        ours: kib(({ bytes }) => bytes),
        base: gzip,
        baseName: 'gzip',
      });
    };
    add(`${path}, document`, [page]);
    add(`${path}, ${scripts.length} scripts`, loaded);
  }
}

await runBench('arrival', (report) =>
  withBrowser(async (browser) => {
    const { address: site, platform } = await servePavilion();
    await measureLists(report, site, platform);
    await measureBoards(report, browser, site, platform);
    await setFault(platform, null);
    await measureTransfer(report, site);
  }),
);
