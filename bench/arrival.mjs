#!/usr/bin/env node
/**
 * `npm run bench:arrival`: how much longer pages wait for a late venue than for a prompt one, by the first byte of an
 * uncached list and by the score board of a match from the list. Also the transfer size of documents and scripts, compared
 * with gzip.
 */
import http from 'node:http';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { ensureBuilt } from '../bin/lib/build.mjs';
import { ensureInstalled } from '../bin/lib/install.mjs';
import { print } from '../bin/lib/project.mjs';
import { testEnv } from '../bin/lib/settings.mjs';
import { launchBrowser, phonePage } from './parts/browser.mjs';
import { servePavilion, stopAll } from './parts/serve.mjs';
import { median, spread } from './parts/spread.mjs';

/** ms of the late venue's delay: longer than the site's server waits. */
const LATE_MS = 1_500;
const ROUNDS = 5;
/** Highest ratio of the board's time at a late venue to that at a prompt one. */
const LIMIT = 1.3;
const LISTS = ['today', 'early'].flatMap((tab) => ['football', 'basketball', 'tennis'].map((sport) => `t=${tab}&sport=${sport}`));

async function setFault(platform, call) {
  await fetch(`${platform}/sandbox/faults`, { method: 'DELETE' });
  if (!call) return;
  await fetch(`${platform}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ call, latencyMs: LATE_MS }),
  });
}

/** A page as transferred: ms to its first byte and to its end, bytes, and its text. */
function load(address) {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    http
      .get(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
        const parts = [];
        let first = 0;
        response.on('data', (part) => {
          first ||= performance.now() - begun;
          parts.push(part);
        });
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          const body = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
          resolve({ first, whole: performance.now() - begun, bytes: bytes.length, body });
        });
      })
      .on('error', reject);
  });
}

const times = (series, kind) => spread(series.map((one) => one[kind]));

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

await ensureInstalled({ dev: true });
await ensureBuilt(testEnv());
const browser = await launchBrowser();
let failed = false;
try {
  const { address: site, platform } = await servePavilion();
  await load(`${site}/game/sport?t=live`);
  const [late, prompt] = [[], []];
  for (const [at, list] of LISTS.entries()) {
    await setFault(platform, at % 2 === 0 ? 'POST /v1/match/getList' : null);
    (at % 2 === 0 ? late : prompt).push(await load(`${site}/game/sport?${list}`));
  }
  print(`A list requested first, first byte: venue late ${times(late, 'first')} ms, prompt ${times(prompt, 'first')}`);
  print(`A list requested first, whole page: venue late ${times(late, 'whole')} ms, prompt ${times(prompt, 'whole')}`);

  const boards = { late: [], prompt: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const mode of Object.keys(boards)) {
      await setFault(platform, mode === 'late' ? 'POST /v1/match/getMatchDetail' : null);
      boards[mode].push(await tapToBoard(browser, site));
    }
  }
  const ratio = median(boards.late) / median(boards.prompt);
  print(`A tap to the board of its match: venue late ${spread(boards.late)} ms, prompt ${spread(boards.prompt)}: ${ratio.toFixed(2)}×`);
  if (ratio > LIMIT) {
    failed = true;
    print(`  ✗ over its limit of ${LIMIT}×.`);
  }
  await setFault(platform, null);

  for (const path of ['/', '/game/sport']) {
    const { bytes, body } = await load(site + path);
    const scripts = [...new Set(body.toString('utf8').match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))];
    const loaded = await Promise.all(scripts.map((script) => load(site + script)));
    const sum = (of) => loaded.reduce((all, one) => all + of(one), 0) / 1024;
    const zipped = sum((one) => gzipSync(one.body).length);
    print(
      `${path.padEnd(12)} document ${(bytes / 1024).toFixed(1)} KiB, gzip ${(gzipSync(body).length / 1024).toFixed(1)}; ${scripts.length} scripts ${sum((one) => one.bytes).toFixed(1)} KiB, gzip ${zipped.toFixed(1)}`,
    );
  }
} finally {
  await browser.close();
  stopAll();
}
process.exit(failed ? 1 : 0);
