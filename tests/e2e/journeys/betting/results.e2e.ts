import { expect, test } from '../../fixtures';
import { shortName, VENUES } from '../../venues';

test('赛果 begins with the great leagues, the latest match first, and finds the match of one’s own bet', async ({
  page,
  control,
  openBet,
  match,
}) => {
  await openBet('主');
  await control.event(match.id, { type: 'finish' });
  const rows = page.getByRole('main').locator('.result');
  for (const venue of VENUES) {
    await page.goto(`/game/sport/results?venue=${venue}`);
    await expect(rows.first(), shortName(venue)).toBeVisible();
    const leagues = await page.getByRole('main').locator('section').all();
    for (const league of leagues.slice(0, 3)) {
      const times = await league.locator('.row-age').allInnerTexts();
      expect(times, shortName(venue)).toEqual(times.toSorted().toReversed());
    }
  }
  await page.goto('/game/sport/results');
  await page.getByRole('combobox', { name: '显示的赛果' }).selectOption('我投注的比赛');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(match.home);
  await page.reload();
  await expect(rows).toHaveCount(1);
});
