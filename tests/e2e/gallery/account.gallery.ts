import { expect, test } from './fixtures';

const FILLED = { phone: '(86)13800138642', withdrawPassword: '246813', realName: '王小明' } as const;

test('个人资料: new, filled, its sheets', async ({ page, take, logIn }) => {
  await logIn({});
  await page.goto('/mine/userInfo', { waitUntil: 'networkidle' });
  await take({ id: 'account/01', title: '个人资料 新会员', narrow: true, doubled: true, shows: ['基本资料', '账号安全', '当前设备'] });
  await page.getByRole('button', { name: /^生日/ }).click();
  await take({ id: 'account/02', title: '设置生日', narrow: true, shows: [page.getByRole('dialog', { name: '设置生日' })] });
  await page.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: /^手机/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await take({ id: 'account/03', title: '绑定手机 未填', narrow: true, doubled: true, shows: ['请输入正确的11位手机号码'] });
  await page.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: /^登录密码/ }).click();
  await take({ id: 'account/04', title: '修改登录密码', narrow: true, shows: ['修改后，其他设备上的登录会全部退出。'] });
});

test('个人资料 of a member with phone and name', async ({ page, take, logIn }) => {
  await logIn(FILLED);
  await page.goto('/mine', { waitUntil: 'networkidle' });
  await take({ id: 'account/05', title: '我的 顶部入口', narrow: true, doubled: true, shows: ['资料与安全'] });
  await page.goto('/mine/settings', { waitUntil: 'networkidle' });
  await take({ id: 'account/13', title: '设置', narrow: true, doubled: true, shows: ['涨跌颜色'] });
  const search = page.getByRole('searchbox', { name: /^查找功能/ });
  await search.fill('钱包');
  await take({ id: 'account/14', title: '设置 查找功能', narrow: true, shows: ['收款账户'] });
  await search.fill('没有的功能');
  await take({ id: 'account/15', title: '设置 未找到', narrow: true, shows: ['未找到「没有的功能」'] });
  await page.goto('/mine/userInfo', { waitUntil: 'networkidle' });
  await take({ id: 'account/06', title: '个人资料 已绑定', narrow: true, shows: [/1380013\*{4}/, '王**'] });
  await page.getByRole('button', { name: /^手机/ }).click();
  await take({ id: 'account/07', title: '更换手机', narrow: true, doubled: true, shows: ['当前手机的验证码'] });
});

test('找回密码: account, code, done', async ({ page, take, control }) => {
  const member = await control.member({ phone: FILLED.phone });
  await page.goto('/user/password', { waitUntil: 'networkidle' });
  await take({ id: 'account/08', title: '找回密码 账号', narrow: true, doubled: true, shows: ['用绑定手机收到的验证码设置新密码'] });
  await page.getByRole('textbox', { name: '账号' }).fill(member.userName);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('textbox', { name: '短信验证码' })).toBeFocused();
  await page.getByRole('button', { name: '重置密码' }).click();
  await take({ id: 'account/09', title: '找回密码 验证码', narrow: true, doubled: true, shows: ['请输入 6 位短信验证码'] });
});

test('手机登录: a captcha before the code of a fourth number', async ({ page, take }) => {
  await page.goto('/user/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '手机登录' }).click();
  const send = page.getByRole('button', { name: /^(获取验证码|\d+秒后可重新获取)$/ });
  for (const part of ['0', '1', '2', '3']) {
    await page.getByRole('textbox', { name: '手机号' }).fill(`1370${part}137000`);
    await send.click();
    if (part !== '3') await expect(send).toHaveText(/后可重新获取/);
  }
  await expect(page.getByRole('img', { name: '看不清？换一张' })).toBeVisible();
  await take({
    id: 'account/10',
    title: '手机登录 图形验证',
    narrow: true,
    doubled: true,
    shows: ['请先输入图形验证码，再获取短信验证码'],
  });
});

test('注册: a person in a self-exclusion', async ({ page, take, control }) => {
  const message = '自我排除期间不能注册、登录或绑定其他账号。需要帮助请到帮助中心查看「理性投注」；如果不是您本人，请联系客服';
  const body = JSON.stringify({ status_code: 10_001, message, data: { reason: 'exclusion' } });
  await control.fault({ call: 'POST /site/api/v1/user/register', body });
  await page.goto('/user/register', { waitUntil: 'networkidle' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('账号').fill('excluded1');
  await field('密码').fill('Exclude@2026');
  await field('确认密码').fill('Exclude@2026');
  await page.getByRole('checkbox', { name: /我已年满18周岁/ }).check();
  await page.getByRole('button', { name: '注册并登录' }).click();
  await take({ id: 'account/11', title: '注册 自我排除中', narrow: true, doubled: true, shows: ['自我排除期间不能注册', '查看说明'] });
});
