import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { amount, cents, outcomeOf, payout, quartersOf, type Outcome } from '../../money';
import { EventPage } from '../../pages/event-page';
import { MinePage } from '../../pages/mine-page';
import { OrdersPage } from '../../pages/orders-page';
import { liveMatch, liveMatches } from '../../matches';
import { namedAt, VENUES } from '../../venues';

/** The reason for a bet's result: one sentence with the score, for every outcome, at each venue. */
const STAKE = cents('20.01');

interface Taken {
  /** Its name on the card, `大 0.5/1 球`. */
  name: string;
  price: string;
  outcome: Outcome;
  sentence: string;
}

/** 大 or 小 of a line, in a match that ends with one goal. */
function total(side: '大' | '小', line: string, price: string): Taken {
  const over = 4 - quartersOf(line);
  const outcome = outcomeOf(side === '大' ? over : -over);
  return { name: `${side} ${line} 球`, price, outcome, sentence: `全场 1-0，共 1 球，${made(side, line)}，结算为${outcome}。` };
}

/** Result of a line after one goal: a quarter line by its two halves. */
function made(side: '大' | '小', line: string): string {
  const halves = line.split('/');
  if (halves.length === 1) return line === '1' ? '正好是 1，本金退回' : `${Number(line) > 1 ? '少于' : '多于'} ${line}`;
  const resultOf = (half: string) => (half === '1' ? '走水' : (side === '大') === Number(half) < 1 ? '赢' : '输');
  return halves.map((half) => `${side}${half}${resultOf(half)}`).join('，');
}

/** Lines that are on sale for 大, as the buttons show them. */
async function linesOf(event: EventPage): Promise<readonly string[]> {
  const sides = event.sides('大小·全场', '大');
  await expect(sides.first()).toBeEnabled();
  const names = await sides.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')!));
  return names.map((name) => name.split(' ').at(-2)!);
}

const lineButton = (event: EventPage, side: '大' | '小', line: string): Locator =>
  event.market('大小·全场').getByRole('button', { name: new RegExp(` ${side} ${line.replace('.', '\\.')} [\\d.]+$`) });

async function cardOf(page: Page, { name, price }: Pick<Taken, 'name' | 'price'>): Promise<Locator> {
  const card = page.getByRole('article').filter({ hasText: `${name} @${price}` });
  await expect(card).toHaveCount(1);
  return card;
}

test.beforeEach(async ({ member }) => {
  expect(member.userName).toBeTruthy();
});

for (const venue of VENUES) {
  test(`${venue}: win, half win, push, half loss, loss and void are paid to the cent and explained in a sentence`, async ({
    page,
    control,
    slip,
    auditLedger,
  }) => {
    const match = namedAt(await liveMatch(control, { from: 40, to: 62 }), venue);
    const broken = namedAt(
      (await liveMatches(control, 4)).find(({ id }) => id !== match.id)!,
      venue,
    );
    const event = new EventPage(page);
    const taken: Taken[] = [];

    await event.open(broken, venue);
    await event.choose(event.winner('主', venue));
    await event.open(match, venue);
    for (const [side, outcome] of [
      ['主', '赢'],
      ['客', '输'],
    ] as const) {
      const price = await event.choose(event.winner(side, venue));
      taken.push({ name: side === '主' ? match.home : match.away, price, outcome, sentence: `全场 1-0，结算为${outcome}。` });
    }
    const lines = await linesOf(event);
    for (const line of lines.filter((one) => Math.abs(4 - quartersOf(one)) <= 1)) {
      taken.push(total('大', line, await event.choose(lineButton(event, '大', line))));
      if (quartersOf(line) !== 4) taken.push(total('小', line, await event.choose(lineButton(event, '小', line))));
    }
    expect(new Set(taken.map(({ outcome }) => outcome))).toEqual(new Set(['赢', '赢半', '走水', '输半', '输']));

    await slip.open();
    await slip.sheet.getByRole('textbox', { name: '全部同额' }).fill('20.01');
    await slip.place();
    await slip.acceptedAll(taken.length + 1);
    await control.event(match.id, { type: 'goal', side: 'home' });
    await control.event(match.id, { type: 'finish' });
    await control.event(broken.id, { type: 'abandon' });

    const orders = new OrdersPage(page);
    await orders.open('settled');
    await expect(orders.cards).toHaveCount(taken.length + 1);
    let balance = cents('1000.00');
    for (const one of taken) {
      const card = await cardOf(page, one);
      await expect(card).toContainText(`已结算·${one.outcome}`);
      await expect(card).toContainText(one.sentence);
      await expect(card).not.toContainText('与本站按赛果的推算不同');
      const back = payout(STAKE, one.price, one.outcome);
      expect(await orders.figure(card, '返还')).toBe(amount(back));
      balance += back - STAKE;
    }
    const orphan = orders.cards.filter({ hasText: broken.away });
    await expect(orphan).toContainText('已结算·取消退款');
    await expect(orphan).toContainText('赛事取消或未完成，不计输赢，结算为取消退款。');
    expect(await orders.figure(orphan, '返还')).toBe('20.01');
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText(amount(balance));
    await auditLedger(0);
  });
}
