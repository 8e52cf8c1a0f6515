import { expect, test } from '../../fixtures';
import { MallPage } from '../../pages/mall-page';
import { MinePage } from '../../pages/mine-page';
import { inTime, onPage } from '../../passing';

test('a settled bet earns coins, and coins become play money that appears in the records', async ({
  page,
  control,
  member,
  match,
  startBet,
  slip,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  await startBet('主');
  await slip.stake('500');
  await slip.place();
  await slip.accepted();
  const mall = new MallPage(page);
  await mall.open();
  await expect(mall.coins).toContainText(/^我的金币VIP 00金币/);
  await control.event(match.id, { type: 'goal', side: 'home' });
  await control.event(match.id, { type: 'finish' });
  await new MinePage(page).open();
  const before = await new MinePage(page).available.innerText();
  await page.getByRole('link', { name: /^商城/ }).click();
  await expect(mall.coins).toContainText('50金币');
  // Twice as many coins are needed.
  await mall.choose('5 币体验券');
  await expect(page.getByRole('button', { name: '金币不足，还差 50' })).toBeDisabled();
  await control.mallItem('voucher-5', { price: 50 });
  await page.reload();
  await mall.choose('5 币体验券');
  await mall.buy();
  await expect(mall.order).toContainText('模拟币已进入中心钱包');
  await mall.order.getByRole('link', { name: '查看兑换记录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '兑换记录' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^合计/ })).toContainText('券 1 笔+5.00−50 金币');
  await page.goto('/mine/record/transRecord?type=bonus');
  await expect(page.getByRole('button', { name: /金币兑换/ })).toContainText('+5.00');
  await page.goto('/mine/mall/coinRecord');
  await expect(page.getByRole('region', { name: '合计' })).toContainText('投注所得 1 笔+50');
  await page.getByRole('button', { name: '兑换模拟币' }).click();
  await expect(page).toHaveURL(/reason=exchange/);
  await expect(page.getByRole('link', { name: /5 币体验券/ })).toContainText('余额 0');
  await new MinePage(page).open();
  const [minor, after] = [before, await new MinePage(page).available.innerText()].map((text) => Number(text.replaceAll(/[,.]/g, '')));
  expect(after! - minor!).toBe(500);
  await auditLedger(0);
});

test('a parcel is ordered with its recipient, packed, shipped and delivered; another one is cancelled', async ({
  page,
  control,
  logIn,
}) => {
  await logIn({ coins: 3_000 });
  await control.clock({ decisions: 'hold' });
  const mall = new MallPage(page);
  await mall.open('?category=goods');
  await mall.choose('看球保温杯');
  await mall.fillRecipient();
  const phone = page.getByRole('textbox', { name: '手机号码' });
  await phone.fill('12345');
  await mall.confirm.click();
  await expect(phone).toBeFocused();
  await expect(page.getByText('请输入正确的11位手机号码')).toBeVisible();
  await phone.fill('138 0013 8000');
  await mall.buy();
  await expect(mall.order).toContainText('欧*** 138****8000');
  await expect(mall.order).toContainText('等待平台打包，打包前可以取消');
  // The browser stores nothing of the recipient.
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));
  for (const text of ['欧阳测试', '13800138000', '文三路']) expect(stored).not.toContain(text);
  await inTime(page, control, (patience) => expect(mall.order.getByText('包裹已送达，感谢兑换')).toBeVisible(patience));
  await expect(mall.order.getByText(/^YT\d{11}$/)).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('button', { name: /看球保温杯/ })).toContainText('已送达');

  await mall.open();
  await mall.choose('看球保温杯');
  await mall.fillRecipient();
  await mall.buy();
  await mall.order.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await expect(mall.order).toContainText('订单已取消，金币已退回');
  await mall.open();
  await expect(mall.coins).toContainText('2,020金币');
});

test('a changed item is reloaded and confirmed again, with all entered data', async ({ page, control, logIn }) => {
  await logIn({ coins: 3_000 });
  await control.clock({ decisions: 'hold' });
  const mall = new MallPage(page);
  await mall.open();
  await mall.choose('看台晴雨伞');
  await mall.fillRecipient();
  await control.mallItem('umbrella', { price: 1_700 });
  await mall.confirm.click();
  const question = page.getByRole('alertdialog', { name: '商品信息有变化' });
  await expect(question).toContainText('价格由 1,500 金币变为 1,700 金币，金币未扣除。');
  await question.getByRole('button', { name: '再看看' }).click();
  await expect(page.getByRole('textbox', { name: '详细地址' })).toHaveValue('西湖区文三路 1 号');
  await control.mallItem('umbrella', { price: 1_600 });
  await mall.confirm.click();
  await expect(question).toContainText('价格由 1,700 金币变为 1,600 金币');
  await question.getByRole('button', { name: '继续兑换' }).click();
  await expect(mall.order).toContainText('1,600 金币');

  // Somebody else takes the last one.
  await mall.open();
  await mall.choose('云亭针织围巾');
  await mall.fillRecipient();
  await control.mallItem('scarf', { stock: 0 });
  await mall.confirm.click();
  await expect(question).toContainText('这件商品已兑完，金币未扣除。');
  await question.getByRole('button', { name: '返回商城' }).click();
  await expect(mall.item('云亭针织围巾')).toContainText('已兑完');
  await expect(mall.coins).toContainText('1,400金币');
});

test('sold out, reserved for a level, and a lost response', async ({ page, control, logIn }) => {
  const member = await logIn({ coins: 9_000, vipLevel: 1 });
  await control.clock({ decisions: 'hold' });
  const mall = new MallPage(page);
  await mall.open();
  await mall.choose('赛程手账本');
  await expect(page.getByRole('button', { name: '已兑完', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '关闭' }).click();
  await mall.choose('云亭训练球衣');
  await expect(page.getByRole('button', { name: 'VIP 2 及以上可兑换' })).toBeDisabled();
  await page.getByRole('button', { name: '关闭' }).click();

  // The coins are taken, the response is lost: the order is found by its key.
  await control.fault({ call: 'POST /site/api/v1/mall/order/create', drop: 'after', times: 1 });
  await mall.choose('5 币体验券');
  await mall.buy();
  expect(await control.mallOrders(member.userName)).toHaveLength(1);

  // The response is lost and the look-up fails: the next page continues the look-up.
  await mall.open();
  await mall.choose('30 币体验券');
  await control.fault({ call: 'POST /site/api/v1/mall/order/create', drop: 'after', times: 1 });
  await control.fault({ call: 'POST /site/api/v1/mall/order/find', httpStatus: 503 });
  await mall.confirm.click();
  await expect(page.getByText('「30 币体验券」的兑换未收到结果')).toBeVisible();
  await page.reload();
  await expect(page.getByText('「30 币体验券」的兑换未收到结果')).toBeVisible();
  await control.clearFaults();
  await onPage(page, (patience) => expect(mall.order).toBeVisible(patience));
  expect((await control.mallOrders(member.userName)).map(({ title }) => title)).toEqual(['30 币体验券', '5 币体验券']);
});
