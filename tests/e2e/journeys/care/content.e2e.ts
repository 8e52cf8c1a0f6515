import { expect, test } from '../../fixtures';

test('有帮助吗: a vote that did not arrive is sent again, and the platform counts it once', async ({ page, control }) => {
  await control.fault({ call: 'POST /site/api/v1/help/vote', httpStatus: 503, times: 1 });
  await page.goto('/help/qkjc', { waitUntil: 'networkidle' });
  const vote = page.getByRole('region', { name: '这一页有帮助吗？' });
  await vote.getByRole('button', { name: '没有帮助' }).click();
  await vote.getByRole('textbox', { name: '哪里没有说清楚（选填）' }).fill('节假日多久到账');
  await vote.getByRole('button', { name: '提交' }).click();
  await vote.getByRole('alert').getByRole('button', { name: '重新提交' }).click();
  await expect(vote.getByRole('status')).toContainText('已记下您的评价');
  expect(await control.helpVotes()).toMatchObject([{ slug: 'qkjc', helpful: false, reason: '节假日多久到账' }]);
  await page.reload({ waitUntil: 'networkidle' });
  await vote.getByRole('button', { name: '有帮助', exact: true }).click();
  await expect(vote.getByRole('status')).toContainText('1 位读者中有 1 位觉得有帮助');
});

// @spec 2.12 2.14 2.15
test('a doubtful contact is checked; a partner applies without a login; an unknown story is missing', async ({ page, control }) => {
  await page.addInitScript(() => sessionStorage.setItem('fraudNotice', '1'));
  await page.goto('/customer/main', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /备用客服/ }).click();
  await expect(page).toHaveURL('/customer/instead');
  const field = page.getByRole('textbox', { name: '对方的电话或网址' });
  await field.fill('400-820-0000');
  await page.getByRole('button', { name: '核对', exact: true }).click();
  await expect(page.getByText('不是官方联系方式，不要付款')).toBeVisible();
  await control.site({ globePhoneNumber: '400-820-0000' });
  await page.getByRole('button', { name: '核对', exact: true }).click();
  await expect(page.getByText('是官方联系方式', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: '合作代理' }).click();
  await expect(page).toHaveURL('/agent');
  await page.getByRole('textbox', { name: '姓名' }).fill('陈小亭');
  await page.getByRole('textbox', { name: '手机或 Telegram' }).fill('@pavilion_1');
  await page.getByRole('textbox', { name: '说明' }).fill('运营足球资讯公众号，约两万名读者。');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('申请已收到')).toBeVisible();
  const [stored] = await control.agentApplications();
  await expect(page.getByText(stored!.receiptNo, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: '赞助故事' }).click();
  await expect(page.getByRole('img', { name: /河边的小足球场/ })).toBeVisible();
  for (const id of ['1', '0x', 'abc']) expect((await page.request.get(`/sponsor/${id}`)).status(), id).toBe(404);
});
