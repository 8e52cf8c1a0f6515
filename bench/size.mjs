#!/usr/bin/env node
/**
 * `npm run bench:size`: JavaScript that a cold first visit fetches within five seconds without a tap, brotli 11,
 * beside a bare Next page of the same version. Fails past the limit, or when a page carries what must come later.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureBrowser } from '../bin/parts/browser.mjs';
import { ensureBuilt } from '../bin/parts/build.mjs';
import { ensureInstalled } from '../bin/parts/install.mjs';
import { say } from '../bin/parts/say.mjs';
import { testEnv } from '../bin/parts/test-env.mjs';
import { buildTwin } from './parts/twin.mjs';
import { serveNext, servePavilion, stopAll } from './parts/serve.mjs';

const LIMIT = 1.45;
const GOAL = 1.25;
const SETTLE_MS = 5_000;
const PAGES = ['/', '/game/sport'];
/** Text that survives minifying and gives a library away. */
const LATER = [
  ['crypto-js', /Malformed UTF-8 data|_doCryptBlock|OpenSSLformatter|kdf.*PasswordBasedCipher/],
  ['jose', /JWSSignatureVerificationFailed|ERR_JWT_EXPIRED/],
  ['full zod', /ZodISODateTime|ZodPromise\b/],
  // A visitor's lists keep their answers without it (poll.feed); what shows a member's figures brings it along.
  ['the query observer', /Expected enabled to be a boolean/],
  ['nookies', /You should set cookie before res\.send/],
];
/** What two chunks that are asked for side by side would each carry a copy of. */
const ONCE = [
  ['ky', /ForceRetryError/],
  ['zod', /"\$ZodObject"/],
];

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Every script of a first visit: {address → body}. */
async function scriptsOf(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  await context.addCookies([{ name: 'isCheck', value: '1', url: address }]);
  const page = await context.newPage();
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
  await page.waitForTimeout(SETTLE_MS);
  await Promise.all(pending);
  await context.close();
  return scripts;
}

await ensureInstalled();
const env = testEnv();
await ensureBuilt(env);
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
});
let failed = false;
try {
  const bareScripts = await scriptsOf(browser, await serveNext(buildTwin()));
  const bare = [...bareScripts.values()].reduce((sum, body) => sum + brotli(body), 0);
  const row = (name, files, bytes) =>
    say(
      `${name.padEnd(16)} ${String(files).padStart(3)} files ${(bytes / 1024).toFixed(1).padStart(7)} KiB br  ${(bytes / bare).toFixed(2)}×`,
    );
  row('bare Next', bareScripts.size, bare);
  const site = await servePavilion();
  for (const page of PAGES) {
    const scripts = await scriptsOf(browser, site + page);
    const bytes = [...scripts.values()].reduce((sum, body) => sum + brotli(body), 0);
    row(page, scripts.size, bytes);
    if (process.argv.includes('--files')) {
      for (const [address, body] of [...scripts].toSorted((a, b) => b[1].length - a[1].length))
        say(`    ${(brotli(body) / 1024).toFixed(1).padStart(6)}  ${new URL(address).pathname}`);
    }
    if (bytes / bare > LIMIT) {
      failed = true;
      say(`  ✗ ${page} is over the limit of ${LIMIT}× (goal ${GOAL}×).`);
    }
    for (const [name, sign] of LATER) {
      const carrier = [...scripts].find(([, body]) => sign.test(body.toString('utf8')));
      if (!carrier) continue;
      failed = true;
      say(`  ✗ ${page} carries ${name} in ${new URL(carrier[0]).pathname}; load it where it is first used.`);
    }
    for (const [name, sign] of ONCE) {
      const carriers = [...scripts].filter(([, body]) => sign.test(body.toString('utf8')));
      if (carriers.length < 2) continue;
      failed = true;
      say(
        `  ✗ ${page} carries ${name} ${carriers.length} times: ${carriers.map(([address]) => new URL(address).pathname).join(', ')}; let one chunk ask for the other.`,
      );
    }
  }
} finally {
  await browser.close();
  stopAll();
}
process.exit(failed ? 1 : 0);
