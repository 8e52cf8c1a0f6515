import { advance, liveMatches } from '../matches';
import { EventPage } from '../pages/event-page';
import { inTime } from '../passing';
import { inParlays, VENUES } from '../venues';
import { expect, test } from './fixtures';

const PLACE_BET = 'POST /v1/order/bet/singlePass';
const QUOTE = 'POST /v1/order/batchBetMatchMarketOfJumpLine';

test('visitor, then empty', async ({ take, sport, slip, match }) => {
  await sport.open();
  await sport.choose(match, '主');
  await slip.open();
  await take({ id: 'slip/03', title: '访客', shows: ['登录后投注'] });
  await slip.button('全部清除').click();
  await take({ id: 'slip/04', title: '空', shows: ['投注单为空'] });
});

test('one leg: limits, policy, suspended, prices failing, offline', async ({
  page,
  context,
  control,
  take,
  logIn,
  startBet,
  match,
  slip,
}) => {
  await logIn({ balance: '900000.00' });
  await startBet('主');
  await take({ id: 'slip/05', title: '单关 未填', shows: ['输入投注金额'] });
  await slip.stake('1');
  await take({ id: 'slip/06', title: '低于限额', shows: ['低于最低限额'] });
  await slip.clearStake();
  await slip.stake('888888');
  await take({ id: 'slip/07', title: '超过限额', narrow: true, doubled: true, shows: ['超过最高限额'] });
  await slip.sheet.getByRole('button', { name: /^赔率变化/ }).click();
  await take({ id: 'slip/08', title: '赔率变化时', narrow: true, doubled: true, shows: ['接受更好的赔率'] });
  await page.getByRole('dialog', { name: '赔率变化时' }).getByRole('button', { name: '关闭' }).click();
  await control.event(match.id, { type: 'suspend' });
  await take({ id: 'slip/09', title: '盘口暂停', shows: [slip.button('盘口已暂停')] });
  await control.event(match.id, { type: 'resume' });
  await expect(slip.button('超过最高限额')).toBeVisible();
  await control.fault({ call: QUOTE, httpStatus: 503 });
  await inTime(page, control, (glance) => expect(slip.button('正在刷新赔率')).toBeVisible(glance));
  await take({ id: 'slip/10', title: '赔率刷新失败', shows: [slip.button('正在刷新赔率')] });
  await context.setOffline(true);
  await take({ id: 'slip/11', title: '断网', shows: [slip.button('网络已断开')] });
});

test('too little money', async ({ take, logIn, startBet, slip }) => {
  await logIn({ balance: '35.00' });
  await startBet('主');
  await slip.stake('100');
  await take({ id: 'slip/12', title: '余额不足', narrow: true, doubled: true, shows: ['余额不足'] });
});

test('price and line move', async ({ page, control, take, member, match, startBet, slip }) => {
  expect(member.userName).toBeTruthy();
  await startBet('主');
  await slip.stake('100');
  await expect(slip.placeButton).toBeEnabled();
  await control.event(match.id, { type: 'goal', side: 'home' });
  await advance(control, 1);
  await take({ id: 'slip/13', title: '赔率下降', narrow: true, doubled: true, shows: [/^已降/, /接受新赔率/] });
  await slip.button('全部清除').click();
  await slip.close();
  const event = new EventPage(page);
  await event.open(match);
  await event.show('大小');
  await event.choose(event.sides('大小·全场', '大').first());
  await slip.open();
  await slip.stake('15');
  await expect(slip.placeButton).toBeEnabled();
  await control.event(match.id, { type: 'goal', side: 'home' });
  await advance(control, 1);
  await take({ id: 'slip/14', title: '盘口变更', narrow: true, doubled: true, shows: [/^盘口已变更/] });
});

test('a goal under a handicap', async ({ page, control, take, member, match, slip }) => {
  expect(member.userName).toBeTruthy();
  const event = new EventPage(page);
  await event.open(match);
  await event.choose(event.sides('让球·全场', '主').first());
  await slip.open();
  await slip.stake('15');
  await expect(slip.placeButton).toBeEnabled();
  await control.event(match.id, { type: 'goal', side: 'away' });
  await advance(control, 1);
  await take({ id: 'slip/23', title: '让球起计比分已变', narrow: true, doubled: true, shows: [/起计$/, /接受新盘口/] });
});

test('more legs than a parlay allows', async ({ control, take, member, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  const matches = (await control.matches('today')).slice(0, 11);
  await sport.open('today');
  for (const match of matches) await sport.choose(match, '主');
  await slip.open();
  await slip.setMode('串关');
  await slip.leg(matches[10]!).scrollIntoViewIfNeeded();
  await take({ id: 'slip/24', title: '串关选项过多', narrow: true, shows: ['一张串关最多 10 项', '只留前 10 项'] });
});

test('a parlay beyond the highest win', async ({ control, take, member, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  await sport.open('today');
  for (const match of (await control.matches('today')).slice(0, 10)) await sport.choose(match, '和');
  await slip.open();
  await slip.setMode('串关');
  await take({
    id: 'slip/25',
    title: '串关超出最高派彩',
    narrow: true,
    doubled: true,
    shows: ['超出最高派彩', '总赔率过高，减少选项后可投'],
  });
});

test('several legs', async ({ control, take, logIn, sport, slip }) => {
  await logIn({ balance: '100000.00' });
  const matches = await liveMatches(control, 4);
  await sport.open();
  for (const match of matches) await sport.choose(match, '主');
  await slip.open();
  await slip.setMode('单关');
  await slip.sheet.getByRole('textbox', { name: '全部同额' }).fill('50');
  await expect(slip.placeButton).toBeEnabled();
  await take({ id: 'slip/15', title: '多项单关', narrow: true, doubled: true, shows: ['全部同额'] });
  await slip.setMode('串关');
  await slip.stakeCombo('四串一', '20');
  await take({ id: 'slip/16', title: '四串一', shows: ['四串一'] });
  await slip.setMode('复式');
  await take({ id: 'slip/17', title: '复式', narrow: true, doubled: true, shows: [/注/] });
});

test('legs that cannot be combined', async ({ take, member, sport, slip, match }) => {
  expect(member.userName).toBeTruthy();
  await sport.open();
  await sport.choose(match, '主');
  await sport.choose(match, '和');
  await slip.open();
  await slip.setMode('串关');
  await take({ id: 'slip/18', title: '同场冲突', narrow: true, doubled: true, shows: ['与第1项同场，不可串关', '改为单关'] });
});

test('legs of several venues', async ({ control, take, member, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  const matches = (await control.matches('today')).filter(inParlays).slice(0, 3);
  for (const [index, venue] of VENUES.entries()) {
    await sport.open('today', venue);
    await sport.choose(matches[index]!, '主');
  }
  await slip.open();
  await slip.setMode('串关');
  const foot = slip.sheet.getByRole('region', { name: '同馆串关' });
  const moveAll = foot.getByRole('button', { name: /^一键换馆/ });
  await expect(moveAll).toBeVisible({ timeout: 20_000 });
  await take({ id: 'slip/26', title: '三馆串关 换馆', narrow: true, doubled: true, shows: [moveAll, '与第1项不在同一场馆，不可串关'] });
  await slip.setMode('单关');
  const offer = slip.sheet.getByRole('button', { name: /^换到/ }).first();
  await expect(offer).toBeVisible();
  await take({ id: 'slip/27', title: '单关 其他馆更高', narrow: true, doubled: true, shows: [offer] });
});

test('a leg that no other venue sells', async ({ page, control, take, member, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  const [first, second] = (await control.matches('today')).filter(inParlays);
  await sport.open('today', 'IMTY');
  await sport.choose(first!, '主');
  const event = new EventPage(page);
  await event.open(second!);
  await event.show('大小');
  // A line far from the middle.
  await event.choose(event.sides('大小·全场', '大').last());
  await slip.open();
  await slip.setMode('串关');
  await expect(slip.sheet.getByText(/不同盘口|暂无此盘口/)).toBeVisible({ timeout: 20_000 });
  await take({ id: 'slip/28', title: '换馆 不同盘口', narrow: true, doubled: true, shows: [/不同盘口|暂无此盘口/] });
});

test('pending, accepted, rejected', async ({ control, take, member, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  const [calm, wild] = await liveMatches(control, 2);
  await sport.open();
  await sport.choose(calm!, '主');
  await slip.open();
  await slip.stake('100');
  // The venue decides when the clock is moved on.
  await control.clock({ decisions: 'hold' });
  await slip.place();
  await take({ id: 'slip/19', title: '确认中', shows: [slip.leg(calm!).getByText('确认中')] });
  await slip.accepted();
  await take({ id: 'slip/20', title: '已成立', narrow: true, doubled: true, shows: ['继续投注', '保留选项'] });
  await slip.finish();

  await sport.choose(calm!, '客');
  await sport.choose(wild!, '主');
  await slip.open();
  await slip.setMode('单关');
  await slip.sheet.getByRole('textbox', { name: '全部同额' }).fill('50');
  await slip.place();
  await expect(slip.leg(wild!).getByText('确认中')).toBeVisible();
  await control.event(wild!.id, { type: 'goal', side: 'away' });
  await slip.accepted();
  await slip.decided((glance) => expect(slip.leg(wild!).getByText('场馆未接受，未扣款')).toBeVisible(glance));
  await take({
    id: 'slip/21',
    title: '一笔成立 一笔未接受',
    narrow: true,
    doubled: true,
    shows: [slip.leg(wild!).getByText('场馆未接受，未扣款')],
  });
});

test('a lost response', async ({ control, take, member, match, startBet, slip }) => {
  expect(member.userName).toBeTruthy();
  await startBet('主');
  await slip.stake('100');
  await expect(slip.placeButton).toBeEnabled();
  // Chromium itself may repeat a request that a used connection lost: the repetition is lost, too.
  await control.fault({ call: PLACE_BET, drop: 'after' });
  await control.fault({ call: 'POST /v1/order/new/bet/list', httpStatus: 503 });
  await slip.place();
  await take({ id: 'slip/22', title: '未收到结果', shows: [slip.leg(match).getByText(/未收到场馆结果/)] });
});

test('一键投注: its settings, its bar, a question and a reason', async ({ page, take, logIn, sport, match }) => {
  await logIn({ balance: '30.00' });
  await page.goto('/mine/settings');
  await page.getByRole('button', { name: /^一键投注/ }).click();
  const sheet = page.getByRole('dialog', { name: '一键投注' });
  await sheet.getByRole('textbox', { name: '每次投注金额' }).fill('20');
  await take({ id: 'slip/40', title: '一键投注 设置', narrow: true, doubled: true, shows: ['点赔率立即下注'] });
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: '开启' }).click();
  await sport.open();
  const bar = page.getByRole('region', { name: '一键投注' });
  await take({ id: 'slip/41', title: '一键投注 开启', narrow: true, doubled: true, shows: [bar] });
  await sport.odds(match, '主').click();
  await expect(bar).toContainText(/确认中|已成立/);
  await take({ id: 'slip/42', title: '一键投注 确认中', shows: [bar] });
  await sport.odds(match, '客').click();
  await expect(bar).toContainText('余额不足');
  await take({
    id: 'slip/43',
    title: '一键投注 余额不足',
    narrow: true,
    doubled: true,
    shows: [bar.getByRole('button', { name: '去投注单' })],
  });
});
