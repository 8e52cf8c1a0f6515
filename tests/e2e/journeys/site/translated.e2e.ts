import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { ConsoleGuard } from '../../console-guard';
import { ChatRoom } from '../../pages/chat-room';
import { EventPage } from '../../pages/event-page';

/** Changes every Chinese text, later ones too, as a page translator does; `moves`: the text moves into its wrapper. */
const translate = (page: Page, moves: boolean) =>
  page.evaluate((isMoved) => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const around = text.parentElement;
        if (!around || !/[\u4e00-\u9fff]/.test(text.data) || around.closest('font, script, style, title, option, textarea')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(isMoved ? text : `${text.data}`);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => wrap(node.parentNode ?? node))),
    ).observe(document.body, { childList: true, subtree: true });
  }, moves);

const crash = (page: Page) => page.getByText('页面出了点问题');

for (const [how, moves] of [
  ['wrapped', true],
  ['replaced', false],
] as const) {
  test(`a page whose texts a translator has ${how} keeps working`, async ({ page, member, match, sport, slip, control }) => {
    // A part that is wrapped before React hydrates it is rendered again in the browser.
    const consoleGuard = await ConsoleGuard.of(page, [/Minified React error #418/]);
    expect(member.userName).toBeTruthy();
    await sport.open('today');
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
    await translate(page, moves);
    for (const name of ['早盘', '滚球', '今日', '滚球'] as const) {
      await sport.timeframe(name).click();
      await expect(sport.timeframe(name)).toHaveAttribute('aria-current', 'page');
      await expect(crash(page)).toHaveCount(0);
    }
    // A replaced text does not change: the bar would still show the old number of legs.
    if (moves) {
      await sport.choose(match, '主');
      await slip.open();
      await slip.stake('10');
      await slip.place();
      await slip.accepted();
      await slip.finish();
      await expect(slip.sheet).toBeHidden();
    }

    await sport.openMatch(match);
    const event = new EventPage(page);
    for (const tab of ['数据', '走势', '比价', '盘口'] as const) await event.tab(tab);
    const chat = new ChatRoom(page);
    await chat.enter();
    await chat.field.fill('译过的页面');
    await chat.send.click();
    await expect(chat.messages).toContainText('译过的页面');
    await control.chat({ cut: true });
    await expect(chat.field).toBeDisabled();
    await expect(crash(page)).toHaveCount(0);

    for (const path of ['/', '/mine', '/mine/finance/wallet', '/mine/record/betRecord', '/mine/record/transRecord', '/mine/vip']) {
      await page.goto(path);
      await translate(page, moves);
      for (const name of ['首页', '体育', '我的'] as const) {
        const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
        if (await link.isVisible()) {
          await link.click();
          await expect(link).toHaveAttribute('aria-current', 'page');
        }
      }
      await expect(crash(page)).toHaveCount(0);
    }
    consoleGuard.expectSilence();
  });
}
