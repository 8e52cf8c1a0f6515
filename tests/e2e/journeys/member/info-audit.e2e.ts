import { expect, test } from '../../fixtures';
import { newestCode } from '../../pages/login-steps';
import { WithdrawPage } from '../../pages/withdraw-page';
import { inTime } from '../../passing';

const PIN = '246813';

// @spec 2.36
test('a name and a lost phone are changed by review, and a rejection states the reason', async ({ page, control, logIn }) => {
  const member = await logIn({ phone: '(86)13800138642', realName: '王小明' });
  await control.clock({ decisions: 'hold' });
  await page.goto('/mine/userInfo', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /资料变更/ }).click();
  await page.getByRole('button', { name: /变更真实姓名/ }).click();
  const sheet = page.getByRole('dialog', { name: '变更真实姓名' });
  await expect(sheet.getByText('王**')).toBeVisible();
  await sheet.getByRole('textbox', { name: '新的真实姓名' }).fill('李小明');
  await sheet.getByRole('textbox', { name: '变更原因' }).fill('派出所已办理改名');
  await sheet.getByRole('textbox', { name: '登录密码' }).fill('Wrong@2026');
  await sheet.getByRole('button', { name: '提交申请' }).click();
  await expect(sheet.getByText('登录密码错误，还可再试 4 次')).toBeVisible();
  await sheet.getByRole('textbox', { name: '登录密码' }).fill(member.password);
  await sheet.getByRole('button', { name: '提交申请' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('王** → 李**')).toBeVisible();
  await expect(page.getByText('审核中，请等待结果')).toBeVisible();

  await control.infoRequest('61001', 'reject', '照片看不清');
  await inTime(page, control, (patience) => expect(page.getByText(/原因：照片看不清/)).toBeVisible(patience));

  await page.getByRole('button', { name: /更换丢失的手机/ }).click();
  const phone = page.getByRole('dialog', { name: '更换丢失的手机' });
  await phone.getByRole('textbox', { name: '新手机号' }).fill('13900139001');
  await phone.getByRole('button', { name: '获取验证码' }).click();
  await phone.getByRole('textbox', { name: '新手机验证码' }).fill(await newestCode(control));
  await phone.getByRole('textbox', { name: '变更原因' }).fill('手机在地铁上丢了');
  await phone.getByRole('textbox', { name: '登录密码' }).fill(member.password);
  await phone.getByRole('button', { name: '提交申请' }).click();
  await expect(phone).toBeHidden();
  await control.infoRequest('61002', 'approve');
  await inTime(page, control, (patience) => expect(page.getByText('已通过').first()).toBeVisible(patience));
  await page.goto('/mine/userInfo', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: /^手机/ })).toContainText('1390013****');
});

test('another card needs the PIN, replaces the old one, and is paid to a day later', async ({ page, control, logIn }) => {
  const payees = [{ kind: 'bank', number: '6200000000000005', bank: 'ICBC' }] as const;
  const member = await logIn({ phone: '(86)13800138642', realName: '王小明', withdrawPassword: PIN, payees: [...payees] });
  await control.clock({ decisions: 'hold' });
  await page.goto('/mine/infoAudit', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /更换银行卡号/ }).click();
  const sheet = page.getByRole('dialog', { name: '更换银行卡号' });
  await sheet.getByRole('textbox', { name: '新卡号' }).fill('6200000000000013');
  await sheet.getByRole('textbox', { name: '变更原因' }).fill('旧卡已经注销了');
  await sheet.getByLabel('登录密码').fill(member.password);
  await sheet.getByRole('button', { name: '提交申请' }).click();
  await expect(sheet.getByText('请输入6位数字提款密码')).toBeVisible();
  await sheet.getByLabel('提款密码').fill('135790');
  await sheet.getByRole('button', { name: '提交申请' }).click();
  await expect(sheet.getByText('提款密码错误，还可再试 4 次')).toBeVisible();
  await sheet.getByLabel('提款密码').fill(PIN);
  await sheet.getByRole('button', { name: '提交申请' }).click();
  await expect(sheet).toBeHidden();
  await control.infoRequest('61001', 'approve');
  expect((await control.outbox())[0]).toMatchObject({ kind: 'sms-notice', text: expect.stringContaining('6200 **** **** 0013') });

  await page.goto('/mine/finance/withdrawal', { waitUntil: 'networkidle' });
  await expect(page.getByText('6200 **** **** 0013')).toBeVisible();
  await expect(page.getByText(/^新账户，\d\d-\d\d \d\d:\d\d 后开始审核$/)).toBeVisible();
  const withdraw = new WithdrawPage(page);
  await withdraw.amount.fill('100');
  await page.getByRole('button', { name: '提交取款' }).click();
  await expect(page.getByRole('dialog', { name: '确认取款' }).getByText(/新账户，.* 后开始/)).toBeVisible();
  await page.getByRole('dialog', { name: '确认取款' }).getByLabel('提款密码').fill(PIN);
  await expect(page.getByText(/收款账户是新绑定的，为保障资金安全，.* 之后才开始审核/)).toBeVisible();
  await control.clock({ advanceMs: 86_400_000, advanceRealMs: 6_000 });
  await inTime(page, control, (patience) => expect(page.getByText('已到账')).toBeVisible(patience));
});
