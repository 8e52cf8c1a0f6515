import { chromium } from 'playwright';
import { ensureBrowser } from '../../bin/lib/test-tools.mjs';

/** A slow phone network: bytes a second, and ms for each request. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A Chromium without background requests of its own. */
export async function launchBrowser() {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
  });
}

/** A page on a phone, whose visitor has dismissed the cookie notice. */
export async function phonePage(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  await context.addCookies([{ name: 'isCheck', value: '1', url: address }]);
  return context.newPage();
}

/** Gives a page the network of a slow phone, and a CPU that is `rate` times slower. */
export async function slowDown(page, rate) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW);
  if (rate > 1) await client.send('Emulation.setCPUThrottlingRate', { rate });
}
