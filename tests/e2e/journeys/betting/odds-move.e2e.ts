import { expect, test } from '../../fixtures';
import { advance } from '../../matches';
import { cents, payout } from '../../money';
import { EventPage } from '../../pages/event-page';
import { inTime } from '../../passing';

test.beforeEach(({ member }) => {
  expect(member.userName).toBeTruthy();
});

test('a fallen price shows the old and the new one and asks once', async ({ page, control, match, slip, startBet }) => {
  const seen = await startBet('主');
  await expect(slip.sheet.getByText('接受更好', { exact: true })).toBeVisible();
  await slip.stake('100');
  await expect(slip.placeButton).toBeEnabled();

  // A goal for the home side makes its victory cheap.
  await control.event(match.id, { type: 'goal', side: 'home' });
  await inTime(page, control, (glance) => expect(slip.button('盘口已暂停')).toBeDisabled(glance));
  await advance(control, 1);
  await inTime(page, control, (glance) => expect(slip.sheet.getByText(/^已降 \d+\.\d+$/)).toBeVisible(glance));
  await expect(slip.sheet.getByLabel(`原赔率 ${seen}`)).toHaveText(seen);
  const accept = slip.button(/^接受新赔率·投注 100\.00/);
  await expect(accept).toBeEnabled();
  await accept.click();
  const receipt = await slip.accepted();
  expect(Number(receipt.price)).toBeLessThan(Number(seen));
  await expect(slip.receipts).toContainText(
    `可得 ${payout(cents('100.00'), receipt.price, '赢')
      .toString()
      .replace(/(\d\d)$/, '.$1')}`,
  );
});

test('each odds policy accepts its changes: better prices, none, within a percentage, any', async ({
  page,
  control,
  match,
  sport,
  slip,
  startBet,
}) => {
  const away = await startBet('客');
  await slip.stake('20');
  await control.event(match.id, { type: 'goal', side: 'home' });
  await advance(control, 1);

  await test.step('接受更好: a better price passes without a question', async () => {
    await inTime(page, control, (glance) => expect(slip.sheet.getByText(/^已升 \d+\.\d+$/)).toBeVisible(glance));
    await expect(slip.sheet.getByLabel(`原赔率 ${away}`)).toBeVisible();
    await expect(slip.placeButton).toBeEnabled();
  });
  await test.step('不接受: even a better price needs consent', async () => {
    await slip.setPolicy('不接受，逐次确认');
    await expect(slip.button(/^接受新赔率·投注 20\.00/)).toBeEnabled();
    await expect(slip.sheet.getByText('赔率变化超出您的设置')).toBeVisible();
  });
  await slip.button(/^接受新赔率·投注 20\.00/).click();
  await slip.accepted();
  await slip.finish();

  await sport.choose(match, '主');
  await slip.open();
  await slip.setPolicy('下降不超过一定比例', 10);
  await slip.stake('20');
  await expect(slip.placeButton).toBeEnabled();
  await test.step('下降不超过 10%: a shallow fall passes, and is shown', async () => {
    // Leading, every quiet minute makes the victory a little cheaper.
    await advance(control, 6);
    await inTime(page, control, (glance) => expect(slip.sheet.getByText(/^已降 0\.\d+$/)).toBeVisible(glance));
    await expect(slip.placeButton).toBeEnabled();
  });
  await test.step('下降不超过 1%: the same fall needs consent', async () => {
    await slip.setPolicy('下降不超过一定比例', 1);
    await expect(slip.button(/^接受新赔率·投注 20\.00/)).toBeEnabled();
  });
  await test.step('接受任何: nothing needs consent', async () => {
    await slip.setPolicy('接受任何变化');
    await slip.place();
    await slip.accepted();
  });
});

test('after a goal the slip shows the score that a handicap counts from and asks again', async ({ page, control, match, slip }) => {
  const event = new EventPage(page);
  await event.open(match);
  await event.choose(event.sides('让球·全场', '主').first());
  await slip.open();
  await slip.setPolicy('接受任何变化');
  await slip.stake('15');
  await expect(slip.placeButton).toBeEnabled();
  const { score } = await control.event(match.id, { type: 'goal', side: 'away' });
  await advance(control, 1);
  const [from, to] = [`${score[0]}-${score[1] - 1}`, score.join('-')];
  await inTime(page, control, (glance) => expect(slip.sheet.getByText(`比分已由${from}变为${to}，让球将从${to}起计`)).toBeVisible(glance));
  await expect(slip.placeButton).toHaveCount(0);
  await slip.button('接受新盘口').click();
  await expect(slip.sheet.getByText('起计')).toHaveCount(0);
  await slip.place();
  await slip.accepted();
});

test('a suspended market accepts no bet until it is open again', async ({ page, control, match, sport, slip, startBet }) => {
  await startBet('主');
  await slip.stake('100');
  await expect(slip.placeButton).toBeEnabled();
  await control.event(match.id, { type: 'suspend' });
  await inTime(page, control, (glance) => expect(slip.button('盘口已暂停')).toBeDisabled(glance));
  await expect(slip.sheet.getByText('恢复后可继续')).toBeVisible();
  await slip.close();
  await inTime(page, control, (glance) => expect(sport.odds(match, '主')).toBeDisabled(glance));
  await control.event(match.id, { type: 'resume' });
  await inTime(page, control, (glance) => expect(sport.odds(match, '主')).toBeEnabled(glance));
  await slip.open();
  await expect(slip.placeButton).toBeEnabled();
});
