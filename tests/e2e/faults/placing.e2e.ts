import type { Page } from '@playwright/test';
import { MATCHDAY } from '../matches';
import { amount } from '../money';
import { EventPage } from '../pages/event-page';
import { MinePage } from '../pages/mine-page';
import type { Slip } from '../pages/slip';
import type { Named } from '../pages/sport-page';
import { expect, test } from './fixtures';
import { GOOD, moneyFormsFor } from './forms';
import { expectOwnText, formStep, clearFault, noteForms, READ_MS, injectFault, until, wordsOf } from './harness';

// Prices are requested right before a bet, on the same connection: they must not fail.
const WAY = { proxy: 'fb', call: /\/v1\/order\/bet\/singlePass$/, shared: true } as const;
const STAKE = 10n;
const START = 1_000n;

test.setTimeout(300_000);

interface Stored {
  key: string;
  state: { step: string };
}

/** The bets that this browser knows of, as it stores them for a crash. */
const storedBets = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('placements') ?? '{"records":[]}') as { records: Stored[] }).records);

/** The newest bet's step; null while there is no bet outside `before`. */
async function stepOf(page: Page, before: ReadonlySet<string>): Promise<string | null> {
  return (await storedBets(page)).find(({ key }) => !before.has(key))?.state.step ?? null;
}

/** Texts that a member reads about a bet in each of its steps. */
const readable = (slip: Slip, match: Named, step: string) =>
  step === 'accepted' ? slip.receipts : slip.leg(match).getByText(step === 'rejected' ? /未扣款/ : /已提交|确认中/);

test('placing a bet under each fault ends as accepted or rejected, reports which, and never places it twice', async ({
  harness,
  page,
  control,
  member,
  slip,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  const [match] = await control.matches('early');
  const event = new EventPage(page);
  await event.open(match!);
  const began = await page.evaluate(() => Date.now());
  await event.choose(event.sides('独赢·全场', '主').first());
  await slip.open();
  await slip.setPolicy('接受任何变化');
  await slip.stake(String(STAKE));
  await expect(slip.placeButton).toBeEnabled();
  const usual = new Set([...(await wordsOf(page)), 'FB']);
  let taken = 0n;

  const kinds = moneyFormsFor('placing');
  noteForms(kinds);
  for (const kind of kinds) {
    await formStep(kind, async () => {
      if ((await slip.stakeField.inputValue()) === '') await slip.stake(String(STAKE));
      await expect(slip.placeButton, kind).toBeEnabled();
      // The venue's time goes on with the page's: a bet is looked for around the time at which it was sent.
      const passed = (await page.evaluate(() => Date.now())) - began;
      await control.clock({ set: new Date(Date.parse(MATCHDAY) + passed).toISOString() });
      const before = new Set((await storedBets(page)).map(({ key }) => key));
      await injectFault(harness, WAY, kind);
      await slip.placeButton.click();
      // Prices are read again before the send: a moved clock would end that read, and no bet would be made.
      await expect.poll(() => stepOf(page, before), kind).not.toBeNull();
      // The list may report the bet's result meanwhile: text and step are read until they agree.
      const isReported = async () => {
        const step = (await stepOf(page, before)) ?? 'sent';
        return step !== 'sent' && readable(slip, match!, step).isVisible();
      };
      await until(page, isReported, `${kind}: the send has an end, and words`);
      await expectOwnText(page, usual, kind);

      await clearFault(harness, WAY, kind);
      await page.clock.fastForward(READ_MS);
      await until(page, async () => ['accepted', 'rejected'].includes((await stepOf(page, before))!), `${kind}: the bet has an end`);
      const end = (await stepOf(page, before))!;
      await expect(readable(slip, match!, end), kind).toBeVisible();
      if (GOOD.has(kind) && kind !== 'replay') expect(end, kind).toBe('accepted');
      if (end === 'accepted') taken += 1n;
      await auditLedger(Number(taken), kind);
      if (end === 'accepted') await slip.button('保留选项').click();
    });
    harness.consoleGuard.expectSilence(kind);
  }
  test.info().annotations.push({ type: 'taken', description: String(taken) });
  await new MinePage(page).open();
  await expect(new MinePage(page).available).toHaveText(amount((START - STAKE * taken) * 100n));
});
