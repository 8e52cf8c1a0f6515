import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string;
  nodes: { target: unknown[]; failureSummary: string }[];
}

/** No violation that axe calls serious or critical. The checker is evaluated, so the page's own policy stays as it is. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(AXE);
  // A colour on its way between two states has the contrast of neither; what never ends is no change of state.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Found[] }> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations;
  });
  const grave = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} — ${node.failureSummary}`).join('\n')}`),
    where,
  ).toEqual([]);
}
