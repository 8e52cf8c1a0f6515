import { expect, test } from '../../fixtures';
import { EventPage } from '../../pages/event-page';
import { namedAt, VENUES } from '../../venues';

const PAST = '/feed/api/v1/match/past';

test('数据 of a match to come has form, meetings and the table, and in play they follow the match', async ({ page, control, match }) => {
  const [coming] = await control.matches('early');
  const event = new EventPage(page);
  await event.open(coming!);
  await event.tab('数据');
  await expect(event.form.getByRole('list')).toHaveCount(2);
  await expect(event.form.getByRole('list', { name: `${coming!.home} 近况` }).getByRole('listitem')).toHaveCount(6);
  await expect(event.form).toContainText(/近 6 场 \d 胜 \d 平 \d 负，进 \d+ 失 \d+/);
  const meetings = event.meetings.getByRole('listitem');
  await expect(meetings.first()).toContainText(coming!.home);
  await expect(meetings.first()).toContainText(coming!.away);
  await expect(event.meetings).toContainText(/主胜 \d+.*平 \d+.*客胜 \d+/);
  const rows = event.table.getByRole('row');
  await expect(rows.filter({ hasText: `${coming!.home}，主队` })).toHaveCount(1);
  await expect(rows.filter({ hasText: `${coming!.away}，客队` })).toHaveCount(1);
  const folded = await rows.count();
  await event.table.getByRole('button', { name: '展开全部球队' }).click();
  expect(await rows.count()).toBeGreaterThan(folded);
  await expect(page.getByText('开赛后显示比赛进程和技术统计')).toBeVisible();

  await event.open(match);
  await event.tab('数据');
  await expect(event.course).toBeVisible();
  await expect(event.form).toContainText(match.home);
});

test('every venue has the past of a match under its own names, and a failed one is loaded again by 重试', async ({ page, control }) => {
  const coming = (await control.matches('early')).find(({ names }) => names.IMTY!.home !== names.FBTY!.home)!;
  const event = new EventPage(page);
  for (const venue of VENUES) {
    if (venue === VENUES[0]) await control.fault({ call: `POST ${PAST}`, httpStatus: 503 });
    await event.open(coming, venue);
    await event.tab('数据');
    if (venue === VENUES[0]) {
      await expect(page.getByText('近况和交锋加载失败')).toBeVisible();
      await control.clearFaults();
      await page.getByRole('button', { name: '重试' }).click();
    }
    const { home } = namedAt(coming, venue);
    await expect(event.form.getByRole('list', { name: `${home} 近况` })).toContainText(home);
    await expect(event.table).toContainText(`${home}，主队`);
  }
});

test('basketball has a table of wins, tennis none', async ({ page, control }) => {
  const event = new EventPage(page);
  for (const [sport, hasTable] of [
    ['basketball', true],
    ['tennis', false],
  ] as const) {
    const [coming] = await control.matches('early', sport);
    await event.open(coming!, 'FBTY', sport);
    await event.tab('数据');
    await expect(event.form.getByRole('list')).toHaveCount(2);
    await expect(event.form).not.toContainText('平');
    await expect(event.table).toHaveCount(hasTable ? 1 : 0);
  }
});
