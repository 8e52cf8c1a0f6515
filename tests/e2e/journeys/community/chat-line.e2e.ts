import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { onPage } from '../../passing';
import { People, type Person } from '../../people';

/** ms after which a line that was cut tries again. */
const RECONNECT_MS = 3_100;
/** ms between two heartbeats. */
const BEAT_MS = 5_000;

test.describe('the lobby’s chat room', () => {
  let people: People;
  test.beforeEach(({ browser, control, stack }) => {
    people = new People(browser, control, stack, '聊天大厅');
  });
  test.afterEach(() => people.close());

  /** One list of messages, and each message in it once. */
  async function expectOnce({ page }: Person): Promise<void> {
    await expect(page.getByRole('log')).toHaveCount(1);
    const ids = await page.locator('[data-message]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-message')));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  }

  test('shows each message once, whoever joins and however often the connection is cut', async ({ control }) => {
    const ann = await people.person();
    await ann.chat.openLobby();
    await expectOnce(ann);
    for (const number of [1, 2]) {
      const guest = await people.person({ vipLevel: number });
      await guest.chat.openLobby();
      await expect(ann.chat.room.getByText(/进入聊天室$/)).toBeVisible();
      await expectOnce(ann);
      await guest.chat.sendText(`第 ${number} 位来了`);
      await expect(ann.chat.messageText(`第 ${number} 位来了`)).toHaveCount(1);
    }
    for (const text of ['断线一次', '断线两次']) {
      await control.chat({ cut: true });
      await onPage(ann.page, (glance) => expect(ann.chat.field).toBeEnabled(glance), RECONNECT_MS);
      await ann.chat.sendText(text);
      await expect(ann.chat.messageText(text)).toHaveCount(1);
      await expectOnce(ann);
    }
  });

  /** Between the page and the chat, every frame of both directions is lost while `swallows` is true. */
  async function swallowing(page: Page): Promise<{ swallows: boolean }> {
    const line = { swallows: false };
    await page.routeWebSocket(/\/stream\/ws\//, (near) => {
      const far = near.connectToServer();
      near.onMessage((text) => (line.swallows ? undefined : far.send(text)));
      far.onMessage((text) => (line.swallows ? undefined : near.send(text)));
    });
    return line;
  }

  test('detects a connection that swallows everything, within three heartbeats or by its own lost message, and continues reading', async () => {
    const [ann, bob] = [await people.person(), await people.person()];
    const line = await swallowing(ann.page);
    await ann.chat.openLobby();
    await bob.chat.openLobby();
    const lost = ann.chat.room.getByRole('status').filter({ hasText: '连接已断开，正在重连' });
    const isBack = () => onPage(ann.page, (glance) => expect(ann.chat.field).toBeEnabled(glance), RECONNECT_MS);

    line.swallows = true;
    await bob.chat.sendText('甲听不到');
    await expect(ann.chat.messageText('甲听不到')).toHaveCount(0);
    for (let beat = 0; beat < 3; beat += 1) await ann.page.clock.fastForward(BEAT_MS);
    await expect(lost).toBeVisible();
    line.swallows = false;
    await isBack();
    await expect(ann.chat.messageText('甲听不到')).toHaveCount(1);

    // Sent into a dead line: the text comes back, with its reason, and the line is replaced at once.
    line.swallows = true;
    await ann.chat.field.fill('有人吗');
    await ann.chat.send.click();
    await ann.page.clock.fastForward(10_000);
    await expect(lost).toBeVisible();
    await expect(ann.chat.field).toHaveValue('有人吗');
    line.swallows = false;
    await isBack();
    await ann.chat.send.click();
    await expect(bob.chat.messageText('有人吗')).toHaveCount(1);
    await expectOnce(ann);
  });

  test('tests its connection when the page is shown again', async () => {
    const ann = await people.person();
    const line = await swallowing(ann.page);
    await ann.chat.openLobby();
    // From here on time passes by the steps of this test alone.
    await ann.page.clock.pauseAt(await ann.page.evaluate(() => Date.now() + 10_000));
    line.swallows = true;
    await ann.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await ann.page.clock.fastForward(4_900);
    await expect(ann.chat.field).toBeEnabled();
    await ann.page.clock.fastForward(200);
    await expect(ann.chat.field).toBeDisabled();
    line.swallows = false;
    await ann.page.clock.resume();
    await onPage(ann.page, (glance) => expect(ann.chat.field).toBeEnabled(glance), RECONNECT_MS);
  });
});
