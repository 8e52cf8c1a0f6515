import type { Page } from '@playwright/test';
import { pagePaths } from '../../../support/app-paths';
import { expect, giveSession, test } from '../../fixtures';

const PARAMETERS = { venue: 'FBTY', match: '1', slug: 'tytzgz', id: '0', code: 'slot' };
/** Fields that a form without scripts may put into the address: searches. */
const SEARCHES = new Set(['search q']);

/** Fields of the forms in `html` that a browser without scripts would put into the address, as `type name`. */
function fieldsInAddress(page: Page, html: string): Promise<{ forms: number; fields: string[] }> {
  return page.evaluate((text) => {
    const forms = [...new DOMParser().parseFromString(text, 'text/html').forms];
    const named = (field: Element) => field.getAttribute('name') !== null && !(field instanceof HTMLButtonElement);
    const fields = forms
      .filter((form) => form.method === 'get')
      .flatMap((form) => [...form.elements].filter(named))
      .map((field) => `${(field as HTMLInputElement).type} ${field.getAttribute('name')}`);
    return { forms: forms.length, fields };
  }, html);
}

for (const audience of ['visitor', 'member'] as const) {
  test(`no page sends a ${audience}’s typed text into an address, except a search`, async ({ page, context, stack, member }) => {
    test.setTimeout(120_000);
    if (audience === 'visitor') await context.clearCookies();
    await context.addCookies([{ name: 'isCheck', value: '1', url: stack.origin }]);
    if (audience === 'member') await giveSession(context, stack.origin, member);
    const wrong: string[] = [];
    let forms = 0;
    const look = async (path: string) => {
      const html = await (await context.request.get(`${stack.origin}${path}`)).text();
      const found = await fieldsInAddress(page, html);
      forms += found.forms;
      for (const field of found.fields) if (!SEARCHES.has(field)) wrong.push(`${path}: ${field}`);
    };
    const waiting = pagePaths(PARAMETERS);
    const worker = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await look(path);
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    expect(wrong).toEqual([]);
    // Login, its two neighbours, agent, customer, help at the least.
    expect(forms).toBeGreaterThan(5);
  });
}

test.describe('while the scripts of a page are held back', () => {
  test.beforeEach(({ page }) => page.route('**/_next/static/**/*.js', (route) => route.abort()));

  const TYPED = 'Tester@2026';
  const submit = async (page: Page, path: string) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto(path);
    const fields = page.locator(
      'main form[method="post"] :is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea)',
    );
    for (const field of await fields.all()) if (await field.isVisible()) await field.fill(TYPED);
    await fields.first().evaluate((field: HTMLInputElement) => field.form!.requestSubmit());
    await expect.poll(() => addresses.length).toBe(2);
    await page.waitForLoadState('domcontentloaded');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    expect(addresses.join()).not.toContain('Tester');
    await expect(fields.first()).toHaveValue('');
  };

  for (const path of [
    '/user/login?redirect=%2Fmine%2Ffinance%2Fwallet',
    '/user/register?redirect=%2Fmine',
    '/user/password',
    '/agent',
    '/customer/main',
  ]) {
    test(`a form sent from ${path} leaves no typed text in the address, and the page is the same`, async ({ page }) => {
      await submit(page, path);
    });
  }
  test('a form sent from a member’s page leaves none either', async ({ page, member }) => {
    expect(member.token).not.toBe('');
    await submit(page, '/mine/feedback');
  });
  test('Enter in the password field of the login keeps the return path', async ({ page }) => {
    await page.goto('/user/login?redirect=%2Fmine%2Fvip');
    await page.getByLabel('密码', { exact: true }).fill(TYPED);
    await page.getByLabel('密码', { exact: true }).press('Enter');
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('');
    expect(page.url()).toContain('/user/login?redirect=%2Fmine%2Fvip');
    expect(page.url()).not.toContain(TYPED);
  });
});

test('an address that contains a password loses it and keeps the rest', async ({ page, stack }) => {
  await page.goto('/user/login?redirect=%2Fmine&userName=demo2026&password=Tester%402026&smsCode=123456');
  await expect(page).toHaveURL(`${stack.origin}/user/login?redirect=%2Fmine&userName=demo2026`);
});
