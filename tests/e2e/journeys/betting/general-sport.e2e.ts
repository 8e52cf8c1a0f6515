import { expect, test } from '../../fixtures';
import { OrdersPage } from '../../pages/orders-page';
import { literal, priceOf } from '../../pages/sport-page';
import { shortName, VENUES } from '../../venues';

const HOUR_MS = 3_600_000;

for (const venue of VENUES) {
  test(`${venue}: a sport that the site does not know is found, bet on and recorded under the venue’s names`, async ({
    page,
    control,
    member,
    slip,
    auditLedger,
  }) => {
    expect(member.userName).toBeTruthy();
    await page.goto(`/game/sport?t=early&venue=${venue}`);
    const sports = page.getByRole('navigation', { name: '运动' });
    await expect(sports.getByRole('link', { name: /^足球/ })).toHaveAttribute('aria-current', 'page');
    const volleyball = sports.getByRole('link', { name: /排球 ?\d+$/ });
    // Without JavaScript the link leads there too.
    await expect(volleyball).toHaveAttribute('href', /sport=x[a-z]\d+/);
    await volleyball.click();
    await expect(volleyball).toHaveAttribute('aria-current', 'page');
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: / 独赢 主 [\d.]+$/ }) })
      .first();
    const price = first.getByRole('button', { name: / 独赢 主 [\d.]+$/ });
    const home = ((await price.getAttribute('aria-label')) ?? '').split(' ')[0]!;
    const shown = await priceOf(price);
    await price.click();
    await slip.open();
    await expect(slip.sheet.getByText(home).first()).toBeVisible();
    await expect(slip.sheet.getByText(shown).first()).toBeVisible();
    await slip.sheet.getByRole('textbox').first().fill('20');
    await slip.place();
    await slip.accepted();
    // The match's own page names the venue's markets.
    await page.goto(`/game/sport?t=early&venue=${venue}&sport=${new URL(page.url()).searchParams.get('sport') ?? ''}`);
    await first.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: /让局/ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /总局数/ }).first()).toBeVisible();
    // Another venue's sport does not replace it.
    await control.clock({ advanceMs: 60 * HOUR_MS });
    const orders = new OrdersPage(page);
    await orders.open('settled');
    await expect(orders.cards).toHaveCount(1);
    await expect(orders.cards.first()).toContainText(new RegExp(literal(home)));
    await expect(orders.cards.first()).toContainText('独赢');
    await expect(orders.cards.first()).toContainText(/已结算·(赢|输)/);
    await auditLedger(0);
  });
}

test('switching the venue leaves a sport of the general form, and an address cannot keep it', async ({ page }) => {
  await page.goto('/game/sport?t=early&sport=xf13');
  await expect(page.getByRole('navigation', { name: '运动' }).getByRole('link', { name: /排球/ })).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('group', { name: '场馆' })
    .getByRole('button', { name: shortName('OBTY'), exact: true })
    .click();
  await expect(page).toHaveURL('/game/sport?t=early&venue=OBTY');
  await page.goto('/game/sport?t=early&sport=xf13&venue=OBTY');
  await expect(page).toHaveURL('/game/sport?t=early&venue=OBTY');
});
