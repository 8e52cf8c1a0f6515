#!/usr/bin/env node
/**
 * `npm run bench:size`: JavaScript that a cold first visit loads within five seconds without a tap, brotli 11, compared with
 * a bare Next page of the same version. Fails above the limit, or when a page loads what must come later.
 */
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { ensureBuilt } from '../bin/lib/build.mjs';
import { ensureInstalled } from '../bin/lib/install.mjs';
import { print } from '../bin/lib/project.mjs';
import { testEnv } from '../bin/lib/settings.mjs';
import { launchBrowser, phonePage } from './parts/browser.mjs';
import { makeMember, signIn } from './parts/member.mjs';
import { buildTwin } from './parts/twin.mjs';
import { serveNext, servePavilion, stopAll } from './parts/serve.mjs';

const SETTLE_MS = 5_000;
/** Largest size of each page, as a multiple of the bare page; `settle`: ms after the load that belong to the visit. */
const PAGES = [
  { path: '/', limit: 1.45 },
  { path: '/game/sport', limit: 1.45 },
  // The first poll of the other venues loads their code; it comes 5 s after their response, which may be a second old.
  { path: 'event', limit: 1.5, settle: 3_000 },
  { path: '/activity/discount', limit: 1.45 },
  { path: '/user/login', limit: 1.6 },
  { path: '/mine', limit: 1.6, member: true },
  { path: '/mine/finance/wallet', limit: 1.6, member: true },
  { path: '/mine/record/betRecord', limit: 1.6, member: true },
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

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Every script of a first visit: {address → body}. */
async function scriptsOf(browser, address, { member, settle = SETTLE_MS } = {}) {
  const page = await phonePage(browser, address);
  if (member) await signIn(page.context(), address, member);
  const scripts = new Map();
  const pending = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    pending.push(
      response.body().then(
        (body) => scripts.set(response.url(), body),
        () => {},
      ),
    );
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settle);
  await Promise.all(pending);
  // Uses the page's own clock: on a busy machine time passes here while the page does nothing.
  const late = await page.evaluate((ms) => {
    const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
    const after = ({ startTime }) => startTime > loadEventEnd + ms;
    return performance
      .getEntriesByType('resource')
      .filter(after)
      .map(({ name }) => name);
  }, settle);
  for (const script of late) scripts.delete(script);
  await page.context().close();
  return scripts;
}

/** ms between two visitors of a page; the server keeps the lists of a visited page new for 4 s. */
const VISIT_MS = 1_000;

/** Measures while others visit the page at `address`, if any. */
async function withVisitors(address, measure) {
  if (!address) return measure();
  const visit = () => fetch(address).then((response) => response.text());
  await visit();
  const visits = setInterval(() => visit().catch(() => {}), VISIT_MS);
  try {
    await setTimeout(VISIT_MS);
    return await measure();
  } finally {
    clearInterval(visits);
  }
}

/** Minutes: a later match may end meanwhile, and its page then requests the other venues at once. */
const EARLY = 60;

/** The page of a match in play, in its first hour. */
async function eventPage(platform) {
  const response = await fetch(`${platform}/sandbox/events?state=live&sport=football`);
  const { data } = await response.json();
  const { ids } = data.find(({ minute }) => minute < EARLY) ?? data[0];
  return `/game/sport/FBTY/${ids.FBTY}`;
}

await ensureInstalled({ dev: true });
const env = testEnv();
await ensureBuilt(env);
const browser = await launchBrowser();
let failed = false;
try {
  const bareScripts = await scriptsOf(browser, await serveNext(buildTwin()));
  const bare = [...bareScripts.values()].reduce((sum, body) => sum + brotli(body), 0);
  const row = (name, files, bytes) =>
    print(
      `${name.padEnd(22)} ${String(files).padStart(3)} files ${(bytes / 1024).toFixed(2).padStart(7)} KiB br  ${(bytes / bare).toFixed(2)}×`,
    );
  row('bare Next', bareScripts.size, bare);
  const { address: site, platform } = await servePavilion();
  const signedIn = await makeMember(platform);
  for (const { path: page, limit, settle, member } of PAGES) {
    const path = page === 'event' ? await eventPage(platform) : page;
    // Without other visitors the server may not have the other venues' lists, and the page then loads their code at once.
    const scripts = await withVisitors(page === 'event' && site + path, () =>
      scriptsOf(browser, site + path, { member: member && signedIn, settle }),
    );
    const bytes = [...scripts.values()].reduce((sum, body) => sum + brotli(body), 0);
    row(page, scripts.size, bytes);
    if (process.argv.includes('--files')) {
      for (const [address, body] of [...scripts].toSorted((a, b) => b[1].length - a[1].length))
        print(`    ${(brotli(body) / 1024).toFixed(1).padStart(6)}  ${new URL(address).pathname}`);
    }
    if (bytes / bare > limit) {
      failed = true;
      print(`  ✗ ${page} is over its limit of ${limit}×.`);
    }
    for (const [name, sign] of FIRST.has(page) ? LATER : []) {
      const carrier = [...scripts].find(([, body]) => sign.test(body.toString('utf8')));
      if (!carrier) continue;
      failed = true;
      print(`  ✗ ${page} carries ${name} in ${new URL(carrier[0]).pathname}; load it where it is first used.`);
    }
    for (const [name, sign] of ONCE) {
      const carriers = [...scripts].filter(([, body]) => sign.test(body.toString('utf8')));
      if (carriers.length < 2) continue;
      failed = true;
      print(
        `  ✗ ${page} carries ${name} ${carriers.length} times: ${carriers.map(([address]) => new URL(address).pathname).join(', ')}; let one chunk import the other.`,
      );
    }
  }
} finally {
  await browser.close();
  stopAll();
}
process.exit(failed ? 1 : 0);
