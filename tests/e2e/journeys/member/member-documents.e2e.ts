import type { Page } from '@playwright/test';
import { memberPaths } from '../../../support/app-paths';
import { sample } from '../../../support/seed';
import { expect, test } from '../../fixtures';
import { documentContent, type Document, documentPair, getDocument } from '../../raw-document';

const ENCODINGS = ['identity', 'gzip', 'br'] as const;
/** Pages outside of `app/(member)` that members get as shells, too. */
const OPEN = ['/', '/game/sport', '/activity/discount'];

/** Pages whose document has its member: a form that depends on it. */
const OWN = new Set(['/mine/feedback']);
/** Attribute of a figure that the last script fills in. */
const FIGURE = ' data-figure="';
const SCRIPTS = /\/_next\/static\/.*\.js/;
const LAST_SCRIPT = /<script nonce="[\w-]{22}">\(function\(d,member[^]*?\}\)\(document,(\{.*\})\)<\/script>(?=<\/body><\/html>$)/;
const withoutLastScript = (document: Document): Document => ({ ...document, body: document.body.replace(LAST_SCRIPT, '') });
const lastScriptOf = ({ body }: Document) => LAST_SCRIPT.exec(body)?.[1] ?? '';

/**
 * Opens a page whose document has its member: on a busy machine the platform may respond later than a document waits. `blocked`: no
 * file with scripts arrives, as on a slow network.
 */
async function openWithMember(page: Page, path: string, { blocked = false } = {}): Promise<void> {
  await page.unroute(SCRIPTS);
  if (blocked) await page.route(SCRIPTS, (route) => route.abort());
  await expect(async () => {
    const response = await page.goto(path);
    expect(await response!.text()).toContain('documentMember');
  }).toPass();
}

test('members share the shell of every page, and each document has its own member’s data only at its end', async ({ stack, control }) => {
  test.slow();
  const [one, other] = [await control.member({ balance: '77.31' }), await control.member({ balance: '12.92' })];
  const cookieOf = ({ token, uuid }: { token: string; uuid: string }) => `token=${token}; uuid=${uuid}`;
  const shared = memberPaths({ id: '1' }).filter((path) => !OWN.has(path));
  const paths = [...sample(shared, 12, 'member documents'), '/mine', '/mine/finance/wallet', ...OPEN];
  for (const [index, path] of paths.entries()) {
    const encoding = { 'accept-encoding': ENCODINGS[index % ENCODINGS.length]! };
    await expect(async () => {
      const pair = await documentPair(stack.origin, path, { ...encoding, cookie: cookieOf(one) });
      expect(pair, `${path} is stored`).not.toBeNull();
      const [rendered, stored] = pair!;
      expect(documentContent(withoutLastScript(stored)), path).toBe(documentContent(withoutLastScript(rendered)));
      if (!rendered.body.includes(FIGURE) && !path.startsWith('/mine')) return;
      expect(lastScriptOf(rendered), path).toContain('77.31');
      expect(lastScriptOf(stored), path).toBe(lastScriptOf(rendered));
      expect(withoutLastScript(stored).body, path).not.toContain('77.31');
      expect(withoutLastScript(stored).body, path).not.toContain(one.userName);
      const theirs = await getDocument(stack.origin, path, { ...encoding, cookie: cookieOf(other) });
      expect(lastScriptOf(theirs), path).toContain('12.92');
      expect(theirs.body, path).not.toContain('77.31');
    }).toPass();
    const guest = await getDocument(stack.origin, path, encoding);
    expect(guest.body, path).not.toMatch(/77\.31|12\.92/);
  }
});

test('name, level and balance are there before any script has loaded, unless the member hides the balance', async ({ page, logIn }) => {
  const { userName } = await logIn({ balance: '345.67' });
  const masked = `${userName.slice(0, 2)}**${userName.slice(-2)}`;
  await openWithMember(page, '/mine', { blocked: true });
  const main = page.locator('body');
  await expect(main).toContainText('345.67');
  await expect(main).toContainText(masked);
  await expect(main).toContainText('VIP');
  await openWithMember(page, '/', { blocked: true });
  await expect(page.getByRole('region', { name: '中心钱包' })).toContainText('345.67');
  await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ state: { hideBalance: true }, version: 1 })));
  await openWithMember(page, '/mine', { blocked: true });
  await expect(main).toContainText(masked);
  await expect(main).not.toContainText('345.67');
});

test('the page takes the member from its document and does not request it again', async ({ page, logIn }) => {
  await logIn({ balance: '345.67' });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requested.length = 0;
    requested.push(new URL(request.url()).pathname);
  });
  await openWithMember(page, '/mine');
  await expect(page.getByTestId('available')).toHaveText('345.67');
  expect(requested.filter((path) => path.endsWith('/member/info'))).toEqual([]);
});

test('a platform that responds late delays the figures, not the page', async ({ page, control, logIn }) => {
  await logIn({ balance: '345.67' });
  await openWithMember(page, '/mine');
  await control.fault({ call: 'POST /site/api/v1/user/member/info', latencyMs: 2000 });
  await page.goto('/mine');
  await expect(page.getByRole('link', { name: '设置', exact: true })).toBeVisible();
  await control.clearFaults();
  await expect(page.getByTestId('available')).toHaveText('345.67');
});
