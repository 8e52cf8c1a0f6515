import type { APIRequestContext, BrowserContext, Page, Response } from '@playwright/test';
import { APP_COOKIE } from '@pavilion/contract/cookies';
import { expectAccessible } from '../../axe';
import { ConsoleGuard } from '../../console-guard';
import { expect, giveSession, test } from '../../fixtures';
import { createLinkPick, linksOf } from '../../links';
import { THEMES } from '../../theme';
import { pagePaths } from '../../../support/app-paths';
import { sample } from '../../../support/seed';

const AUDIENCES = ['visitor', 'member', 'app'] as const;
type Audience = (typeof AUDIENCES)[number];
interface Visit {
  path: string;
  audience: Audience;
  theme: (typeof THEMES)[number];
}

const PARAMETERS = { venue: 'FBTY', slug: 'tytzgz', id: '0', code: 'slot' };
/** Views that an address alone opens, beside the pages themselves. */
const VIEWS = [
  '/404',
  '/activity/calendar?tab=matches',
  '/activity/friendPeakBet?tab=friends',
  '/game/sport?t=early',
  '/game/sport?t=outright',
  '/mine/feedback?view=list',
  '/mine/finance/introTutorial/platformTutorials?method=ebpay',
  '/mine/record/betRecord?state=settled',
  '/mine/record/giftRecord?of=chat',
  '/other/restrictionIp?name=access-alert',
  '/other/restrictionIp?name=access-caveat',
];
/** Visits of one run, chosen by the seed; a full run makes them all. */
const VISITS = 16;
/** Largest sum of shifts of a visit; elsewhere 0.1 counts as good. */
const MAX_SHIFT = 0.02;
/** Words of a page that is not finished. */
const UNFINISHED = /敬请期待|即将上线|即将开放|开发中|建设中|占位|lorem|ipsum|TODO|undefined|NaN|\[object /i;
/** Not stored, since the platform was too slow to vouch for the session: nobody sees it. */
const UNVOUCHED = /^\/api\/json-cache\//;
/** Paths with an intended 404: no page, and a venue without a page of its own below 电竞. */
const MISSING = new Set(['/404', '/game/gaming/FBTY']);

/** Collects the failed requests of a page. */
function followRequests(page: Page): string[] {
  const failed: string[] = [];
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    const intended = (response.status() === 404 && MISSING.has(pathname)) || (response.status() === 503 && UNVOUCHED.test(pathname));
    if (response.status() >= 400 && !intended) failed.push(`${response.status()} ${pathname}`);
  };
  page.on('response', note);
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page itself aborts a request when it repeats it or is left.
    if (!reason.includes('ERR_ABORTED')) failed.push(`${reason} ${new URL(request.url()).pathname}`);
  });
  return failed;
}

/** Sums the shifts without a tap. */
const followShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(globalThis, { shiftsOfCensus: seen });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.sum += value;
        for (const { node } of sources) seen.moved.push(`${value.toFixed(4)} ${(node?.textContent ?? '').slice(0, 40)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shiftsOfCensus: { sum: number; moved: string[] } }).shiftsOfCensus);

/** Requests each link of the given pages once. */
function createLinkCheck() {
  const pick = createLinkPick();
  return async (page: Page): Promise<string[]> => {
    const broken: string[] = [];
    for (const href of pick(await linksOf(page))) {
      if (MISSING.has(href)) continue;
      const status = (await page.request.get(href)).status();
      if (status >= 400) broken.push(`${status} ${href}`);
    }
    return broken;
  };
}

async function visit(page: Page, { path }: Visit, checkLinks: (page: Page) => Promise<string[]>): Promise<void> {
  const missing = MISSING.has(path);
  const consoleGuard = await ConsoleGuard.of(page, missing ? [/status of 404/] : [/status of 503 .*\/api\/json-cache\//]);
  const failed = followRequests(page);
  await followShifts(page);
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  expect.soft(response?.status(), 'status').toBe(missing ? 404 : 200);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

  const headings = page.getByRole('heading', { level: 1 });
  expect.soft(await headings.count(), 'headings of the first level').toBe(1);
  expect.soft((await headings.first().innerText()).trim(), 'text of the heading').not.toBe('');
  const text = await page.locator('body').innerText();
  expect.soft(UNFINISHED.exec(text)?.[0], 'a word of an unfinished page').toBeUndefined();
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  expect.soft(chinese, 'Chinese characters, against letters').toBeGreaterThan(text.match(/[A-Za-z]/g)?.length ?? 0);
  const { sum, moved } = await shiftsOf(page);
  expect.soft(sum, `layout shift: ${moved.join(', ')}`).toBeLessThanOrEqual(MAX_SHIFT);
  await expectAccessible(page, 'accessibility');
  expect.soft(await checkLinks(page), 'broken links').toEqual([]);
  expect.soft(failed, 'requests without an answer').toEqual([]);
  consoleGuard.expectSilence('console');
}

/** Waits for complete pages: a site that has just reached its platform renders pages without late data, and adds them later. */
async function hasContent(request: APIRequestContext): Promise<void> {
  await expect(async () => {
    const home = await (await request.get('/', { headers: { cookie: 'isCheck=1' } })).text();
    expect(home).toContain('全站使用模拟币');
    expect(home).toContain('row-team');
  }).toPass({ timeout: 30_000 });
}

/** Prepares a new browser context for the visitor of a visit. */
async function dress(context: BrowserContext, origin: string, { audience, theme }: Visit, logIn: () => Promise<void>): Promise<void> {
  await context.addCookies([
    { name: 'isCheck', value: '1', url: origin },
    { name: 'theme', value: theme, url: origin },
    ...(audience === 'app' ? [{ name: APP_COOKIE, value: '1', url: origin }] : []),
  ]);
  await context.addInitScript((chosen) => {
    // A game's frame has no storage.
    if (globalThis.origin === 'null') return;
    localStorage.setItem('preferences', JSON.stringify({ state: { theme: chosen }, version: 1 }));
    sessionStorage.setItem('popUpShown', '1');
  }, theme);
  if (audience !== 'visitor') await logIn();
}

const PATHS = [...new Set([...pagePaths({ ...PARAMETERS, match: 'MATCH' }), ...VIEWS])].toSorted();
const ALL: readonly Visit[] = PATHS.flatMap((path) =>
  AUDIENCES.flatMap((audience) => THEMES.map((theme): Visit => ({ path, audience, theme }))),
);

for (const [index, part] of chunksOf(sample(ALL, VISITS, 'visits of the census'), 4).entries()) {
  test(`every page is whole for visitor, member and app in both themes, part ${index + 1}`, async ({
    browser,
    contextOptions,
    userAgent,
    stack,
    control,
    match,
    request,
  }) => {
    test.setTimeout(120_000);
    await hasContent(request);
    const checkLinks = createLinkCheck();
    for (const one of part) {
      const path = one.path.replace('MATCH', match.ids.FBTY!);
      await test.step(`${path}, ${one.audience}, ${one.theme}`, async () => {
        const context = await browser.newContext({ ...contextOptions, baseURL: stack.origin, userAgent });
        await dress(context, stack.origin, one, async () => giveSession(context, stack.origin, await control.member({})));
        await visit(await context.newPage(), { ...one, path }, checkLinks);
        await context.close();
      });
    }
  });
}

function chunksOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

// @spec 2.96
test('the census visits every path of the specification', () => {
  expect(PATHS.length).toBeGreaterThan(75);
  expect(ALL).toHaveLength(PATHS.length * 6);
});
