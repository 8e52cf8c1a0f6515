import { boxOf } from '../../boxes';
import { expect, test } from '../../fixtures';
import { advance } from '../../matches';
import { EventPage } from '../../pages/event-page';
import { onPage } from '../../passing';
import { namedAt, VENUES } from '../../venues';

const TIMELINE = '/feed/api/v1/match/timeline';
/** ms: a round of the timeline's loop. */
const ROUND_MS = 10_100;

test('a goal and a red card appear in the timeline and on the score board at their minutes', async ({ page, control, match }) => {
  const event = new EventPage(page);
  await event.open(match);
  await event.tab('数据');
  await expect(event.course.getByRole('listitem').last()).toContainText('比赛开始');

  await control.event(match.id, { type: 'goal', side: 'home' });
  const newest = event.course.getByRole('listitem').first();
  await onPage(page, (glance) => expect(newest).toHaveText(`${match.minute + 1}′进球${match.home}1-0`, glance), ROUND_MS);
  await expect(event.board).toContainText(`${match.minute + 1}′`);
  await advance(control, 1);
  await control.event(match.id, { type: 'card', side: 'away', minute: match.minute + 2 });
  await onPage(page, (glance) => expect(newest).toHaveText(`${match.minute + 2}′红牌${match.away}1-0`, glance), ROUND_MS);
  await expect(event.board).toContainText(`红牌 ${match.minute + 2}′`);
  await expect(event.board.getByRole('img')).toHaveAccessibleName(new RegExp(`${match.home}进球${match.minute + 1}′`));
  await expect(event.statistics.getByRole('listitem').filter({ hasText: '红牌' })).toContainText(/红牌.*1$/);
});

test('the timeline of a match is the same at every venue', async ({ page, control, match }) => {
  await control.event(match.id, { type: 'goal', side: 'away' });
  const event = new EventPage(page);
  const courses: string[] = [];
  for (const venue of VENUES) {
    await event.open(match, venue);
    await event.tab('数据');
    await expect(event.course.getByRole('listitem').first()).toContainText(`进球${namedAt(match, venue).away}0-1`);
    const { home, away } = namedAt(match, venue);
    const texts = (await event.course.getByRole('listitem').allTextContents()).join();
    courses.push(texts.replaceAll(home, match.home).replaceAll(away, match.away));
  }
  expect(new Set(courses).size).toBe(1);
});

test('loading the momentum chart shifts no layout, and the sticky bar shows score and clock', async ({ page, control, match }) => {
  await control.fault({ call: `POST ${TIMELINE}`, latencyMs: 1500, times: 1 });
  const event = new EventPage(page);
  await event.open(match);
  const before = await boxOf(event.tabs);
  await expect(event.board.getByRole('img')).toBeVisible();
  expect(await boxOf(event.tabs)).toEqual(before);
  const score = page.getByRole('paragraph').filter({ hasText: `${match.home}0-0${match.away}` });
  await expect(score).toHaveCount(0);
  await page.mouse.wheel(0, 900);
  await expect(score).toBeVisible();
});

test('score and clock are visible at every scroll position, on the board or in the bar', async ({ page, control, match }) => {
  const event = new EventPage(page);
  await event.open(match);
  const header = page.locator('header', { has: page.getByRole('button', { name: '返回' }) });
  const inSight = async () => {
    const bar = await boxOf(header);
    const digits = await boxOf(event.board.getByText(/^0[:-]0$/));
    // The digits begin a sixth below the top of their line.
    if (digits.y + digits.height / 6 >= bar.y + bar.height - 1) return true;
    return /0-0.*半场 \d/.test((await header.textContent())!);
  };
  for (const y of [0, 12, 30, 55, 80, 100, 130, 400]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await expect.poll(inSight, { message: `scrolled by ${y}` }).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 100));
  await control.event(match.id, { type: 'goal', side: 'away' });
  await onPage(page, (glance) => expect(header).toContainText(/0-1.*半场 \d/, glance));
});

test('basketball and tennis have charts and statistics of their own', async ({ page, control, match }) => {
  expect(match.id).toBeTruthy();
  const event = new EventPage(page);
  for (const [sport, name, text] of [
    ['basketball', '分差', /三分球/],
    ['tennis', '每局得分', /破发/],
  ] as const) {
    const [, live] = await control.matches('live', sport);
    await event.open(live!);
    await expect(event.board.getByRole('img'), sport).toBeVisible();
    await expect(event.board).toContainText(name);
    await event.tab('数据');
    await expect(event.statistics).toContainText(text);
    await expect(event.course.getByRole('listitem').last()).toContainText('比赛开始');
  }
});
