import type { Page } from '@playwright/test';
import type { ControlledMatch } from '../../../support/control-client';
import { expect, test } from '../../fixtures';
import { comingMatch } from '../../matches';
import { EventPage } from '../../pages/event-page';
import { namedAt, shortName, VENUES } from '../../venues';

const SHORT = VENUES.map(shortName);

/** 独赢 主 of every venue that sells the match. */
const homeWins = (page: Page, match: ControlledMatch) => {
  const homes = VENUES.map((venue) => namedAt(match, venue).home).join('|');
  return page.getByRole('button', { name: new RegExp(`^(${SHORT.join('|')})( 三馆最高)? (${homes}) 独赢 主 [\\d.]+$`) });
};

/** The common beginning of all names. */
const sharedStart = ([first = '', ...names]: readonly string[]): string => {
  const length = [...first].findIndex((char, at) => names.some((name) => name[at] !== char));
  return length === -1 ? first : first.slice(0, length).trim();
};

test('one fixture at three venues: the highest price of each side is marked, and a tap adds it to the slip', async ({
  page,
  control,
  slip,
}) => {
  const match = await comingMatch(control);
  const event = new EventPage(page);
  await event.open(match);
  const market = event.market('独赢·全场');
  for (const name of SHORT) await expect(market.getByText(name, { exact: true })).toBeVisible({ timeout: 20_000 });

  const home = homeWins(page, match);
  await expect(home).toHaveCount(3);
  const prices = await home.evaluateAll((buttons) => buttons.map((button) => Number(button.getAttribute('aria-label')!.split(' ').at(-1))));
  const marks = await home.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')!.includes('三馆最高')));
  expect(marks).toEqual(prices.map((price) => price === Math.max(...prices)));
  expect(marks).toContain(true);

  const best = marks.indexOf(true);
  await home.nth(best).click();
  await slip.open();
  await expect(slip.sheet.getByText(new RegExp(`·${SHORT[best]}$`))).toBeVisible();
});

test('selections of two venues cannot be a parlay and are placed as singles at each venue', async ({ page, control, slip }) => {
  const match = await comingMatch(control);
  await new EventPage(page).open(match);
  const home = homeWins(page, match);
  await expect(home).toHaveCount(3, { timeout: 20_000 });
  await home.nth(0).click();
  await home.nth(1).click();
  await slip.open();
  await slip.setMode('串关');
  await expect(slip.sheet.getByText('与第1项不在同一场馆，不可串关')).toBeVisible();
});

test('a match is found by its name at every venue, starred, and listed in 关注', async ({ page, control, sport }) => {
  const match = await comingMatch(control);
  await sport.open('today');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '搜索', exact: true });
  await expect(sheet.getByRole('searchbox')).toBeFocused();
  await sheet.getByRole('searchbox').fill(sharedStart(VENUES.map((venue) => namedAt(match, venue).home)));
  // One row, with a way to it at each venue.
  const soldAt = sheet.getByRole('list', { name: '开售场馆' }).first();
  for (const name of ['FB体育', 'IM体育', 'OB体育']) await expect(soldAt.getByRole('link', { name })).toBeVisible({ timeout: 20_000 });
  const row = sheet.getByRole('listitem').filter({ hasText: match.away }).first();
  await row.getByRole('button', { name: /^关注/ }).click();
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('navigation', { name: '赛事时段' }).getByRole('link', { name: '关注' }).click();
  await expect(page.locator('main').getByRole('link', { name: new RegExp(`${match.home}.*对.*${match.away}`) })).toBeVisible();
});

for (const venue of VENUES) {
  test(`${venue}: every tab of every sport lists matches or reports that there are none`, async ({ page, sport }) => {
    await sport.open();
    for (const number of [1, 2, 3]) {
      for (const tab of ['live', 'parlay']) {
        await page.goto(`/game/sport?t=${tab}&sport=${number}&venue=${venue}`);
        await expect(page.locator('main').getByRole('listitem').first(), `${number} ${tab}`).toBeVisible();
      }
    }
    await page.goto(`/game/sport?t=outright&venue=${venue}`);
    await expect(page.getByText('截止').first(), 'outrights').toBeVisible({ timeout: 20_000 });
  });
}

/** A venue's response about a match that it has forgotten: IM forgets all that are over. */
const FORGET = {
  FBTY: { call: 'POST /v1/match/getMatchDetail', statusCode: 14_002 },
  IMTY: null,
  OBTY: { call: 'GET /yewu11/v1/m/matchDetail/getMatchDetailPB', statusCode: 402_001 },
} as const;

test('yesterday’s results of every venue link to their matches, even when the venue no longer has them', async ({
  page,
  context,
  control,
}) => {
  // The site learns of a clock that was moved a moment later.
  await expect(async () => {
    await page.goto('/game/sport/results');
    await expect(page.getByRole('button', { name: '03-05' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const venue of VENUES) {
    const name = shortName(venue);
    await page.getByRole('group', { name: '场馆' }).getByRole('button', { name }).click();
    await page.getByRole('group', { name: '日期' }).getByRole('button', { name: '03-05' }).click();
    await expect(page.getByText(/^半场 \d+-\d+$/).first(), name).toBeVisible({ timeout: 20_000 });
    // It leads to what happened in the match, and the step back to the same day.
    const result = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(result.locator('.row-score'), name).toHaveCount(2);
    const score = await result.locator('.row-score').allTextContents();
    await result.click();
    const expectResult = async (shown = page) => {
      await expect(shown.getByRole('region', { name: '比分板' }), name).toContainText(new RegExp(`${score[0]}\\s*[-:]\\s*${score[1]}`));
      await expect(shown.getByText('比赛已结束'), name).toBeVisible();
    };
    await expectResult();
    const forget = FORGET[venue];
    if (forget) await control.fault(forget);
    // The document itself holds the board; the server needs a moment to read the fault and the results.
    await expect(async () => expect(await (await page.request.get(page.url())).text()).toContain('比赛已结束')).toPass();
    await page.reload();
    await expectResult();
    if (forget) await control.clearFaults();
    // IM's address needs no more than the match.
    else {
      const tab = await context.newPage();
      await tab.goto(new URL(page.url()).pathname);
      await expectResult(tab);
      await tab.close();
    }
    await page.goBack();
    await expect(page.getByRole('button', { name: '03-05', pressed: true }), name).toBeVisible();
  }
});
