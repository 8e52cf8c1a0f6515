#!/usr/bin/env node
/**
 * `npm run bench:paint`: first and largest paint of a page on a slow phone, compared with the same HTML with its style sheets
 * inlined and without scripts, sent with the same headers; and that HTML compared with the same one without the headers, which
 * shows what they cost: after `Cross-Origin-Opener-Policy` a browser continues in a new process. CPU four times slower, 1.6 Mbit/s,
 * 150 ms. Also the CPU of the main thread for such a visit, compared with a page of bare Next that has the same elements.
 */
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { phonePage, slowDown } from './parts/browser.mjs';
import { withoutScripts } from './parts/html.mjs';
import { countThreadTime, readThreadMs } from './parts/main-thread.mjs';
import { cookiesOf, makeMember, signIn } from './parts/member.mjs';
import { readPage, readWhole } from './parts/page.mjs';
import { roundsOf, runRounds } from './parts/rounds.mjs';
import { runBench, withBrowser } from './parts/run-bench.mjs';
import { serveNext, servePavilion } from './parts/serve.mjs';
import { readTrees } from './parts/tree.mjs';
import { buildPageTwin } from './parts/twin.mjs';

/** `goal`: ratio of the largest paint to the twin's that we want. */
const PAGES = [
  { name: 'home', path: '/', goal: 1.03 },
  { name: 'list', path: '/game/sport', goal: 1.03 },
  { name: 'mine', path: '/mine', goal: 1.1, member: true },
];
const ROUNDS = roundsOf(7);

/** Highest ratio of the page's largest paint to the twin's. */
const LIMIT = 1.15;
/** ms after the load event in which a larger paint or a shift may follow. */
const PAINT_MS = 1_500;
const SETTLE_MS = 2_500;
/** Ratio of the main thread's CPU to that of the bare page that we want. */
const CPU_GOAL = 1;

/** Headers of one connection or of the encoding, which the twin has of its own. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'date']);

/** Serves the site's pages as plain HTML, `isBare` without their headers, and passes on everything else. */
async function serveTwin(site, { isBare }) {
  const server = createServer(async (request, response) => {
    try {
      const { body, type, headers } = await readPage(site + request.url, { cookie: request.headers.cookie });
      response.setHeader('Content-Type', type);
      if (!type.startsWith('text/html')) return void response.end(body);
      if (!isBare) for (const [name, value] of Object.entries(headers)) if (!OWN_HEADERS.has(name)) response.setHeader(name, value);
      response.setHeader('Content-Encoding', 'br');
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
      return void response.end(brotliCompressSync(withoutScripts(body.toString('utf8')), { params }));
    } catch {
      response.writeHead(502).end();
      return undefined;
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** ms to the first and the largest paint of a cold visit, and its layout shift. */
async function paints(browser, address, member) {
  const page = await phonePage(browser, address);
  if (member) await signIn(page.context(), address, member);
  await slowDown(page, 4);
  await page.addInitScript(() => {
    window.largest = 0;
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      window.largest = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(PAINT_MS);
  const times = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: window.largest,
    // Smaller than a pixel of the phone.
    shift: window.shift < 0.00005 ? 0 : window.shift,
  }));
  await page.context().close();
  return times;
}

async function run(browser, report, { site, plain, bare, signedIn }) {
  for (const { path, goal, member } of PAGES) {
    const visit = (origin) => () => paints(browser, origin + path, member && signedIn);
    const sides = { ours: visit(site), plain: visit(plain), bare: visit(bare) };
    const { series, kept, rounds } = await runRounds({ rounds: ROUNDS, sides, reference: 'plain', numberOf: ({ largest }) => largest });
    const of = (side, kind) => series[side].map((one) => one[kind]);
    const row = (metric, kind) => ({
      metric,
      name: path,
      unit: 'ms',
      digits: 0,
      ours: of('ours', kind),
      base: of('plain', kind),
      baseName: 'plain HTML',
      goal,
      kept,
      rounds,
    });
    const headers = (metric, kind) => ({
      ...row(metric, kind),
      name: `${path}, plain HTML`,
      ours: of('plain', kind),
      base: of('bare', kind),
      baseName: 'without headers',
      goal: null,
    });
    report.add({ ...row('paint', 'largest'), limit: LIMIT });
    report.add(headers('paint', 'largest'));
    report.add(row('first-paint', 'first'));
    report.add(headers('first-paint', 'first'));
    report.add({ metric: 'shift', name: path, unit: '', digits: 4, ours: of('ours', 'shift'), goal: 0, kept, rounds });
  }
}

/** CPU ms of the main thread of a cold visit. */
async function visitCpu(browser, address, member) {
  const page = await phonePage(browser, address);
  if (member) await signIn(page.context(), address, member);
  const client = await page.context().newCDPSession(page);
  await countThreadTime(client);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const used = await readThreadMs(client);
  await page.context().close();
  return used;
}

/** CPU of the main thread, compared with pages of bare Next that have the same elements. */
async function runCpu(browser, report, { site, signedIn }) {
  const documents = {};
  for (const { name, path, member } of PAGES) {
    const cookie = member ? cookiesOf(signedIn) : undefined;
    documents[name] = await readWhole(site + path, { cookie });
  }
  const bare = await serveNext(buildPageTwin(await readTrees(browser, documents)));
  for (const { name, path, member } of PAGES) {
    const sides = {
      ours: () => visitCpu(browser, site + path, member && signedIn),
      bare: () => visitCpu(browser, `${bare.address}/dynamic-${name}`),
    };
    const { series, kept, rounds } = await runRounds({ rounds: ROUNDS, sides, reference: 'bare' });
    const compared = { ours: series.ours, base: series.bare, baseName: 'dynamic', goal: CPU_GOAL };
    report.add({ metric: 'main-thread', name: path, unit: 'ms', digits: 0, ...compared, kept, rounds });
  }
}

await runBench('paint', (report) =>
  withBrowser(async (browser) => {
    const { address: site, platform } = await servePavilion();
    const [plain, bare] = [await serveTwin(site, { isBare: false }), await serveTwin(site, { isBare: true })];
    try {
      const signedIn = await makeMember(platform);
      await run(browser, report, { site, plain: plain.address, bare: bare.address, signedIn });
      await runCpu(browser, report, { site, signedIn });
    } finally {
      plain.close();
      bare.close();
    }
  }),
);
