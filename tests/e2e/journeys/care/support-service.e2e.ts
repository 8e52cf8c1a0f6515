import type { Page } from '@playwright/test';
import { expect, giveSession, test } from '../../fixtures';
import { advance } from '../../matches';
import { onPage } from '../../passing';

/** One red pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

const understand = (page: Page) => page.getByRole('alertdialog', { name: '温馨提示' }).getByRole('button', { name: '我知道了' }).click();
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: '给客服留言' }).fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).click();
};

test('a member is handed over to a person: a place that the clock moves, a picture, an end, a rating, and the ticket on another device', async ({
  page,
  control,
  member,
  browser,
  stack,
}) => {
  await control.supportStaffing({ ahead: 2 });
  await page.goto('/customer/main', { waitUntil: 'networkidle' });
  await understand(page);
  const talk = page.getByRole('log', { name: '对话' });
  await write(page, '页面上的东西不太对');
  await expect(talk.getByText('客服正在回复…')).toBeVisible();
  await advance(control, 1);
  await onPage(page, (glance) => expect(talk.getByRole('button', { name: '转人工' })).toBeVisible(glance));
  // The platform has it, and the page does not know.
  await control.fault({ call: 'POST /site/api/v1/support/service/request', drop: 'after', times: 1 });
  await talk.getByRole('button', { name: '转人工' }).click();
  await onPage(page, (glance) => expect(page.getByText('排队中，前面还有 2 人，约 3 分钟')).toBeVisible(glance));
  await expect(talk.getByText(/已申请转人工/)).toHaveCount(1);
  await advance(control, 1);
  await onPage(page, (glance) => expect(page.getByText('排队中，前面还有 1 人，约 2 分钟')).toBeVisible(glance));
  // Leaving the page keeps the place.
  await page.goto('/help', { waitUntil: 'networkidle' });
  await advance(control, 1);
  await page.goto('/customer/main', { waitUntil: 'networkidle' });
  await expect(page.getByText('排队中，下一位就是您，约 1 分钟')).toBeVisible();

  const [{ ticketId } = { ticketId: '' }] = await control.supportTickets(member.userName);
  await control.support(ticketId, { act: 'accept', name: '小岚' });
  await control.support(ticketId, { act: 'reply', text: '您好，请发一张截图。' });
  await onPage(page, (glance) => expect(page.getByText('客服 小岚 为您服务')).toBeVisible(glance));
  await expect(talk.getByText(/客服 小岚 已接入/)).toBeVisible();
  await expect(talk.getByText('您好，请发一张截图。')).toBeVisible();

  await control.fault({ call: 'POST /site/api/v1/support/picture/upload', httpStatus: 503, times: 1 });
  await page.locator('input[type=file]').setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: '重新上传第 1 张图片' }).click();
  await expect(page.getByText('已上传')).toBeAttached();
  await control.fault({ call: 'POST /site/api/v1/support/ticket/send', drop: 'after', times: 1 });
  await write(page, '这是截图');
  await onPage(page, (glance) => expect(talk.getByRole('button', { name: '查看第 1 张图片' })).toBeVisible(glance));
  await onPage(page, (glance) => expect(talk.getByRole('alert')).toHaveCount(0, glance));
  await expect(talk.getByText('这是截图')).toHaveCount(1);
  await talk.getByRole('button', { name: '查看第 1 张图片' }).click();
  const shown = page.getByRole('dialog', { name: '第 1 张图片' });
  await expect(shown.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  await page.keyboard.press('Escape');

  await control.support(ticketId, { act: 'reply', text: '已经处理好。' });
  await control.support(ticketId, { act: 'end' });
  await onPage(page, (glance) => expect(page.getByRole('status').getByText('本次服务已结束')).toBeVisible(glance));
  await page.getByRole('button', { name: '评价', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '评价本次服务' });
  await sheet.getByRole('radio', { name: '1 星，很差' }).focus();
  for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: '5 星，非常满意' })).toBeChecked();
  await sheet.getByRole('button', { name: '问题已解决' }).click();
  await sheet.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('已评价 5 星')).toBeVisible();

  const other = await browser.newContext({ baseURL: stack.origin });
  await giveSession(other, stack.origin, member);
  await other.addCookies([{ name: 'isCheck', value: '1', url: stack.origin }]);
  const phone = await other.newPage();
  await phone.goto('/mine/tickets', { waitUntil: 'networkidle' });
  await expect(phone.getByRole('heading', { name: '我的工单' })).toBeVisible();
  const row = phone.getByRole('button', { name: new RegExp(ticketId) });
  await expect(row).toContainText('页面上的东西不太对');
  await expect(row).toContainText('已结束');
  await row.click();
  await expect(phone).toHaveURL('/customer/main');
  await understand(phone);
  await expect(phone.getByRole('log', { name: '对话' }).getByText('已经处理好。')).toBeVisible();
  await expect(phone.getByRole('button', { name: '查看第 1 张图片' })).toBeVisible();
  await expect(phone.getByText('已评价 5 星')).toBeVisible();
  await other.close();
});

test('a visitor who asks about a deposit leaves a message, logs in, and finds the ticket in the account with what was looked up', async ({
  page,
  control,
}) => {
  const { userName, password } = await control.member({ password: 'Pavilion2026' });
  await page.goto('/customer/main', { waitUntil: 'networkidle' });
  await understand(page);
  const talk = page.getByRole('log', { name: '对话' });
  await write(page, '存了 300 没有到账');
  await expect(talk.getByText('客服正在回复…')).toBeVisible();
  await advance(control, 1);
  await onPage(page, (glance) => expect(talk.getByRole('link', { name: '登录后查这笔' })).toBeVisible(glance));
  await expect(talk.getByRole('button', { name: '留言' })).toBeVisible();
  await talk.getByRole('link', { name: '登录后查这笔' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
  await page.getByRole('textbox', { name: '账号' }).fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/customer/main');
  await onPage(page, (glance) => expect(talk.getByText(/您已登录。您暂无存款记录/)).toBeVisible(glance));
  await expect(talk.getByRole('link', { name: '登录后查这笔' })).toHaveCount(0);
  await page.getByRole('link', { name: /我的工单/ }).click();
  await expect(page.getByRole('button', { name: /存了 300 没有到账/ })).toContainText('待您回复');
});
