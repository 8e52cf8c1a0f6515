import type { QueryClient } from '@tanstack/react-query';
import { isCallError } from '@/lib/kit/http/errors';
import type { AlertChange, AlertSetting } from './alert.model';
import { alertsOptions } from './alert.queries';
import { changedSetting } from './alert.rules';
import { requestPermission, subscribeBrowser, unsubscribeBrowser } from './push-browser';

// The calls and their schemas are a separate chunk.
const api = () => import('./alert.api');

/** Changes that wait for a response: only the last one's shows what the platform has. They are sent one after the other. */
let pending = 0;
let last: Promise<unknown> = Promise.resolve();

async function settle(queryClient: QueryClient, send: () => Promise<AlertSetting>): Promise<AlertSetting | null> {
  const { queryKey } = alertsOptions();
  pending += 1;
  try {
    const sent = last.then(send, send);
    last = sent;
    const setting = await sent;
    if (pending === 1) queryClient.setQueryData(queryKey, setting);
    return setting;
  } catch (error) {
    if (!isCallError(error)) throw error;
    void queryClient.invalidateQueries({ queryKey });
    return null;
  } finally {
    pending -= 1;
  }
}

/** Shows the change at once; a failure restores the platform's state. Returns true if it was made. */
export async function changeAlerts(change: AlertChange, queryClient: QueryClient): Promise<boolean> {
  const { queryKey } = alertsOptions();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (setting) => setting && changedSetting(setting, change));
  return (await settle(queryClient, async () => (await api()).saveAlerts(change))) !== null;
}

/** Result of turning pushes on. */
export type PushOutcome = 'on' | 'not-allowed' | 'failed';

/** Asks the browser, subscribes it and stores the subscription with the platform; call it in a tap. */
export async function turnPushOn(pushKey: string, queryClient: QueryClient): Promise<PushOutcome> {
  if ((await requestPermission()) !== 'granted') return 'not-allowed';
  try {
    const keys = await subscribeBrowser(pushKey);
    return (await settle(queryClient, async () => (await api()).addPush(keys))) ? 'on' : 'failed';
  } catch {
    // The browser's push service is out of reach, or does not exist in it.
    return 'failed';
  }
}

/** Stops pushes to this device: at the platform first, so that none comes even if the browser keeps its subscription. */
export async function turnPushOff(queryClient: QueryClient): Promise<boolean> {
  const setting = await settle(queryClient, async () => (await api()).removePush());
  if (setting) await unsubscribeBrowser().catch(() => undefined);
  return setting !== null;
}
