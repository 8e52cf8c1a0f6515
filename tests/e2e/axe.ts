import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects no violation that axe rates serious or critical. The checker is evaluated, so the page's own policy stays unchanged. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // A colour in transition has the contrast of neither state: new transitions end at once, others are waited for.
  // An animation without an end changes no state.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
  // Legacy mode stays in this page; the other one opens a second page to put the frames' results together.
  const checker = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await checker.analyze();
  await page.emulateMedia({ reducedMotion: null });
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} — ${node.failureSummary}`).join('\n')}`),
    where,
  ).toEqual([]);
}
