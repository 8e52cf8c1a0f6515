import { expect, test } from '../fixtures';
import { advance, comingMatch } from '../matches';
import { EventPage } from '../pages/event-page';
import { VENUES } from '../venues';

const TIMELINE = '/feed/api/v1/match/timeline';
/** Two rounds of the timeline's loop. */
const SOON = { timeout: 20_000 };

test('a goal and a red card stand in the timeline and on the score board, at their minutes', async ({ page, control, match }) => {
  const event = new EventPage(page);
  await event.open(match);
  await event.tab('数据');
  await expect(event.course.getByRole('listitem').last()).toContainText('比赛开始');

  await control.event(match.id, { type: 'goal', side: 'home' });
  await expect(event.course.getByRole('listitem').first()).toHaveText(`${match.minute + 1}′进球${match.home}1:0`, SOON);
  await expect(event.board).toContainText(`${match.minute + 1}′`);
  await advance(control, 1);
  await control.event(match.id, { type: 'card', side: 'away', minute: match.minute + 2 });
  await expect(event.course.getByRole('listitem').first()).toHaveText(`${match.minute + 2}′红牌${match.away}1:0`, SOON);
  await expect(event.board).toContainText(`红牌 ${match.minute + 2}′`);
  await expect(event.board.getByRole('img')).toHaveAccessibleName(new RegExp(`${match.home}进球${match.minute + 1}′`));
  await expect(event.statistics.getByRole('listitem').filter({ hasText: '红牌' })).toContainText(/红牌.*1$/);
});

test('the same match tells the same at every venue', async ({ page, control, match }) => {
  await control.event(match.id, { type: 'goal', side: 'away' });
  const event = new EventPage(page);
  const courses: string[] = [];
  for (const venue of VENUES) {
    await event.open(match, venue);
    await event.tab('数据');
    await expect(event.course.getByRole('listitem').first()).toContainText(`进球${match.away}0:1`);
    courses.push((await event.course.getByRole('listitem').allTextContents()).join());
  }
  expect(new Set(courses).size).toBe(1);
});

test('nothing moves on the page when the momentum comes, and the bar of score and clock takes over', async ({ page, control, match }) => {
  await control.fault({ call: `POST ${TIMELINE}`, latencyMs: 1500, times: 1 });
  const event = new EventPage(page);
  await event.open(match);
  const before = await event.tabs.boundingBox();
  await expect(event.board.getByRole('img')).toBeVisible();
  expect(await event.tabs.boundingBox()).toEqual(before);
  const score = page.getByRole('paragraph').filter({ hasText: `${match.home}0:0${match.away}` });
  await expect(score).toHaveCount(0);
  await page.mouse.wheel(0, 900);
  await expect(score).toBeVisible();
});

test('a platform without the call: the venue’s counts, a reason and 重试; prices as ever', async ({ page, control, match }) => {
  await control.fault({ call: `POST ${TIMELINE}`, httpStatus: 404, body: '<html></html>' });
  const event = new EventPage(page);
  await event.open(match);
  await expect(event.board.getByRole('list', { name: '技术统计' })).toContainText('角球');
  await expect(event.market('独赢·全场')).toBeVisible();
  await event.tab('数据');
  await expect(page.getByText('比赛数据没有取到')).toBeVisible();
  await control.clearFaults();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(event.course).toBeVisible();
  await expect(event.board.getByRole('img')).toBeVisible();
});

test('before kick-off there is no drawing, and 数据 says when there will be', async ({ page, control, match }) => {
  expect(match.id).toBeTruthy();
  const event = new EventPage(page);
  await event.open(await comingMatch(control));
  await expect(event.board.getByRole('img')).toHaveCount(0);
  await event.tab('数据');
  await expect(page.getByText('开赛后显示比赛进程和技术统计')).toBeVisible();
});

for (const [sport, name, words] of [
  ['basketball', '分差', /三分球/],
  ['tennis', '每局得分', /破发/],
] as const) {
  test(`${sport}: its own drawing and figures`, async ({ page, control, match }) => {
    expect(match.id).toBeTruthy();
    const [, live] = await control.matches('live', sport);
    const event = new EventPage(page);
    await event.open(live!);
    await expect(event.board.getByRole('img')).toBeVisible();
    await expect(event.board).toContainText(name);
    await event.tab('数据');
    await expect(event.statistics).toContainText(words);
    await expect(event.course.getByRole('listitem').last()).toContainText('比赛开始');
  });
}
