import { boxOf } from '../../boxes';
import { expect, test } from '../../fixtures';
import { advance } from '../../matches';
import { onPage } from '../../passing';

// @spec 2.90
test('客服 opened from the lost-password page knows the reason, survives a reload, and opens in place on the restriction page', async ({
  page,
  control,
}) => {
  await page.goto('/user/password');
  await page.getByRole('link', { name: '无法找回？联系客服' }).click();
  await expect(page).toHaveURL('/customer/main?reason=password');
  const alert = page.getByRole('alertdialog', { name: '温馨提示' });
  await expect(alert).toBeVisible();
  expect((await boxOf(alert)).width).toBe(360);
  const lengths = await alert.evaluate((element) =>
    getComputedStyle(element)
      .transitionDuration.split(',')
      .map((text) => parseFloat(text) * 1000),
  );
  expect(Math.max(...lengths)).toBeGreaterThan(0);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(300);
  await alert.getByRole('button', { name: '我知道了' }).click();
  const talk = page.getByRole('log', { name: '对话' });
  await expect(page.getByText('来自：忘记密码')).toBeVisible();
  await page.getByRole('textbox', { name: '给客服留言' }).fill('换了手机，登录不了');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(talk.getByText('换了手机，登录不了')).toBeVisible();
  await expect(talk.getByText('客服正在回复…')).toBeVisible();
  await advance(control, 1);
  await onPage(page, (glance) => expect(talk.getByText(/模拟客服小亭，由模拟平台自动值班.*密码只存散列/)).toBeVisible(glance));
  await page.reload();
  await expect(talk.getByText('换了手机，登录不了')).toBeVisible();
  expect(page.url()).not.toContain('T7');

  await control.fault({ call: 'POST /site/api/v1/support/ticket/send', statusCode: 6501, times: 1 });
  await page.getByRole('textbox', { name: '给客服留言' }).fill('注单未结算');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await talk.getByRole('button', { name: '重新发送' }).click();
  await expect(talk.getByRole('alert')).toHaveCount(0);
  await expect(talk.getByText('注单未结算')).toHaveCount(1);

  await page.goto('/other/restrictionIp?name=access-caveat');
  await page.getByRole('button', { name: '在线客服' }).click();
  await expect(talk.getByText('换了手机，登录不了')).toBeVisible();
});

test('客服 tells a member the state of an own order by its number, as its venue shows it', async ({
  page,
  control,
  member,
  startBet,
  slip,
}) => {
  expect(member.token).not.toBe('');
  await startBet('主', 'IMTY');
  await slip.stake('100');
  await slip.place();
  const { orderId: number } = await slip.accepted();
  await page.goto('/customer/main');
  await page.getByRole('alertdialog').getByRole('button', { name: '我知道了' }).click();
  const field = page.getByRole('textbox', { name: '给客服留言' });
  const send = page.getByRole('button', { name: '发送', exact: true });
  // The button stays under the finger, however high the field was.
  await field.fill(`第一行\n第二行\n单号 ${number}`);
  const before = await boxOf(send);
  await send.click();
  await expect(field).toHaveValue('');
  expect((await boxOf(send)).y).toBeCloseTo(before.y, 0);
  await advance(control, 1);
  const talk = page.getByRole('log', { name: '对话' });
  await onPage(page, (glance) => expect(talk.getByText(new RegExp(`单号 ${number} 的注单：已成立，等待赛果`))).toBeVisible(glance));
});
