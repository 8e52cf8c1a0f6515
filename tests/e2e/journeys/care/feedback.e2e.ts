import { expect, test } from '../../fixtures';
import { inTime } from '../../passing';

const TEXT = '投注记录翻到第二页会跳回顶部';
/** One red pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

// @spec 2.31 2.73 5.11
test('feedback keeps its text, contains pictures and the agreed data, gets a reply and is closed', async ({ page, control, member }) => {
  expect(member.userName).toBeTruthy();
  await page.goto(`/help?metadata=${encodeURIComponent('{"appVersion":"2.1.0"}')}`, { waitUntil: 'networkidle' });
  await page.goto('/mine/feedback', { waitUntil: 'networkidle' });
  const text = page.getByRole('textbox', { name: '说明' });
  const submit = page.getByRole('button', { name: '提交反馈', exact: true }).last();
  await text.fill('太短');
  await submit.click();
  await expect(page.getByText('请至少输入10个字')).toBeVisible();
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: '问题', exact: true }).click();
  await text.fill(TEXT);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(text).toHaveValue(TEXT);
  await expect(page.getByRole('button', { name: '问题', exact: true, pressed: true })).toBeVisible();

  await page.locator('input[type=file]').setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  await expect(page.getByText('已上传')).toBeAttached();
  await page.getByRole('checkbox', { name: '附带诊断信息' }).check();
  await expect(page.getByText(/应用 appVersion 2\.1\.0/)).toBeVisible();
  await control.fault({ call: 'POST /site/api/v1/user/feedback/create', statusCode: 10_001, times: 1 });
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(text).toHaveValue(TEXT);
  await submit.click();
  await expect(page).toHaveURL('/mine/feedback?view=list');

  await inTime(page, control, (patience) => expect(page.getByText('已回复').first()).toBeVisible(patience));
  await page.getByRole('button', { name: /F81001/ }).click();
  const sheet = page.getByRole('dialog', { name: '问题 · 已回复' });
  await expect(sheet.getByText('已附诊断信息')).toBeVisible();
  await expect(sheet.getByText(/问题已登记/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: '查看第 1 张图片' })).toBeVisible();
  await sheet.getByRole('textbox', { name: '给客服留言' }).fill('安卓手机上也一样');
  await sheet.getByRole('button', { name: '发送' }).click();
  await expect(page.getByRole('dialog').getByText('安卓手机上也一样')).toBeVisible();
  await page.getByRole('button', { name: '问题已解决，关闭反馈' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '关闭反馈' }).click();
  await expect(page.getByRole('dialog', { name: '问题 · 已关闭' })).toBeVisible();
});
