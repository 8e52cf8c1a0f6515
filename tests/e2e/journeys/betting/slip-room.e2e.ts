import type { Page } from '@playwright/test';
import { boxOf } from '../../boxes';
import { expect, test } from '../../fixtures';
import { liveMatches } from '../../matches';
import type { Slip } from '../../pages/slip';

/** Space on a phone's screen: all of it, a narrow one, with the browser's bars, a small one, and turned. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 390, height: 664 },
  { width: 390, height: 620 },
  { width: 360, height: 560 },
  { width: 844, height: 390 },
] as const;

interface Seen {
  legs: number;
  stakes: number;
  modes: number;
  button: number;
  policy: number;
}

/** Parts of the slip that lie wholly in the window and would receive a tap: top, middle and bottom. */
const seen = (slip: Slip): Promise<Seen> =>
  slip.sheet.evaluate((sheet): Seen => {
    const isSeen = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const xs = left + width / 2;
      return [top + 2, top + height / 2, top + height - 2].every((y) => {
        const hit = document.elementFromPoint(xs, y);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
      });
    };
    const count = (all: Iterable<Element>) => [...all].filter(isSeen).length;
    const buttons = [...sheet.querySelectorAll('button')];
    return {
      legs: count(buttons.filter((one) => one.ariaLabel?.startsWith('移除 ')).map((one) => one.closest('li')!)),
      stakes: count(sheet.querySelectorAll('input')),
      modes: count(sheet.querySelectorAll('fieldset[aria-label="投注方式"] button')),
      policy: count(buttons.filter((one) => one.textContent.startsWith('赔率变化'))),
      button: count(buttons.filter((one) => /^(输入投注金额|正在刷新赔率|盘口已暂停)/.test(one.textContent))),
    };
  });

async function atSize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // The sheet's position after it has grown or shrunk.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test('legs, stakes, modes, 赔率变化 and the button are visible in every phone window, upright and rotated', async ({
  page,
  control,
  member,
  sport,
  slip,
}) => {
  expect(member.userName).toBeTruthy();
  const matches = await liveMatches(control, 3);
  await sport.open();
  for (const match of matches) await sport.choose(match, '主');
  await slip.open();
  for (const size of SIZES) {
    await atSize(page, size);
    for (const mode of ['单关', '串关', '复式'] as const) {
      await slip.setMode(mode);
      const where = `${mode} at ${size.width}×${size.height}`;
      const { stakes, ...rest } = await seen(slip);
      expect(rest, where).toEqual({ legs: 3, modes: 3, button: 1, policy: 1 });
      expect(stakes, where).toBeGreaterThanOrEqual(mode === '单关' ? 3 : 1);
    }
  }
  // Text of twice the size needs two windows for the content of one: the button stays.
  const browser = await page.context().newCDPSession(page);
  await atSize(page, SIZES[0]);
  for (const text of [32, 16]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await expect(slip.sheet.getByRole('group', { name: '金额键盘' })).toBeVisible({ visible: text === 16 });
    expect((await seen(slip)).button, `text of ${text} px`).toBe(1);
  }
  await slip.setMode('单关');
  for (const match of matches.slice(1)) await slip.leg(match).getByRole('button', { name: /^移除/ }).click();
  for (const size of SIZES) {
    await atSize(page, size);
    await expect
      .poll(() => seen(slip), `one leg at ${size.width}×${size.height}`)
      .toEqual({
        legs: 1,
        stakes: 1,
        modes: 0,
        button: 1,
        policy: 1,
      });
  }
});

test('the steps of a pending bet are above the button in every window size', async ({ page, control, member, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  const matches = await liveMatches(control, 3);
  await control.clock({ decisions: 'hold' });
  await sport.open();
  for (const match of matches) await sport.choose(match, '主');
  await slip.open();
  await slip.setMode('复式');
  await slip.stakeCombo('二串一', '10');
  await slip.place();
  await expect(slip.steps).toBeVisible();
  for (const size of SIZES) {
    await atSize(page, size);
    await expect(slip.steps, `${size.width}×${size.height}`).toBeInViewport({ ratio: 1 });
    const [steps, button] = await Promise.all([boxOf(slip.steps), boxOf(slip.button(/^(正在提交|确认中)/))]);
    expect(steps.y + steps.height, `${size.width}×${size.height}`).toBeLessThanOrEqual(button.y);
    // Over the legs that scroll, not under the foot.
    const middle = await slip.steps.evaluate((list) => {
      const { left, top, width, height } = list.getBoundingClientRect();
      return list.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(middle, `${size.width}×${size.height}`).toBe(true);
  }
});

test('in a wide window the slip is a column beside the list, which stays in use and keeps it on the next page', async ({
  page,
  control,
  member,
  sport,
  slip,
}) => {
  expect(member.userName).toBeTruthy();
  const [first, second] = await liveMatches(control, 2);
  await atSize(page, { width: 1024, height: 768 });
  await sport.open();
  await sport.choose(first!, '主');
  await slip.open();
  await sport.choose(second!, '主');
  await expect(slip.leg(second!)).toBeVisible();
  const [column, row] = [await boxOf(slip.sheet), await boxOf(sport.row(second!))];
  expect(row.x + row.width).toBeLessThanOrEqual(column.x);
  expect(column.x + column.width).toBeLessThanOrEqual(1024);
  await page.getByRole('link', { name: '优惠' }).click();
  await page.waitForURL('**/activity/discount');
  await expect(slip.leg(first!)).toBeVisible();
  await slip.sheet.getByRole('button', { name: '关闭' }).click();
  await expect(slip.sheet).toBeHidden();
});

test('on a phone’s side the tab bar is beside the list and takes no row from it', async ({ page, sport }) => {
  await atSize(page, { width: 844, height: 390 });
  await sport.open();
  const [tabs, main] = [await boxOf(page.getByRole('navigation', { name: '主导航' })), await boxOf(page.getByRole('main'))];
  expect(tabs.x + tabs.width).toBeLessThanOrEqual(main.x);
  expect(tabs.height).toBe(390);
  for (const name of ['首页', '体育', '优惠', '客服', '我的']) {
    const { height, width } = await boxOf(page.getByRole('link', { name, exact: true }));
    expect(Math.min(height, width), name).toBeGreaterThanOrEqual(44);
  }
});
