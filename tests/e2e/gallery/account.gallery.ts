import { expect, test } from './fixtures';

const FILLED = { phone: '(86)13800138642', withdrawPassword: '246813', realName: '王小明' } as const;

test('个人资料: new, filled, its sheets', async ({ page, take, logIn }) => {
  await logIn({});
  await page.goto('/mine/userInfo', { waitUntil: 'networkidle' });
  await take({ id: 'account/01', title: '个人资料 新会员', narrow: true, doubled: true, says: ['基本资料', '账号安全', '当前设备'] });
  await page.getByRole('button', { name: /^生日/ }).click();
  await take({ id: 'account/02', title: '设置生日', narrow: true, says: [page.getByRole('dialog', { name: '设置生日' })] });
  await page.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: /^手机/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await take({ id: 'account/03', title: '绑定手机 未填', narrow: true, doubled: true, says: ['请输入正确的11位手机号码'] });
  await page.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: /^登录密码/ }).click();
  await take({ id: 'account/04', title: '修改登录密码', narrow: true, says: ['修改后，其他设备上的登录会全部退出。'] });
});

test('个人资料 of a member with phone and name', async ({ page, take, logIn }) => {
  await logIn(FILLED);
  await page.goto('/mine', { waitUntil: 'networkidle' });
  await take({ id: 'account/05', title: '我的 顶部入口', narrow: true, doubled: true, says: ['资料与安全'] });
  await page.goto('/mine/userInfo', { waitUntil: 'networkidle' });
  await take({ id: 'account/06', title: '个人资料 已绑定', narrow: true, says: [/1380013\*{4}/, '王**'] });
  await page.getByRole('button', { name: /^手机/ }).click();
  await take({ id: 'account/07', title: '更换手机', narrow: true, doubled: true, says: ['当前手机的验证码'] });
});

test('找回密码: account, code, done', async ({ page, take, control }) => {
  const member = await control.member({ phone: FILLED.phone });
  await page.goto('/user/password', { waitUntil: 'networkidle' });
  await take({ id: 'account/08', title: '找回密码 账号', narrow: true, doubled: true, says: ['用绑定手机收到的验证码设置新密码'] });
  await page.getByRole('textbox', { name: '账号' }).fill(member.userName);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('textbox', { name: '短信验证码' })).toBeFocused();
  await page.getByRole('button', { name: '重置密码' }).click();
  await take({ id: 'account/09', title: '找回密码 验证码', narrow: true, doubled: true, says: ['请输入6位短信验证码'] });
});
