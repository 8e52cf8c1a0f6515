import { MallPage } from '../pages/mall-page';
import { expect, test } from './fixtures';

const ITEMS = 'POST /site/api/v1/mall/items';

test('商城: items, one of them, its recipient, changed, waiting', async ({ page, control, take, logIn }) => {
  await logIn({ coins: 2_600, vipLevel: 2 });
  await control.clock({ decisions: 'hold' });
  const mall = new MallPage(page);
  await mall.open();
  await take({ id: 'mall/01', title: '商城', narrow: true, doubled: true, shows: ['我的金币', '5 币体验券'] });
  await mall.choose('5 币体验券');
  await take({ id: 'mall/02', title: '商品 券', narrow: true, doubled: true, shows: ['兑换后剩余'] });
  await mall.open('?category=goods');
  await take({ id: 'mall/03', title: '商城 周边', shows: ['看球保温杯', '已兑完'] });
  await mall.choose('亭灯床头灯');
  await take({ id: 'mall/04', title: '商品 等级不够', shows: ['VIP 4 及以上可兑换'] });
  await mall.open();
  await mall.choose('看球保温杯');
  await page.getByRole('button', { name: /^填写收货信息/ }).click();
  await mall.confirm.click();
  await take({ id: 'mall/05', title: '收货信息 有误', narrow: true, doubled: true, shows: ['请输入收货人的真实姓名'] });
  await mall.open();
  await mall.choose('看球保温杯');
  await mall.fillRecipient();
  await control.mallItem('cup', { price: 1_080 });
  await mall.confirm.click();
  await take({ id: 'mall/06', title: '商品已变更', narrow: true, shows: ['商品信息有变化', '继续兑换'] });
  await control.fault({ call: 'POST /site/api/v1/mall/order/create', drop: 'after', times: 1 });
  await control.fault({ call: 'POST /site/api/v1/mall/order/find', httpStatus: 503 });
  await page.getByRole('button', { name: '继续兑换' }).click();
  await take({ id: 'mall/07', title: '兑换处理中', narrow: true, shows: ['处理中'] });
  await control.clearFaults();
  await control.fault({ call: ITEMS, httpStatus: 503 });
  await page.goto('/mine/currency');
  await take({ id: 'mall/08', title: '商城 加载失败', shows: ['商城加载失败'] });
});

test('商城订单, 金币明细, 兑换记录', async ({ page, control, take, logIn }) => {
  await logIn({ coins: 5_000 });
  await control.clock({ decisions: 'hold' });
  const mall = new MallPage(page);
  await page.goto('/mine/mall/record');
  await take({ id: 'mall/09', title: '商城订单 没有', shows: ['暂无商城订单'] });
  for (const title of ['5 币体验券', '100 模拟币']) {
    await mall.open();
    await mall.choose(title);
    await mall.buy();
  }
  await take({ id: 'mall/10', title: '订单 兑换', narrow: true, shows: ['模拟币已进入中心钱包'] });
  await mall.open();
  await mall.choose('看球保温杯');
  await mall.fillRecipient();
  const orderId = await mall.buy();
  await take({ id: 'mall/11', title: '订单 待打包', narrow: true, doubled: true, shows: ['取消订单'] });
  await control.parcel(orderId, 'pack');
  await control.parcel(orderId, 'ship');
  await page.reload();
  await expect(mall.order).toContainText('包裹正在运输途中');
  await take({ id: 'mall/12', title: '订单 运输中', narrow: true, shows: [/^YT\d{11}$/] });
  await page.goto('/mine/mall/record');
  await take({ id: 'mall/13', title: '商城订单', narrow: true, doubled: true, shows: ['看球保温杯'] });
  await page.goto('/mine/mall/coinRecord');
  await take({ id: 'mall/14', title: '金币明细', narrow: true, doubled: true, shows: ['平台赠送', '当前金币'] });
  await page.goto('/mine/record/currencyRecord');
  await take({ id: 'mall/15', title: '兑换记录', narrow: true, doubled: true, shows: ['5 币体验券'] });
  await page.goto('/mine/record/currencyRecord?range=yesterday');
  await take({ id: 'mall/16', title: '兑换记录 没有', shows: ['这段时间没有记录'] });
});

test('商城: an empty category, an unknown order, orders that fail', async ({ page, control, take, logIn }) => {
  await logIn({ coins: 100 });
  await control.fault({
    call: ITEMS,
    body: JSON.stringify({ status_code: 6000, message: '', data: { coins: 100, vipLevel: 0, stakePerCoin: '10.00', list: [] } }),
  });
  await page.goto('/mine/currency?category=goods');
  await take({ id: 'mall/17', title: '商城 没有商品', narrow: true, shows: ['该分类暂无商品', '查看全部商品'] });
  await page.goto('/mine/mall/record?order=999');
  await take({ id: 'mall/18', title: '订单 没有这笔', shows: ['订单不存在'] });
  await control.fault({ call: 'POST /site/api/v1/mall/order/list', httpStatus: 503 });
  await page.goto('/mine/mall/record');
  await take({ id: 'mall/19', title: '商城订单 加载失败', shows: ['商城订单加载失败'] });
});
