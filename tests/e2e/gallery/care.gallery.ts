import { newestCode } from '../pages/login-steps';
import { inTime } from '../passing';
import { expect, test } from './fixtures';

const FILLED = { phone: '(86)13800138642', realName: '王小明', payees: [{ kind: 'bank', number: '6200000000000005', bank: 'ICBC' }] };

test('新手引导: new, in progress', async ({ page, take, logIn, control }) => {
  await logIn({});
  await page.goto('/registerGuide', { waitUntil: 'networkidle' });
  await take({ id: 'care/01', title: '新手引导 未开始', narrow: true, doubled: true, shows: ['已完成 0/3'] });
  await logIn(FILLED);
  await page.goto('/registerGuide', { waitUntil: 'networkidle' });
  await take({ id: 'care/02', title: '新手引导 两步完成', narrow: true, shows: ['已完成 2/3'] });
  await control.fault({ call: 'POST /site/api/v1/finance/payee/list', statusCode: 10_001, times: 3 });
  await page.goto('/registerGuide', { waitUntil: 'networkidle' });
  await take({ id: 'care/03', title: '新手引导 出错', shows: [page.getByRole('alert')] });
});

test('站内信 and 意见反馈: empty, filled, open, failing', async ({ page, take, logIn, control }) => {
  await logIn(FILLED);
  await page.goto('/mine/mail', { waitUntil: 'networkidle' });
  await take({ id: 'care/04', title: '站内信 空', narrow: true, shows: ['暂无站内信'] });
  await page.goto('/mine/feedback?view=list', { waitUntil: 'networkidle' });
  await take({ id: 'care/20', title: '我的反馈 没有', narrow: true, shows: ['暂无反馈'] });
  await page.goto('/mine/feedback', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '提交反馈', exact: true }).last().click();
  await take({ id: 'care/05', title: '意见反馈 未填', narrow: true, doubled: true, shows: ['请至少输入10个字'] });
  await page.getByRole('textbox', { name: '说明' }).fill('投注记录翻到第二页会跳回顶部');
  await page.getByRole('checkbox', { name: '附带诊断信息' }).check();
  await take({ id: 'care/06', title: '意见反馈 已填', narrow: true, shows: [/版本 2\.0\.0/] });
  await page.getByRole('button', { name: '提交反馈', exact: true }).last().click();
  await expect(page).toHaveURL(/view=list/);
  await inTime(page, control, (patience) => expect(page.getByText('已回复').first()).toBeVisible(patience));
  await take({ id: 'care/07', title: '我的反馈', narrow: true, doubled: true, shows: ['已回复'] });
  await page.getByRole('button', { name: /F81001/ }).click();
  await take({ id: 'care/08', title: '反馈详情', narrow: true, shows: [/自动回复/] });
  await page.goto('/mine', { waitUntil: 'networkidle' });
  await take({ id: 'care/09', title: '我的 未读站内信', narrow: true, shows: ['帮助与反馈'] });
  await page.goto('/mine/mail', { waitUntil: 'networkidle' });
  await take({ id: 'care/10', title: '站内信 未读', narrow: true, doubled: true, shows: ['1 封未读'] });
  await page.getByRole('button', { name: '编辑' }).click();
  await take({ id: 'care/11', title: '站内信 编辑', narrow: true, shows: ['已选 0 封'] });
  await page.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: /您的反馈有了回复/ }).click();
  await take({ id: 'care/12', title: '站内信 详情', narrow: true, shows: ['前往查看'] });
  await control.fault({ call: 'POST /site/api/v1/user/mail/list', statusCode: 10_001, times: 3 });
  await page.goto('/mine/mail', { waitUntil: 'networkidle' });
  await take({ id: 'care/13', title: '站内信 出错', shows: ['站内信加载失败'] });
});

test('资料变更: form, waiting, rejected', async ({ page, take, logIn, control }) => {
  const member = await logIn(FILLED);
  await control.clock({ decisions: 'hold' });
  await page.goto('/mine/infoAudit', { waitUntil: 'networkidle' });
  await take({ id: 'care/14', title: '资料变更 空', narrow: true, doubled: true, shows: ['暂无变更申请'] });
  await page.getByRole('button', { name: /更换丢失的手机/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '提交申请' }).click();
  await take({ id: 'care/15', title: '资料变更 未填', narrow: true, doubled: true, shows: ['请至少用 5 个字说明原因'] });
  await page.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: /变更真实姓名/ }).click();
  await page.getByRole('textbox', { name: '新的真实姓名' }).fill('李小明');
  await page.getByRole('textbox', { name: '变更原因' }).fill('派出所已办理改名');
  await page.getByRole('textbox', { name: '登录密码' }).fill(member.password);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('王** → 李**')).toBeVisible();
  await take({ id: 'care/16', title: '资料变更 已提交', narrow: true, shows: ['审核中，请等待结果'] });
  await control.infoRequest('61001', 'reject', '照片看不清');
  await inTime(page, control, (patience) => expect(page.getByText(/照片看不清/)).toBeVisible(patience));
  await take({ id: 'care/17', title: '资料变更 已驳回', narrow: true, shows: [/照片看不清/] });
  await control.fault({ call: 'POST /site/api/v1/user/info/list', httpStatus: 503 });
  await page.goto('/mine/infoAudit');
  await take({ id: 'care/21', title: '资料变更 加载失败', shows: ['申请加载失败'] });
  await control.fault({ call: 'POST /site/api/v1/user/feedback/list', httpStatus: 503 });
  await page.goto('/mine/feedback?view=list');
  await take({ id: 'care/22', title: '我的反馈 加载失败', shows: ['反馈加载失败'] });
});

test('手机登录: empty, sent, wrong code', async ({ page, take, control }) => {
  await control.member({ phone: '(86)13900139000' });
  await page.goto('/user/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '手机登录' }).click();
  await take({ id: 'care/18', title: '手机登录', narrow: true, doubled: true, shows: ['手机号'] });
  await page.getByRole('textbox', { name: '手机号' }).fill('13900139000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  const code = await newestCode(control);
  await page.getByRole('textbox', { name: '短信验证码' }).fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await take({ id: 'care/19', title: '手机登录 验证码错误', narrow: true, shows: [/验证码错误/] });
});
