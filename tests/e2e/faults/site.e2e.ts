import type { Locator, Page, Request } from '@playwright/test';
import { FAULTS, type FaultName } from '../../support/fault-proxy.kinds';
import { expect, test } from './fixtures';
import { endingOf, formsFor, GOOD, LATE } from './forms';
import { expectOwnText, formStep, clearFault, noteForms, runFaults, injectFault, until, wordsOf } from './harness';

test.setTimeout(240_000);

/** Real ms in which a part arrives unless it is lost. */
const SOON_MS = 2_000;
const comesSoon = (part: Locator) =>
  part.waitFor({ timeout: SOON_MS }).then(
    () => true,
    () => false,
  );
/** The browser may still wait for its request: then another visit requests it again. */
const mayNeedVisit = (kind: FaultName) => endingOf(kind) === 'timeout';

test('the home page shows no error when the game counts fail to load', async ({ harness, page, member }) => {
  expect(member.userName).toBeTruthy();
  await page.goto('/');
  const unaffected = page.getByRole('region', { name: '游戏分类' }).getByRole('button', { name: /^体育/ });
  await runFaults(harness, { proxy: 'ob', call: /\?merchantCode=/, interval: 60_000, failing: null, unaffected }, formsFor('counts'));
});

/** Paths of the scripts that a visit requests once the slip's bar is there: the slip itself, which the bar loads ahead of the first tap. */
async function slipScripts(page: Page, bar: Locator): Promise<string[]> {
  await page.addInitScript(() => {
    const { appendChild } = Node.prototype;
    const paths: string[] = [];
    Object.assign(window, { slipScripts: paths });
    Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
      if (node instanceof HTMLScriptElement && document.querySelector('[data-slip-bar]')) paths.push(new URL(node.src).pathname);
      return appendChild.call(this, node) as T;
    };
  });
  await page.reload();
  await expect(bar).toBeVisible();
  const read = () => page.evaluate(() => (window as unknown as { slipScripts: string[] }).slipScripts);
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  return read();
}

test('shows an error when the slip’s script fails to load, keeps the page, and opens the slip on the next tap or visit', async ({
  harness,
  page,
  match,
  sport,
  slip,
}) => {
  // Without a cache every visit fetches the part anew.
  await page.route('**/nothing-of-that-name', (route) => route.continue());
  await sport.open();
  await sport.choose(match, '主');
  const scripts = await slipScripts(page, slip.bar);
  const way = { proxy: 'site', call: new RegExp(scripts.join('|').replaceAll('.', '\\.')) } as const;
  const failing = page.getByText('网络错误，请稍后重试');
  const usual = await wordsOf(page);
  // A script has no envelope that could be wrong.
  const kinds = formsFor(
    'late part',
    (kind) => !GOOD.has(kind) && (FAULTS[kind].group !== 'body' || kind === 'page' || kind === 'brokenJson'),
  );
  noteForms(kinds);
  const open = new Set<Request>();
  page.on('request', (request) => void (way.call.test(request.url()) && open.add(request)));
  const ended = (request: Request) => void open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  for (const kind of kinds) {
    await formStep(kind, async () => {
      await injectFault(harness, way, kind);
      await page.reload();
      await expect(slip.bar).toBeVisible();
      await slip.bar.click();
      // Each step is shorter than the message is visible.
      const hasEnd = async () => (await failing.isVisible()) || (LATE.has(kind) && (await slip.sheet.isVisible()));
      await until(page, hasEnd, `${kind} has an end`, 1_000);
      await expect(slip.bar, kind).toBeVisible();
      await expectOwnText(page, usual, kind);
      // A tap while one of the part's scripts is still pending would join its failure.
      if (!mayNeedVisit(kind)) await expect.poll(() => open.size, kind).toBe(0);
      await clearFault(harness, way, kind);
      if (!(await slip.sheet.isVisible())) await slip.bar.click();
      if (mayNeedVisit(kind) && !(await comesSoon(slip.sheet))) {
        await page.reload();
        await slip.bar.click();
      }
      await expect(slip.sheet, kind).toBeVisible();
      await expect(slip.sheet.getByText(match.home).first()).toBeVisible();
    });
    harness.consoleGuard.expectSilence(kind);
  }
});
