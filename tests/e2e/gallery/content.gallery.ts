import { pictureSample } from '../../support/picture-samples';
import { advance } from '../matches';
import { onPage } from '../passing';
import { expect, test } from './fixtures';

test('有帮助吗', async ({ page, control, take }) => {
  const vote = page.getByRole('region', { name: '这一页有帮助吗？' });
  await page.goto('/help/cjwt', { waitUntil: 'networkidle' });
  await vote.getByRole('button', { name: '没有帮助' }).click();
  await vote.getByRole('textbox').fill('节假日多久到账');
  await take({ id: 'content/01', title: '有帮助吗 没有帮助', narrow: true, doubled: true, shows: ['哪里没有说清楚'] });
  await control.fault({ call: 'POST /site/api/v1/help/vote', httpStatus: 503, times: 1 });
  await vote.getByRole('button', { name: '提交' }).click();
  await take({ id: 'content/02', title: '有帮助吗 没有送到', narrow: true, shows: ['重新提交'] });
  await vote.getByRole('button', { name: '重新提交' }).click();
  await take({ id: 'content/03', title: '有帮助吗 已记下', narrow: true, doubled: true, shows: ['已记下您的评价'] });
});

test('备用客服: no contacts, official, unknown, failed', async ({ page, control, take }) => {
  await page.goto('/customer/instead', { waitUntil: 'networkidle' });
  await take({ id: 'content/04', title: '备用客服', narrow: true, doubled: true, shows: ['平台目前没有公布'] });
  const check = async (contact: string) => {
    await page.getByRole('textbox', { name: '对方的电话或网址' }).fill(contact);
    await page.getByRole('button', { name: '核对', exact: true }).click();
  };
  await check('vx-kefu-888.example');
  await take({ id: 'content/05', title: '核对 不是官方', narrow: true, doubled: true, shows: ['不是官方联系方式，不要付款'] });
  await control.site({ globePhoneNumber: '400-820-0000' });
  await check('4008200000');
  await take({ id: 'content/06', title: '核对 是官方', shows: [/^是官方联系方式/] });
  await control.fault({ call: 'POST /site/api/v1/support/contact/check', httpStatus: 503 });
  await check('4008200000');
  await take({ id: 'content/07', title: '核对 加载失败', shows: ['暂时无法核对'] });
});

test('赞助故事', async ({ page, take }) => {
  await page.goto('/sponsor/0', { waitUntil: 'networkidle' });
  await take({ id: 'content/08', title: '赞助故事', narrow: true, doubled: true, shows: ['河湾少年队'] });
  const pictures = [
    { name: /木制鞋架/, caption: '传着穿的球鞋' },
    { name: /夜里的球场/, caption: '亮灯的最后一场' },
  ];
  for (const [at, { name, caption }] of pictures.entries()) {
    await page.getByRole('img', { name }).scrollIntoViewIfNeeded();
    await take({ id: `content/${13 + at}`, title: `赞助故事 图 ${at + 2}`, shows: [caption] });
  }
});

test('合作代理: plan, errors, receipt', async ({ page, control, take }) => {
  await page.goto('/agent', { waitUntil: 'networkidle' });
  await take({ id: 'content/09', title: '合作代理', narrow: true, doubled: true, shows: ['分成方案'] });
  await page.getByRole('button', { name: '提交申请' }).click();
  await take({ id: 'content/10', title: '申请 有误', narrow: true, doubled: true, shows: ['姓名为 2 到 20 个字'] });
  await page.getByRole('textbox', { name: '姓名' }).fill('陈小亭');
  await page.getByRole('textbox', { name: '手机或 Telegram' }).fill('@pavilion_1');
  await page.getByRole('textbox', { name: '说明' }).fill('运营足球资讯公众号，约两万名读者。');
  await control.fault({ call: 'POST /agent/api/v1/apply/submit', drop: 'after', times: 1 });
  await page.getByRole('button', { name: '提交申请' }).click();
  await take({ id: 'content/11', title: '申请 无响应', shows: ['不会重复记录'] });
  await page.getByRole('button', { name: '再次提交' }).click();
  await expect(page.getByText('申请已收到')).toBeVisible();
  await take({ id: 'content/12', title: '申请 已收到', narrow: true, doubled: true, shows: ['受理编号'] });
});

test('客服: notice, conversation', async ({ page, take }) => {
  await page.goto('/customer/main', { waitUntil: 'networkidle' });
  const notice = page.getByRole('alertdialog');
  await take({ id: 'content/15', title: '客服 防骗提醒', narrow: true, doubled: true, shows: [notice] });
  await notice.getByRole('button', { name: '我知道了' }).click();
  await take({ id: 'content/16', title: '客服', narrow: true, doubled: true, shows: ['备用客服'] });
});

test('客服: offers, queue, person, picture, rating, 我的工单', async ({ page, take, control, logIn }) => {
  const support = 'POST /site/api/v1/support';
  const { userName } = await logIn({});
  await page.goto('/mine/tickets', { waitUntil: 'networkidle' });
  await take({ id: 'content/19', title: '我的工单 空', narrow: true, shows: ['暂无工单'] });
  await control.fault({ call: `${support}/ticket/list`, statusCode: 10_001, times: 2 });
  await page.goto('/mine/tickets', { waitUntil: 'networkidle' });
  await take({ id: 'content/20', title: '我的工单 出错', shows: ['工单加载失败'] });
  await control.clearFaults();
  await control.supportStaffing({ ahead: 2 });
  await page.goto('/customer/main', { waitUntil: 'networkidle' });
  await page.getByRole('alertdialog').getByRole('button', { name: '我知道了' }).click();
  await page.getByRole('textbox', { name: '给客服留言' }).fill('页面上的东西不太对');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(page.getByText('客服正在回复…')).toBeVisible();
  await advance(control, 1);
  const offer = page.getByRole('group', { name: '可选操作' });
  await onPage(page, (patience) => expect(offer).toBeVisible(patience));
  await take({ id: 'content/21', title: '客服 转人工', narrow: true, doubled: true, shows: [offer] });
  await offer.getByRole('button', { name: '转人工' }).click();
  await take({ id: 'content/22', title: '客服 排队', narrow: true, doubled: true, shows: ['排队中，前面还有 2 人，约 3 分钟'] });
  const ticketId = (await control.supportTickets(userName))[0]!.ticketId;
  await control.support(ticketId, { act: 'accept' });
  await control.support(ticketId, { act: 'reply', text: '您好，请发一张截图。' });
  await onPage(page, (patience) => expect(page.getByText('客服 小岚 为您服务')).toBeVisible(patience));
  await control.fault({ call: `${support}/picture/upload`, httpStatus: 503, times: 1 });
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: pictureSample('png') });
  await expect(page.getByRole('button', { name: '重新上传第 1 张图片' })).toBeVisible();
  await take({ id: 'content/23', title: '客服 图片上传失败', narrow: true, doubled: true, shows: ['重试'] });
  await page.getByRole('button', { name: '重新上传第 1 张图片' }).click();
  await expect(page.getByText('已上传')).toBeAttached();
  await page.getByRole('button', { name: '发送', exact: true }).click();
  const thumbnail = page.getByRole('button', { name: '查看第 1 张图片' });
  await expect(thumbnail).toBeVisible();
  await take({ id: 'content/24', title: '客服 真人与图片', narrow: true, shows: [thumbnail] });
  await control.support(ticketId, { act: 'end' });
  await onPage(page, (patience) => expect(page.getByRole('button', { name: '评价', exact: true })).toBeVisible(patience));
  await page.getByRole('button', { name: '评价', exact: true }).click();
  await page.getByRole('radio', { name: '4 星，满意' }).check();
  await take({ id: 'content/25', title: '评价本次服务', narrow: true, doubled: true, shows: ['问题已解决'] });
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('已评价 4 星')).toBeVisible();
  await page.goto('/mine/tickets', { waitUntil: 'networkidle' });
  await take({ id: 'content/26', title: '我的工单', narrow: true, doubled: true, shows: ['页面上的东西不太对'] });
});

test('安装到手机, and the first page of a phone', async ({ page, take }) => {
  await page.goto('/download', { waitUntil: 'networkidle' });
  const ways = page.getByRole('navigation', { name: '安装方式' });
  await take({ id: 'content/17', title: '安装到手机', narrow: true, doubled: true, shows: [ways] });
  await page.goto('/download-page', { waitUntil: 'networkidle' });
  await take({ id: 'content/18', title: '安装到手机 首次访问', narrow: true, doubled: true, shows: [ways] });
});
