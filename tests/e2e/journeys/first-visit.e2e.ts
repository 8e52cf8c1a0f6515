import { expect, test } from '@playwright/test';
import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy';
import { Stack } from '../stack';

// A site of its own: what its first request was decides how it goes on.
const OWN_WORKER = 10;

test('a site whose first page was rendered while its platform failed has its configuration as soon as the platform answers', async () => {
  let platform: FaultProxy | undefined;
  const stack = await Stack.start(OWN_WORKER, async ({ platform: upstream }) => {
    platform = await startFaultProxy({ upstream, seed: 1 });
    await platform.set({ kind: 'status500' });
    return { PLATFORM_ORIGIN: platform.origin };
  });
  try {
    const health = async () => (await (await fetch(`${stack.origin}/api/health`)).json()) as { platform: string };
    expect(await health()).toMatchObject({ platform: 'down' });
    await platform!.set(null);
    await expect.poll(async () => (await health()).platform).toBe('ok');
  } finally {
    await stack.stop();
    await platform?.close();
  }
});
