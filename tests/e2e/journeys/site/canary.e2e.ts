import { expect, test } from '../../fixtures';
import { DepositPage } from '../../pages/deposit-page';
import { LoginSteps, newestCode, wrongCode } from '../../pages/login-steps';
import { OB_ADDRESS } from '../../leaks';
import { secretsIn, textsOf } from '../../secrets';

const PHONE = '13987654321';
const PASSWORD = 'Canary#7531';
const PAYER = '金丝雀';

test('secrets of a member appear in no log, no address, no other visitor’s page and no file of the site', async ({
  page,
  browser,
  control,
  stack,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url().replace(OB_ADDRESS, '$1'), request.headers()['referer'] ?? ''));
  const member = await control.member({ password: PASSWORD, phone: `(86)${PHONE}`, flags: { deviceAuth: true } });

  // Calls that fail in every way log the reason.
  await control.fault({
    call: 'POST /site/api/v1/user/login',
    body: `{"status_code":"no ${PHONE}","data":{"token":"${member.token}"}}`,
    times: 1,
  });
  const steps = new LoginSteps(page);
  await steps.enter({ ...member, password: 'Wrong#7531' });
  await expect(page.getByText('数据异常，请稍后重试')).toBeVisible();
  await steps.enter(member);
  await steps.send.click();
  await expect(steps.send).toBeDisabled();
  const code = await newestCode(control);
  await steps.giveCode(wrongCode(code));
  await expect(page.getByText('设备授权码错误，还可再试 4 次')).toBeVisible();
  await steps.giveCode(code);
  await expect(page).toHaveURL('/');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;

  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await deposit.understand();
  await page.getByRole('textbox', { name: '付款人姓名' }).fill(PAYER);
  await deposit.order();
  await control.fault({ call: 'POST /site/api/v1/user/member/info', body: `{"phone":"${PHONE}"}`, times: 2 });
  await page.goto('/mine');
  await page.goto('/game/sport?t=live');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  const secrets = [PHONE, PASSWORD, 'Wrong#7531', PAYER, code, token, member.token, member.userName];
  expect(secretsIn(addresses.map(decodeURIComponent).join('\n'), secrets)).toEqual([]);
  expect(secretsIn(stack.printed(), secrets)).toEqual([]);

  const stranger = await browser.newContext({ baseURL: stack.origin });
  for (const path of ['/', '/game/sport?t=live', '/help', '/user/login', '/api/health', '/api/json-cache/pavilion-production']) {
    const response = await stranger.request.get(path, { headers: { cookie: 'isCheck=1' } });
    expect(secretsIn(await response.text(), secrets), path).toEqual([]);
  }
  await stranger.close();
  for (const [file, text] of textsOf('.next/static')) expect(secretsIn(text, secrets), file).toEqual([]);
});

test('a journey notices a violation of the policy', async ({ page, leaks, stack }) => {
  await page.goto('/help');
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' })));
  await expect.poll(() => leaks.take(stack.secrets)).toEqual([expect.stringMatching(/^policy: img-src https:\/\/elsewhere/)]);
});
