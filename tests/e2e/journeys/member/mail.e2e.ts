import { expect, test } from '../../fixtures';
import { inTime, onPage } from '../../passing';

const PIN = '246813';
const CARD = '6200000000000005';

// @spec 2.30
test('a mail read in one tab is read in the other, then deleted; its link opens its page', async ({ page, context, control, logIn }) => {
  await logIn({ withdrawPassword: PIN, realName: '欧阳测试', payees: [{ kind: 'bank', number: CARD, bank: 'ICBC' }] });
  await page.goto('/mine/feedback', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: '说明' }).fill('投注记录翻到第二页会跳回顶部');
  await page.getByRole('button', { name: '提交反馈', exact: true }).last().click();
  await expect(page.getByText('反馈已提交')).toBeVisible();
  await inTime(page, control, (patience) => expect(page.getByText('已回复').first()).toBeVisible(patience));

  const other = await context.newPage();
  await other.goto('/mine', { waitUntil: 'networkidle' });
  const row = other.getByRole('link', { name: /站内信/ });
  await expect(row).toContainText('1 封未读');

  await page.goto('/mine/mail', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /您的反馈有了回复/ }).click();
  const sheet = page.getByRole('dialog', { name: '您的反馈有了回复' });
  await expect(sheet.getByRole('link', { name: '前往查看' })).toHaveAttribute('href', '/mine/feedback?view=list');
  await onPage(other, (patience) => expect(row).not.toContainText('未读', patience));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('0 封未读')).toBeVisible();

  await page.getByRole('button', { name: '编辑' }).click();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('暂无站内信')).toBeVisible();
  await other.close();
});

test('a list that fails is reported and loads again by 重试', async ({ page, control, member }) => {
  expect(member.userName).toBeTruthy();
  await control.fault({ call: 'POST /site/api/v1/user/mail/list', statusCode: 10_001, times: 1 });
  await page.goto('/mine/mail');
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('暂无站内信')).toBeVisible();
});
