#!/usr/bin/env node
/**
 * `npm run bench:arrival`: how much longer pages wait for a late venue than for a prompt one, by the first byte of an
 * uncached list and by the score board of a match from the list; the time from a tap on a match to its board and to its own page
 * on a slow phone; and the transfer size of documents and scripts, compared with gzip.
 */
import { gzipSync } from 'node:zlib';
import { phonePage, slowDown } from './parts/browser.mjs';
import { readPage } from './parts/page.mjs';
import { LISTS } from './parts/pages.mjs';
import { median, quantile, roundsOf, runRounds } from './parts/rounds.mjs';
import { runBench, withBrowser } from './parts/run-bench.mjs';
import { servePavilion } from './parts/serve.mjs';

/** ms of the late venue's delay: longer than the site's server waits. */
const LATE_MS = 1_500;
const ROUNDS = roundsOf(5);
/** Highest ratio of the board's time at a late venue to that at a prompt one, and the one that we want. */
const LIMIT = 1.3;
const GOAL = 1.05;
/** Taps on matches of one visit: the first loads the code that later ones find. */
const TAPS = 4;
/** ms from touching a match to its painted board: the 95th percentile that we accept and want. */
const BOARD_MS = 300;
/** ms for which a finger stays on the glass. */
const TOUCH_MS = 80;

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

/** Runs first in the page: notes when a match was touched, and when its board and its own page were painted. */
function watchOpening() {
  const opening = { touched: 0, board: 0, page: 0 };
  window.opening = opening;
  const painted = (mark) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // After the frame that has just begun.
      port1.addEventListener('message', () => (opening[mark] ||= performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      Object.assign(opening, { touched: timeStamp, board: 0, page: 0 });
      const look = () => {
        const board = document.querySelector('section[aria-label="比分板"]');
        if (board && opening.board === 0) painted('board');
        if (board && !board.closest('[inert]')) painted('page');
        else setTimeout(look, 5);
      };
      look();
    },
    { capture: true },
  );
}

/** Touches some matches of a list as a finger does, one after the other: ms to the board and to the page of each. */
async function openMatches(browser, site, rate) {
  const page = await phonePage(browser, site);
  await page.addInitScript(watchOpening);
  await slowDown(page, rate);
  await page.goto(`${site}/game/sport`, { waitUntil: 'load' });
  const client = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const taps = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const link = page.locator('main li a[href*="/game/sport/"]').nth(tap);
    await link.waitFor();
    // The scripts have started; a visitor looks at the list for a moment.
    await page.waitForTimeout(3_000);
    const { x, y, width, height } = await link.boundingBox();
    await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    await page.waitForTimeout(TOUCH_MS);
    await touch('touchEnd', []);
    await page.waitForFunction(() => window.opening.page > 0);
    const { touched, board, page: whole } = await page.evaluate(() => window.opening);
    taps.push({ board: board - touched, page: whole - touched });
    await page.goBack();
  }
  await page.context().close();
  return taps;
}

/** From a touch to the match, on a slow network with an ordinary and with a slow processor. */
async function measureOpening(report, browser, site) {
  for (const [rate, name] of [
    [1, 'slow network'],
    [4, 'slow phone'],
  ]) {
    const taps = [];
    for (let visit = 0; visit < ROUNDS; visit += 1) taps.push(...(await openMatches(browser, site, rate)));
    const [boards, pages] = ['board', 'page'].map((mark) => taps.map((tap) => tap[mark]));
    const row = { metric: 'opening', unit: 'ms', digits: 0 };
    report.add({ ...row, name: `${name}, board, p95`, ours: [quantile(boards, 0.95)], limit: BOARD_MS, goal: BOARD_MS });
    report.add({ ...row, name: `${name}, board, median`, ours: [median(boards)] });
    report.add({ ...row, name: `${name}, its own page, median`, ours: [median(pages)] });
  }
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
    await measureOpening(report, browser, site);
    await measureTransfer(report, site);
  }),
);
