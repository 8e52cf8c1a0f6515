#!/usr/bin/env node
/**
 * `npm run bench:size`: JavaScript that a cold first visit loads within five seconds without a tap, brotli 11, compared with
 * a bare Next page of the same version; its requests and prefetched data; the bytes of its document. Fails above a limit, or when
 * a page loads what must come later.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { print } from '../bin/lib/project.mjs';
import { duplicationOf, sheetsOf } from './parts/html.mjs';
import { cookiesOf, makeMember } from './parts/member.mjs';
import { readText } from './parts/page.mjs';
import { findEventPath, withVisitors } from './parts/pages.mjs';
import { runBench, withBrowser } from './parts/run-bench.mjs';
import { serveNext, servePavilion } from './parts/serve.mjs';
import { buildBareTwin } from './parts/twin.mjs';
import { visitOnce } from './parts/visit.mjs';

const SETTLE_MS = 5_000;
/**
 * Largest size of each page's scripts, as a multiple of the bare page, and the size that we want; `settle`: ms after the load that
 * belong to the visit.
 */
const PAGES = [
  { path: '/', limit: 1.38, goal: 1.3 },
  { path: '/game/sport', limit: 1.4, goal: 1.32 },
  // The first poll of the other venues loads their code; it comes 5 s after their response, which may be a second old.
  { path: 'event', limit: 1.45, goal: 1.48, settle: 3_000 },
  { path: '/activity/discount', limit: 1.22, goal: 1.21 },
  { path: '/user/login', limit: 1.45, goal: 1.25 },
  { path: '/help', limit: 1.23, goal: 1.25 },
  { path: '/chat', limit: 1.51, goal: 1.45 },
  { path: '/activity/luckyFlip', limit: 1.35, goal: 1.3 },
  { path: '/game', limit: 1.34, goal: 1.3 },
  { path: '/game/chess', limit: 1.33, goal: 1.3 },
  { path: '/', name: '/ of a member', limit: 1.53, goal: 1.35, member: true },
  { path: '/mine', limit: 1.41, goal: 1.4, member: true },
  { path: '/mine/finance/wallet', limit: 1.41, goal: 1.25, member: true },
  { path: '/mine/record/betRecord', limit: 1.57, goal: 1.45, member: true },
];
/** Usual first pages; `LATER` lists what must not load on them. */
const FIRST = new Set(['/', '/game/sport']);
/** Text that survives minifying and identifies a library. */
const LATER = [
  ['crypto-js', /Malformed UTF-8 data|_doCryptBlock|OpenSSLformatter|kdf.*PasswordBasedCipher/],
  ['jose', /JWSSignatureVerificationFailed|ERR_JWT_EXPIRED/],
  ['full zod', /ZodISODateTime|ZodPromise\b/],
  // A guest's lists poll without it (poll.feed); only a member's figures load it.
  ['the query observer', /Expected enabled to be a boolean/],
  ['nookies', /You should set cookie before res\.send/],
];
/** Libraries of which two chunks loaded side by side would each contain a copy. */
const ONCE = [
  ['ky', /ForceRetryError/],
  ['zod', /"\$ZodObject"/],
];
const GOALS = { requests: 10, prefetchKib: 8, document: 0.8, duplication: 1.25 };
/** Bytes that a server sends on a new connection before it waits for the browser. */
const FIRST_FLIGHT = 14_600;

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sizeOf = (scripts) => [...scripts.values()].reduce((sum, body) => sum + brotli(body), 0);
const carriersOf = (scripts, sign) =>
  [...scripts].filter(([, body]) => sign.test(body.toString('utf8'))).map(([address]) => new URL(address).pathname);

function printFiles(scripts) {
  for (const [address, body] of [...scripts].toSorted((a, b) => b[1].length - a[1].length))
    print(`    ${(brotli(body) / 1024).toFixed(1).padStart(6)}  ${new URL(address).pathname}`);
}

/** Fails for libraries that come too early or twice. */
function checkLibraries(report, name, scripts, isFirst) {
  for (const [library, sign] of isFirst ? LATER : []) {
    const [carrier] = carriersOf(scripts, sign);
    if (carrier) report.fail(`${name} carries ${library} in ${carrier}; load it where it is first used.`);
  }
  for (const [library, sign] of ONCE) {
    const carriers = carriersOf(scripts, sign);
    if (carriers.length < 2) continue;
    report.fail(`${name} carries ${library} ${carriers.length} times: ${carriers.join(', ')}; let one chunk import the other.`);
  }
}

/** The document's own sizes. */
async function addDocument(report, name, address, cookie) {
  const html = await readText(address, { cookie });
  const sheets = await Promise.all(sheetsOf(html).map((sheet) => readText(new URL(sheet, address))));
  const bytes = [html, ...sheets].reduce((sum, text) => sum + brotli(text), 0);
  const first = { base: [FIRST_FLIGHT / 1000], baseName: 'first flight', goal: GOALS.document };
  report.add({ metric: 'document', name, unit: 'KB', digits: 1, ours: [bytes / 1000], ...first });
  report.add({ metric: 'duplication', name, unit: '×', ours: [duplicationOf(html)], goal: GOALS.duplication });
}

async function run(browser, report) {
  const bare = sizeOf((await visitOnce(browser, (await serveNext(buildBareTwin())).address, { settle: SETTLE_MS })).scripts);
  const { address: site, platform } = await servePavilion();
  const signedIn = await makeMember(platform);
  for (const { path: page, name = page, limit, goal, settle = SETTLE_MS, member } of PAGES) {
    const address = site + (page === 'event' ? await findEventPath(platform) : page);
    const visit = () => visitOnce(browser, address, { member: member && signedIn, settle });
    // Without other visitors the server may not have the other venues' lists, and the page then loads their code at once.
    const { scripts, requests, prefetchBytes, foreign } = await (page === 'event' ? withVisitors(address, visit) : visit());
    const kib = { unit: 'KiB', digits: 1, base: [bare / 1024], baseName: 'bare Next' };
    report.add({ metric: 'scripts', name: `${name}, ${scripts.size} files`, ...kib, ours: [sizeOf(scripts) / 1024], limit, goal });
    if (process.argv.includes('--files')) printFiles(scripts);
    checkLibraries(report, name, scripts, FIRST.has(name));
    report.add({ metric: 'requests', name, unit: '', digits: 0, ours: [requests], goal: GOALS.requests });
    report.add({ metric: 'prefetch', name, unit: 'KiB', digits: 1, ours: [prefetchBytes / 1024], goal: GOALS.prefetchKib });
    for (const other of foreign) report.fail(`${name} requests ${other}; everything comes from the site, the platform and the venues.`);
    await addDocument(report, name, address, member ? cookiesOf(signedIn) : 'isCheck=1');
  }
}

await runBench('size', (report) => withBrowser((browser) => run(browser, report)));
