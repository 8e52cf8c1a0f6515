import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../../boxes';
import { FB_LIST } from '../../fb-lists';
import { expect, test } from '../../fixtures';
import { spellingOf } from '../../../../lib/kit/format/pinyin';
import { advance } from '../../matches';
import { EventPage } from '../../pages/event-page';
import type { SportPage } from '../../pages/sport-page';
import { onPage } from '../../passing';
import { untilStill } from '../../sheets';
import { soon } from '../../time';
import { VENUES } from '../../venues';
import { withoutStream } from '../../price-stream';

const DENSITIES = { standard: 'row', pro: 'row pro-row', large: 'row' } as const;

/** A browser in which the member chose a density on an earlier visit. */
async function likes(page: Page, origin: string, density: string, oddsType = 3): Promise<void> {
  await page.context().addCookies([{ name: 'look', value: `${density}.${oddsType}`, url: origin }]);
}

/** Sums the layout shifts while a page loads and settles. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
const rows = (page: Page) => page.locator('main li');
const league = (page: Page, at: number) => page.locator('main section').nth(at);
/** Names of the matches in their order. */
const order = (page: Page) =>
  rows(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Opens 早盘 once the site's server renders the current world: for a moment after a clock was set, its data are older. */
async function openRendered(page: Page, sport: SportPage): Promise<void> {
  const tabs = page.getByRole('navigation', { name: '赛事时段' });
  await expect(async () => {
    await sport.open('early');
    // The first response is rendered long before the second comes.
    const second = page.waitForResponse((response) => response.url().endsWith(FB_LIST) && response.ok());
    await soon(page);
    await second;
    await expect(tabs).toContainText(/\d/);
    const html = await (await page.request.get('/game/sport?t=early')).text();
    // A count that comes late moves the tabs beside it.
    const rendered = {
      tabs: /<nav[^>]*aria-label="赛事时段".*?<\/nav>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, ''),
      rows: Array.from(html.matchAll(/href="(\/game\/sport\/FBTY\/\d+)"/g), ([, href]) => href),
    };
    expect(rendered).toEqual({ tabs: await tabs.textContent(), rows: await order(page) });
  }).toPass();
  await sport.open('early');
}

/** Opens another document and goes back by the browser's own history, which stores the scroll position as the page is left. */
async function leaveAndComeBack(page: Page): Promise<void> {
  // A page that is still starting replaces its entry of the history, which ends a step back that is under way.
  await page.goto('/other/stopService', { waitUntil: 'networkidle' });
  await page.goBack();
}

/** Top of an element in the window, px. */
const topOf = async (element: Locator) => Math.round((await boxOf(element)).y);

for (const density of ['standard', 'pro', 'large'] as const) {
  test(`${density}: the server renders it without a layout shift, and going back from a match restores the scroll position`, async ({
    page,
    stack,
    sport,
  }) => {
    await watchShifts(page);
    await likes(page, stack.origin, density);
    await openRendered(page, sport);
    const more = page.getByRole('link', { name: '加载更多' });
    const first = await rows(page).count();
    await more.scrollIntoViewIfNeeded();
    // The member requested the rows that push others down from here on.
    expect(await shifted(page)).toBeLessThan(0.01);
    await more.click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(first);

    // A folded league above the place where the member reads on.
    await page.evaluate(() => scrollTo(0, 0));
    const fold = league(page, 0).getByRole('button', { expanded: true });
    await fold.click();
    await expect(league(page, 0).getByRole('button', { expanded: false })).toBeVisible();
    const before = await rows(page).count();
    const row = rows(page).nth(first + 4);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const top = await topOf(row);
    const href = await row.getByRole('link').getAttribute('href');
    await row.getByRole('link').click();
    await page.waitForURL(/\/game\/sport\/FBTY\/\d+$/);
    await expect(page.getByRole('region', { name: '比分板' })).toBeVisible();

    const same = page.locator(`main li:has(a[href="${href}"])`);
    await page.getByRole('button', { name: '返回' }).click();
    await page.waitForURL(/p=2/);
    await expect(same).toBeInViewport();
    await expect.poll(() => topOf(same)).toBe(top);
    expect(await rows(page).count()).toBe(before);
    await expect(league(page, 0).getByRole('button', { expanded: false })).toBeAttached();

    await leaveAndComeBack(page);
    await expect(same).toBeInViewport();
    await expect.poll(async () => Math.abs((await topOf(same)) - top)).toBeLessThan(3);
    expect(await shifted(page)).toBeLessThan(0.01);
  });
}

test('a list whose rows load later has its final height at once, so that the scroll position is restored', async ({
  page,
  control,
  sport,
}) => {
  test.slow();
  await watchShifts(page);
  // Basketball: the page of a football match at another venue makes the server read OB's pages of football, to compare prices.
  await sport.open('early', 'OBTY', 2);
  const first = await rows(page).count();
  const more = page.getByRole('link', { name: '加载更多' });
  // A tap that the page does not handle yet would be a request to the server, which then has the second page as long as the first.
  const isHandled = (link: HTMLElement | SVGElement) =>
    new Promise<boolean>((resolve) => {
      const last = (event: Event) => {
        resolve(event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('click', last, { once: true });
      (link as HTMLElement).click();
    });
  await expect.poll(() => more.evaluate(isHandled)).toBe(true);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(first);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const full = await height();

  // The server gets no response any more; the browser's own waits until the page was checked.
  const call = 'POST /yewu11/v1/m/noLiveMatchesPagePB';
  await control.fault({ call, latencyMs: 60_000 });
  let response = () => {};
  const looked = new Promise<void>((resolve) => {
    response = resolve;
  });
  await page.route('**/yewu11/v1/m/noLiveMatchesPagePB', async (route) => {
    await looked;
    await route.continue();
  });
  await expect.poll(async () => (await page.request.get(page.url())).text()).toMatch(/<a[^>]*aria-busy="true"[^>]*>正在加载/);
  await page.reload();
  await expect(page.getByRole('link', { name: '正在加载' })).toBeAttached();
  // More of the last day is pending: until then its rows have no place.
  const rendered = await order(page);
  expect(rendered.length).toBeLessThanOrEqual(first);
  expect(await height()).toBeGreaterThan(0.9 * full);
  await control.clearFaults();
  response();
  await expect.poll(height).toBe(full);
  expect(await rows(page).count()).toBeGreaterThan(first);
  expect((await order(page)).slice(0, rendered.length)).toEqual(rendered);
  expect(await shifted(page)).toBeLessThan(0.01);
});

test('going back to a list without server-rendered rows restores the scroll position once they load', async ({ page, control, sport }) => {
  await watchShifts(page);
  await sport.open('live', 'OBTY');
  // Only the browser has requested this list: the site's server stores none of it, and looks for no event in it.
  await sport.switchTo('串关');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(20);
  const row = rows(page).nth(20);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = await topOf(row);
  const href = await row.getByRole('link').getAttribute('href');
  // Longer than the site's server waits for a venue.
  await control.fault({ call: 'POST /yewu11/v1/m/noLiveMatchesPagePB', latencyMs: 1_500 });
  const came = page.waitForResponse((response) => response.request().isNavigationRequest() && response.url().includes('/game/sport'));
  await leaveAndComeBack(page);
  expect(await (await came).text()).not.toContain(href!);
  const same = page.locator(`main li:has(a[href="${href}"])`);
  await expect(same).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf(same)) - top)).toBeLessThan(3);
  expect(await shifted(page)).toBeLessThan(0.01);
  // No longer than its rows.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(20_000);
});

test('at 200 % text the side labels of 专业 and the column headings of a market are not truncated', async ({
  page,
  context,
  match,
  sport,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const cut = (texts: Locator) =>
    texts.evaluateAll((all) => all.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent));
  await sport.open();
  await page.getByRole('combobox', { name: '列表版式' }).selectOption({ label: '专业' });
  await expect(rows(page).first()).toHaveClass(DENSITIES.pro);
  await expect(sport.odds(match, '主')).toContainText('主');
  expect(await cut(page.locator('.odds.pro .odds-label'))).toEqual([]);
  const event = new EventPage(page);
  await event.open(match);
  const names = event.market('独赢·全场').getByText(match.home, { exact: true });
  await expect(names.first()).toBeVisible();
  expect(await cut(names)).toEqual([]);
});

test('专业: long team names wrap to a second line and all rows have the same height', async ({ page, sport }) => {
  await sport.open();
  await page.getByRole('combobox', { name: '列表版式' }).selectOption({ label: '专业' });
  await expect(rows(page).first()).toHaveClass(DENSITIES.pro);
  const row = rows(page).first();
  const height = (await boxOf(row)).height;
  for (const long of ['明尼苏达森林狼', '布拉格斯拉维亚预备队'])
    expect(
      await row.evaluate((li, name) => {
        const names = [...li.querySelectorAll('.row-name')] as HTMLElement[];
        for (const each of names) each.textContent = name;
        const whole = names.every((each) => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight + 1);
        return { whole, height: li.getBoundingClientRect().height };
      }, long),
    ).toEqual({ whole: true, height });
});

test('a chosen density and odds type are in the next page’s HTML before any script runs', async ({ page, stack, sport, browser }) => {
  await sport.open();
  await page.getByRole('combobox', { name: '赔率类型' }).selectOption({ label: '马来盘' });
  await page.getByRole('combobox', { name: '列表版式' }).selectOption({ label: '专业' });
  await page.getByRole('button', { name: '筛选' }).click();
  const sheet = page.getByRole('dialog', { name: '筛选与显示' });
  await untilStill(sheet);
  await sheet.getByRole('group', { name: '排序' }).getByRole('button', { name: '按时间' }).click();
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(rows(page).first()).toHaveClass(DENSITIES.pro);

  const still = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await still.newPage();
  // A page whose prices came too late has no rows, and without scripts it stays so.
  await expect(async () => {
    await plain.goto(`${stack.origin}/game/sport?t=live`);
    await expect(plain.locator('main li').first()).toHaveClass(DENSITIES.pro, { timeout: 1_000 });
  }).toPass();
  await expect(plain.getByText('按时间')).toBeVisible();
  // A handicap near even money is negative in Malay odds, and never in European ones.
  await expect(plain.locator('main .odds.negative').first()).toBeVisible();
  await still.close();
});

test('a pinned league comes first at every venue from the first paint on', async ({ page, sport }) => {
  await watchShifts(page);
  await sport.open('today');
  const names = page.locator('main h2');
  const last = names.nth(5);
  const text = (await last.locator('span').first().textContent())!;
  await page.getByRole('button', { name: `置顶 ${text}`, exact: true }).click();
  await expect(names.first()).toContainText(text);

  for (const venue of VENUES) {
    await page.goto(`/game/sport?t=today&venue=${venue}`);
    await expect(names.first(), venue).toContainText(text);
    await expect(page.getByRole('button', { name: `置顶 ${text}`, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  expect(await shifted(page)).toBeLessThan(0.01);

  await page.getByRole('button', { name: '筛选' }).click();
  const sheet = page.getByRole('dialog', { name: '筛选与显示' });
  await untilStill(sheet);
  await expect(sheet.getByRole('checkbox').first()).toHaveAccessibleName(new RegExp(`^${text}`));
  await sheet.getByRole('button', { name: `置顶 ${text}`, exact: true }).click();
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(names.first()).not.toContainText(text);
});

test('in 专业 the starred matches show three markets a row, for every sport', async ({ page, stack, sport }) => {
  await likes(page, stack.origin, 'pro');
  for (const number of [1, 2]) {
    await sport.open('today', 'FBTY', number);
    const star = rows(page).first().getByRole('button', { name: /^关注/ });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/game/sport?t=starred');
  await expect(rows(page)).toHaveCount(2);
  for (const row of await rows(page).all()) {
    await expect(row.getByRole('button', { name: / 独赢 主 [\d.]+$/ })).toHaveCount(1);
    await expect(row.getByRole('button', { name: / (?:大小|总分) 大 [\d./]+ / })).toHaveCount(1);
  }
});

test('the mark of a selected price in 关注 stays inside its cell, beside label and number', async ({ page, sport }) => {
  await sport.open('today');
  await rows(page).first().getByRole('button', { name: /^关注/ }).click();
  await page.goto('/game/sport?t=starred');
  const price = rows(page)
    .first()
    .getByRole('button', { name: / 独赢 和 [\d.]+$/ });
  await price.click();
  const [cell, mark, label] = await Promise.all(
    [price, price.locator('.odds-check'), price.locator('.odds-label')].map((part) => boxOf(part)),
  );
  expect(mark!.x).toBeGreaterThanOrEqual(cell!.x + 2);
  expect(mark!.x + mark!.width).toBeLessThanOrEqual(label!.x);
  expect(mark!.y + mark!.height).toBeLessThanOrEqual(label!.y + label!.height + 2);
});

test('kick-off and league filters narrow a list and stay in the address over a match and a reload', async ({ page, sport }) => {
  await sport.open('early');
  await page.getByRole('button', { name: '筛选' }).click();
  const sheet = page.getByRole('dialog', { name: '筛选与显示' });
  await untilStill(sheet);
  await sheet.getByRole('group', { name: '开赛时间' }).getByRole('button', { name: /^明天/ }).click();
  await expect(page).toHaveURL(/w=d\d+/);
  await sheet.getByRole('button', { name: '完成' }).click();
  const times = page.locator('main .row-time');
  const onlyTomorrow = () =>
    expect.poll(async () => [...new Set((await times.allTextContents()).map((text) => text.slice(0, 2)))]).toEqual(['明天']);
  await onlyTomorrow();
  // The whole list was searched: no page is left to request.
  await expect(page.getByRole('link', { name: /加载/ })).toHaveCount(0);
  const found = await order(page);

  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('region', { name: '比分板' })).toBeVisible();
  await page.goBack();
  await onlyTomorrow();
  await expect.poll(() => order(page)).toEqual(found);

  await page.getByRole('button', { name: '筛选' }).click();
  // One that plays tomorrow, and not the only one.
  // Under the heading of their day.
  const names = page.locator('main h3');
  expect(await names.count()).toBeGreaterThan(1);
  const message = (await names.nth(1).locator('span').first().textContent())!;
  await sheet
    .locator('label')
    .filter({ has: page.getByText(message, { exact: true }) })
    .getByRole('checkbox')
    .check();
  await sheet.getByRole('button', { name: '完成' }).click();
  await expect(page).toHaveURL(/l=\d+/);
  await expect(names).toHaveCount(1);
  await expect(names).toContainText(message);
  await page.reload();
  await expect(names).toHaveCount(1);
  await expect(names).toContainText(message);
  await onlyTomorrow();

  await page.getByRole('button', { name: '筛选' }).click();
  await sheet.getByRole('button', { name: '清除筛选' }).click();
  await sheet.getByRole('button', { name: '完成' }).click();
  await expect(page).not.toHaveURL(/[lw]=/);
  await expect.poll(() => names.count()).toBeGreaterThan(1);
});

test('rows keep their order while touched and take the venue’s order afterwards', async ({ page, control, sport }) => {
  // With a stream the page does not poll, unless its first poll comes before the stream’s first list.
  await withoutStream(page);
  await sport.open();
  await expect(rows(page).first()).toBeVisible();
  const before = await order(page);
  const name = rows(page).first().locator('.row-name').first();
  const box = await boxOf(name);
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await advance(control, 30);
  // Matches have ended and begun since: two more responses arrive while the finger lies on the list.
  for (let results = 0; results < 2; results += 1) {
    const resolved = page.waitForResponse((response) => response.url().endsWith(FB_LIST) && response.ok());
    await soon(page);
    await resolved;
  }
  expect(await order(page)).toEqual(before);
  // Not a tap: the finger slides away first.
  await page.mouse.move(box.x + 5, box.y + 5 + 30);
  await page.mouse.up();
  await expect.poll(() => order(page)).not.toEqual(before);
});

test('search finds by pinyin, with a typing error, and by earlier searches', async ({ page, control, sport }) => {
  const wanted = (await control.matches('today')).find(({ home }) => /^\p{Script=Han}{4,}$/u.test(home));
  await sport.open('today');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '搜索', exact: true });
  const field = sheet.getByRole('searchbox');
  // One letter too many: nothing matches, and the intended match appears below.
  const typed = spellingOf(wanted!.home);
  await field.fill(`${typed.slice(0, -3)}q${typed.slice(-3)}`);
  await onPage(page, (glance) => expect(sheet.getByText('未找到')).toBeVisible(glance));
  await sheet.getByRole('region', { name: '您要找的是不是' }).getByRole('button', { name: wanted!.home, exact: true }).click();
  await expect(sheet.getByRole('link', { name: new RegExp(`^${wanted!.home}`) }).first()).toBeVisible();
  // The spelling alone found the matches after it.
  await field.fill('');
  await expect(sheet.getByRole('link')).toHaveCount(0);
  await field.fill(typed);
  await expect(sheet.getByRole('link', { name: new RegExp(`^${wanted!.home}`) }).first()).toBeVisible();
  await sheet.getByRole('button', { name: '关闭' }).click();

  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await sheet.getByRole('button', { name: '清空输入' }).click();
  await expect(sheet.getByRole('region', { name: '最近搜索' }).getByRole('button', { name: typed, exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: '清空最近搜索' }).click();
  await expect(sheet.getByText('输入球队、联赛、游戏或帮助主题')).toBeVisible();
});

test('search finds nicknames and initials, and is unchanged after returning from a match', async ({ page, sport }) => {
  await sport.open('early');
  const open = page.getByRole('button', { name: '搜索', exact: true });
  await open.click();
  const sheet = page.getByRole('dialog', { name: '搜索', exact: true });
  const field = sheet.getByRole('searchbox');
  // Its position once the sheet has opened.
  await untilStill(sheet);
  const top = await boxOf(field);
  // 红魔 begins with the same letters.
  const found = sheet.locator('a.row-link', { hasText: /皇家马德里|皇马/ }).first();
  for (const text of ['皇马', 'huangma', 'hm']) {
    await field.fill(text);
    await onPage(page, (glance) => expect(found).toBeVisible(glance));
    expect(await boxOf(field)).toEqual(top);
  }
  await found.click();
  await expect(page).toHaveURL(/\/game\/sport\/\w+\/\d+/);
  await page.goBack();
  await expect(field).toHaveValue('hm');
  await expect(found).toBeVisible();
});

test('markets pinned or folded on one match apply to every match of the sport, before any script runs', async ({
  page,
  control,
  sport,
  browser,
  stack,
}) => {
  const [one, other] = await control.matches('live');
  await sport.open();
  await page.goto(`/game/sport/FBTY/${one!.ids.FBTY}`);
  await page.getByRole('button', { name: '置顶 大小·全场', exact: true }).click();
  await page
    .getByRole('heading', { name: /^让球·全场/ })
    .getByRole('button')
    .click();
  await expect(page.locator('main h2').first()).toContainText('大小·全场');

  const still = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await still.newPage();
  await expect(async () => {
    await plain.goto(`${stack.origin}/game/sport/FBTY/${other!.ids.FBTY}`);
    await expect(plain.locator('main h2').first()).toContainText('大小·全场', { timeout: 1_000 });
  }).toPass();
  await expect(plain.getByRole('button', { name: /^让球·全场/, expanded: false })).toBeVisible();
  await still.close();

  // The text filter searches the names of markets and of their selections.
  await page.getByRole('button', { name: '筛选玩法' }).click();
  await page.getByRole('searchbox', { name: '筛选玩法' }).fill('单双');
  await expect(page.locator('main h2')).toHaveText([/单双/]);
});
