import type { Page } from '@playwright/test';
import { inviteOverviewCall } from '@pavilion/contract/calls/invite.calls';
import { sendCall } from '../../../support/platform-client';
import { expect, test } from '../../fixtures';
import { EntryPage } from '../../pages/entry-page';
import { MinePage } from '../../pages/mine-page';
import { SIGN_KEY } from '../../stack';

const readStored = (page: Page, key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage') =>
  page.evaluate(([name, where]) => window[where as 'localStorage'].getItem(name!), [key, area] as const);
const inviteField = (page: Page) => page.getByRole('textbox', { name: '邀请码（选填）' });

/** Bodies of the calls to an address from now on, as this page makes them; the runner itself does not see streamed ones. */
async function bodiesTo(page: Page, end: string): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.exposeFunction('noteBody', (text: string) => void bodies.push(JSON.parse(text)));
  await page.evaluate((ending) => {
    const { fetch } = window;
    const note = (window as unknown as { noteBody: (text: string) => Promise<void> }).noteBody;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith(ending)) await note(await request.clone().text());
      return fetch(request);
    };
  }, end);
  return bodies;
}

test.describe('parameters of an invite link', () => {
  // @spec 2.71
  test('invite codes from any page are stored, filled into the registration form and sent', async ({ page, control, stack }) => {
    const { token, uuid } = await control.member();
    const { code } = (await sendCall(stack.platform, inviteOverviewCall, {}, { token, uuid, key: SIGN_KEY })).data;
    await page.goto(`/help?invite_code=${code}&i_code=P1&r_code=R1&r_bet=B1&agent_verify=AG-9&growCode=G_3`);
    await expect.poll(() => readStored(page, 'referral')).not.toBeNull();
    const referral = JSON.parse((await readStored(page, 'referral'))!) as Record<string, { value: string; at: number }>;
    expect(
      Object.entries(referral)
        .map(([name, { value }]) => `${name}=${value}`)
        .toSorted(),
    ).toEqual(['i_code=P1', `invite_code=${code}`, 'r_bet=B1', 'r_code=R1']);
    expect(await readStored(page, 'agent_verify')).toBe('AG-9');
    expect(await readStored(page, 'growCode', 'sessionStorage')).toBe('G_3');

    await page.goto('/user/register');
    await expect(inviteField(page)).toHaveValue(code);
    await expect(page.getByText('来自好友的邀请链接')).toBeVisible();
    const sent = await bodiesTo(page, '/user/register');
    await new EntryPage(page).register('invited1', 'Invited@2026');
    expect(sent).toMatchObject([{ userName: 'invited1', inviteCode: code }]);
  });

  test('invalid codes and metadata are dropped, and an app’s own metadata is stored for the visit', async ({ page }) => {
    const evil = encodeURIComponent('<img src=x onerror=alert(1)>');
    await page.goto(
      `/help?i_code=${evil}&agent_verify=${evil}&metadata=${encodeURIComponent('{"__proto__":{"appVersion":"1"},"token":"x"}')}&r_code=OK1`,
    );
    await expect.poll(() => readStored(page, 'referral')).toContain('OK1');
    expect(await readStored(page, 'referral')).not.toContain('img');
    expect(await readStored(page, 'agent_verify')).toBeNull();
    expect(await readStored(page, 'metadata', 'sessionStorage')).toBeNull();
    await page.goto(`/help?metadata=${encodeURIComponent('{"appVersion":"2.1.0","channel":"store","deviceModel":"Pixel 9"}')}`);
    await expect
      .poll(() => readStored(page, 'metadata', 'sessionStorage'))
      .toBe('{"appVersion":"2.1.0","channel":"store","deviceModel":"Pixel 9"}');
  });
});

test.describe('venue frames', () => {
  const obPage = (platform: string) => `${platform.replace(/\d+$/, (port) => String(Number(port) + 2))}/h5/index.html`;

  test('a visitor is sent to login with a return path', async ({ page, stack }) => {
    await page.goto(`/game/sport/ob?url=${encodeURIComponent(obPage(stack.platform))}`);
    await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fgame%2Fsport%2Fob%3Furl%3D/);
    // Its spelling hides it from the first guard: the page checks again.
    await page.goto(`/game/sport/ob?%75rl=${encodeURIComponent(obPage(stack.platform))}`);
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);
  });

  // @spec 2.80
  test('a member sees a known venue in a sandboxed frame, which can close itself', async ({ page, stack, member }) => {
    expect(member.userName).not.toBe('');
    await page.goto(`/game/sport/ob?url=${encodeURIComponent(obPage(stack.platform))}`);
    await expect(page.getByRole('heading', { name: 'OB体育' })).toBeVisible();
    const frame = page.locator('iframe[title="OB体育"]');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
    await expect(frame).toHaveAttribute('allow', '');
    const venue = page.frameLocator('iframe[title="OB体育"]');
    await expect(venue.getByText('只用模拟币')).toBeVisible();
    await expect(page.getByText('正在打开场馆')).toHaveCount(0);
    // Our own window's message is not the venue's.
    await page.evaluate(() => window.postMessage({ type: 'close' }, '*'));
    await expect(frame).toBeVisible();
    await venue.getByRole('button', { name: '关闭场馆' }).click();
    await expect(page).toHaveURL('/game/sport?venue=OBTY');
  });

  test('rejects an unknown address, another venue’s entry, a script URL, a missing address and the site’s own pages', async ({
    page,
    member,
  }) => {
    expect(member.userName).not.toBe('');
    for (const path of [
      '/game/sport/ob?url=https%3A%2F%2Fevil.example%2F',
      '/game/sport/V188?url=http%3A%2F%2F127.0.0.1%3A1%2F',
      '/game/gaming/ybdj?url=javascript%3Aalert(1)',
      '/game/gaming/lhdj?url=',
      '/game/sport/im?url=%2Fmine',
    ]) {
      await page.goto(path);
      await expect(page.getByText('无法打开这个场馆'), path).toBeVisible();
      await expect(page.locator('iframe'), path).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    }
  });
});

test('a member who opens the registration page is redirected', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  await page.goto('/user/register');
  await expect(page).toHaveURL('/');
  await page.goto('/user/register?redirect=%2Factivity%2Fdiscount');
  await expect(page).toHaveURL('/activity/discount');
});

// @spec 2.70
test('a token in the address logs in once and is removed from address, history and referrer', async ({ page, context, control }) => {
  const requests: { url: string; referrer: string | undefined }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), referrer: request.headers()['referer'] }));
  for (const [name, amount] of [
    ['token', '321.00'],
    ['appdown-token', '654.00'],
  ] as const) {
    const member = await control.member({ balance: amount, uuid: null });
    await page.goto('/help');
    await page.goto(`/help/fwtk?${name}=${member.token}&x=1`);
    await expect(page, name).toHaveURL('/help/fwtk?x=1');
    expect((await context.cookies()).find((cookie) => cookie.name === 'token')?.value, name).toBe(member.token);
    await expect.poll(() => readStored(page, 'token'), name).toBe(member.token);
    const carried = requests.filter(({ url, referrer }) => url.includes(member.token) || referrer?.includes(member.token));
    expect(carried, name).toHaveLength(1);
    await page.goto('/');
    await expect(page.getByText(amount).filter({ visible: true }).first()).toBeVisible();
    await page.goBack({ waitUntil: 'networkidle' });
    await expect(page).toHaveURL('/help/fwtk?x=1');
    await page.goBack();
    await expect(page).toHaveURL('/help');
  }
});

test('login sends the device fingerprint, and a logout in one tab is noticed by the other', async ({ page, context, control }) => {
  const member = await control.member({ balance: '1000.00' });
  await page.goto('/user/login?redirect=%2Fmine');
  const sent = await bodiesTo(page, '/user/login');
  await new EntryPage(page).logIn(member.userName, member.password);
  expect(sent).toMatchObject([{ userName: member.userName, fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown }]);
  await expect(page.getByText('1,000.00').filter({ visible: true }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mine');
  await expect(other.getByText('1,000.00').filter({ visible: true }).first()).toBeVisible();
  await page.bringToFront();
  await new MinePage(page).confirmLogOut();
  await expect.poll(() => readStored(page, 'token')).toBeNull();
  await expect(other).toHaveURL(/\/user\/login/);
});
