#!/usr/bin/env node
/**
 * `npm run bench:paint`: first and largest paint of a page on a slow phone, compared with the same HTML with its style sheets
 * inlined and without scripts. CPU four times slower, 1.6 Mbit/s, 150 ms; rounds interleaved.
 */
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { ensureBuilt } from '../bin/lib/build.mjs';
import { ensureInstalled } from '../bin/lib/install.mjs';
import { print } from '../bin/lib/project.mjs';
import { testEnv } from '../bin/lib/settings.mjs';
import { launchBrowser, phonePage } from './parts/browser.mjs';
import { servePavilion, stopAll } from './parts/serve.mjs';
import { median, spread } from './parts/spread.mjs';

const PAGES = ['/', '/game/sport'];
const ROUNDS = 9;
/** Highest ratio of the page's LCP to the twin's. */
const LIMIT = 1.15;
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SETTLE_MS = 2_500;

/** A document as plain HTML: without scripts and their preloads. */
const withoutScripts = (html) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replaceAll(/<link\b[^>]*as="script"[^>]*>/g, '');

/** Serves the site's pages as plain HTML and passes on everything else. */
async function serveTwin(site) {
  const server = createServer(async (request, response) => {
    try {
      const reply = await fetch(site + request.url, { headers: { cookie: request.headers.cookie ?? '' } });
      const type = reply.headers.get('content-type') ?? '';
      const body = Buffer.from(await reply.arrayBuffer());
      response.setHeader('Content-Type', type);
      if (!type.startsWith('text/html')) return void response.end(body);
      response.setHeader('Content-Encoding', 'br');
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
      return void response.end(brotliCompressSync(withoutScripts(body.toString('utf8')), { params }));
    } catch {
      response.writeHead(502).end();
      return undefined;
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { twin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** ms to the first and the largest paint of a cold visit. */
async function paints(browser, address) {
  const page = await phonePage(browser, address);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    window.largest = 0;
    new PerformanceObserver((list) => {
      window.largest = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: window.largest,
  }));
  await page.context().close();
  return times;
}

await ensureInstalled({ dev: true });
await ensureBuilt(testEnv());
const browser = await launchBrowser();
let failed = false;
let end = () => {};
try {
  const { address: site } = await servePavilion();
  const { twin, close } = await serveTwin(site);
  end = close;
  for (const path of PAGES) {
    const [ours, theirs] = [[], []];
    // The first pair only warms the caches of the server and of the machine.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = [await paints(browser, site + path), await paints(browser, twin + path)];
      if (round === 0) continue;
      ours.push(pair[0]);
      theirs.push(pair[1]);
    }
    const ratio = (kind) => median(ours.map((one, at) => one[kind] / theirs[at][kind]));
    for (const [kind, name] of [
      ['first', 'first paint'],
      ['largest', 'largest paint'],
    ]) {
      const values = (series) => spread(series.map((one) => one[kind]));
      print(`${path.padEnd(12)} ${name.padEnd(14)} ${values(ours)} ms, plain HTML ${values(theirs)}: ${ratio(kind).toFixed(2)}×`);
    }
    if (ratio('largest') <= LIMIT) continue;
    failed = true;
    print(`  ✗ ${path} is over its limit of ${LIMIT}×.`);
  }
} finally {
  end();
  await browser.close();
  stopAll();
}
process.exit(failed ? 1 : 0);
