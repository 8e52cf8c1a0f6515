import { phonePage } from './browser.mjs';
import { signIn } from './member.mjs';

/** Hosts of this machine: site, platform and venues. */
const OWN = new Set(['127.0.0.1', 'localhost']);

/** Bytes of a response on the wire; 0 where the browser lost it. */
const wireBytes = (request) =>
  request.sizes().then(
    ({ responseBodySize }) => responseBodySize,
    () => 0,
  );

/**
 * A cold first visit without a tap, until `settle` ms after the load event: its scripts {address → body}, the number of its
 * requests, bytes of prefetched flight data, and addresses of other hosts.
 */
export async function visitOnce(browser, address, { member, settle }) {
  const page = await phonePage(browser, address);
  if (member) await signIn(page.context(), address, member);
  const scripts = new Map();
  const requests = [];
  const pending = [];
  page.on('request', (request) => requests.push(request));
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
  const inTime = requests.filter((request) => !late.includes(request.url()));
  const prefetched = inTime.filter((request) => request.headers()['next-router-prefetch'] !== undefined);
  const bytes = await Promise.all(prefetched.map(wireBytes));
  await page.context().close();
  return {
    scripts,
    requests: inTime.length,
    prefetchBytes: bytes.reduce((sum, one) => sum + one, 0),
    foreign: inTime.map((request) => request.url()).filter((url) => /^https?:/.test(url) && !OWN.has(new URL(url).hostname)),
  };
}
