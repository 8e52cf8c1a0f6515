import type { Page, Request } from '@playwright/test';
import { requestTimes } from '../../request-times';
import { FB_LIST, makeDrawDearer } from '../../fb-lists';
import { expect, test } from '../../fixtures';
import { withoutStream } from '../../price-stream';
import { EventPage } from '../../pages/event-page';
import { namedAt } from '../../venues';

/** s between two responses of a list. */
const LIST_S = 4;
/** Change of the one price. */
const STEP = 0.25;
const START = new Date('2027-03-06T14:32:00.000Z');

/** Pending requests of the page, by path; a step of its clock ends when there are none. */
class Traffic {
  readonly seen: string[] = [];
  private readonly out = new Set<Request>();

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      this.out.add(request);
      this.seen.push(`${new URL(request.url()).host} ${new URL(request.url()).pathname}`);
    });
    const end = (request: Request) => this.out.delete(request);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  count(part: string): number {
    return this.seen.filter((one) => one.includes(part)).length;
  }

  /** Moves the page's clock on second by second, and waits for every response before each: the next request counts from it. */
  async pass(seconds: number): Promise<void> {
    await this.quiet();
    for (let second = 0; second < seconds; second += 1) {
      await this.page.clock.runFor(1_000);
      await this.quiet();
    }
  }

  private async quiet(): Promise<void> {
    await expect.poll(() => this.out.size, { intervals: [5, 10, 20] }).toBe(0);
  }
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true });
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

// Polling serves browsers without the site's stream, and lists that it does not push.
test.beforeEach(({ page }) => withoutStream(page));

test('a price change re-renders only its own button, in one step', async ({ page, match, sport }) => {
  await page.clock.install({ time: START });
  const traffic = new Traffic(page);
  await sport.open();
  await sport.lookAt(match);
  const button = sport.odds(match, '和');
  await expect(button).toBeEnabled();
  const before = (await button.getAttribute('aria-label'))!;
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
  await traffic.pass(8);

  // The venue's own responses from now on, with one other price: a goal would move all prices of a match.
  const price = Number(before.split(' ').at(-1));
  await makeDrawDearer(page, match, STEP);

  await page.evaluate(() => {
    const reports: { where: string; text: boolean }[][] = [];
    Object.assign(window, { reports });
    const whereOf = (target: Node) => {
      const element = target instanceof Element ? target : target.parentElement!;
      const odds = element.closest('button.odds');
      if (odds) return odds.getAttribute('aria-label') ?? '';
      // Clocks and ages tick with the seconds, not with prices.
      return element.closest('.row-clock, .row-age, .row-line') ? 'clock' : element.outerHTML.slice(0, 120);
    };
    new MutationObserver((records) => {
      const changes = records.map(({ target, type }) => ({ where: whereOf(target), text: type === 'characterData' }));
      reports.push(changes.filter(({ where }) => where !== 'clock'));
    }).observe(document.querySelector('main')!, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  // Two responses and a frame: the second one changes nothing.
  await traffic.pass(2 * LIST_S + 1);
  const after = before.replace(/[\d.]+$/, (price + STEP).toFixed(2));
  await expect(page.getByRole('button', { name: after })).toBeVisible();
  const reports = await page.evaluate(() => (window as unknown as { reports: { where: string; text: boolean }[][] }).reports);
  expect([...new Set(reports.flat().map(({ where }) => where))]).toEqual([after]);
  expect(reports.filter((changes) => changes.some(({ text }) => text))).toHaveLength(1);
});

test('sends one request per venue and visible list, and none for a list that was left', async ({ page, match, sport }) => {
  await page.clock.install({ time: START });
  const traffic = new Traffic(page);
  await sport.open();
  await sport.lookAt(match);
  await expect(sport.odds(match, '主')).toBeEnabled();
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
  await traffic.pass(2);
  traffic.seen.length = 0;
  await traffic.pass(20);
  expect(traffic.count(FB_LIST)).toBe(20 / LIST_S);
  expect(traffic.count('/v1/match/getMatchDetail')).toBe(0);

  await sport.timeframe('今日').click();
  await traffic.pass(3);
  traffic.seen.length = 0;
  await traffic.pass(20);
  expect(traffic.count(FB_LIST)).toBe(20 / LIST_S);
});

test('requests each of three venues once per interval, however many prices are shown', async ({ page, match }) => {
  await page.clock.install({ time: START });
  const traffic = new Traffic(page);
  const event = new EventPage(page);
  await event.open(match);
  await event.tab('比价');
  await expect(page.getByRole('button', { name: new RegExp(`^OB (三馆最高 )?${namedAt(match, 'OBTY').home} 独赢 主`) })).toBeVisible({
    timeout: 20_000,
  });
  await page.clock.pauseAt(new Date(START.getTime() + 120_000));
  await traffic.pass(6);
  traffic.seen.length = 0;
  await traffic.pass(30);
  expect([traffic.count('/v1/match/getMatchDetail'), traffic.count('/getMatchOddsInfoPB'), traffic.count('/GetSelectedEventInfo')]).toEqual(
    [6, 6, 6],
  );
});

test('polls no venue while the page is hidden, and at once when it is visible again', async ({ page, match, sport }) => {
  await page.clock.install({ time: START });
  const traffic = new Traffic(page);
  await sport.open();
  await sport.lookAt(match);
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
  await traffic.pass(2);
  await setHidden(page, true);
  traffic.seen.length = 0;
  await traffic.pass(120);
  expect(traffic.seen.filter((one) => one.includes('/v1/'))).toEqual([]);
  await setHidden(page, false);
  await traffic.pass(1);
  expect(traffic.count(FB_LIST)).toBe(1);
});

test('polls a failing venue after 8, 16, then every 30 s, and every 4 s once it works again', async ({ page, control, match, sport }) => {
  await page.clock.install({ time: START });
  const requests = await requestTimes(page, FB_LIST);
  const traffic = new Traffic(page);
  await sport.open();
  await sport.lookAt(match);
  await expect(sport.odds(match, '主')).toBeEnabled();
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
  await traffic.pass(5);
  await control.fault({ call: `POST ${FB_LIST}`, httpStatus: 503 });
  const before = (await requests()).length;
  await traffic.pass(92);
  const gaps = async (from: number) => {
    const times = await requests();
    return times.slice(from).map((at, next) => at - times[from + next - 1]!);
  };
  expect(await gaps(before)).toEqual([4_000, 8_000, 16_000, 30_000, 30_000]);
  await control.clearFaults();
  await traffic.pass(30 + 5);
  expect((await gaps(before + 5)).slice(0, 2)).toEqual([30_000, 4_000]);
  await expect(sport.odds(match, '主')).toBeEnabled();
});
