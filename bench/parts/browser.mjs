import { chromium } from 'playwright';
import { ensureBrowser } from '../../bin/lib/test-tools.mjs';

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
