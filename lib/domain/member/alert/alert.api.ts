import type { CallResponse } from '@pavilion/contract/call';
import {
  ALERT_KINDS,
  alertNewsCall,
  alertSaveCall,
  alertSettingCall,
  pushAddCall,
  pushRemoveCall,
} from '@pavilion/contract/calls/alert.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { AlertChange, AlertNews, AlertSetting } from './alert.model';
import { toAlertKind } from './alert.rules';

function toSetting({ kinds, quiet, pushKey, isPushed }: CallResponse<typeof alertSettingCall>): AlertSetting {
  return {
    kinds: ALERT_KINDS.flatMap((kind) => {
      const row = kinds.find((one) => one.kind === kind);
      return row ? [{ kind, inSite: row.inSite, push: row.push }] : [];
    }),
    quiet,
    pushKey,
    isPushed,
  };
}

/** The member's alerts. */
export async function getAlerts(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<AlertSetting> {
  return toSetting(await caller(alertSettingCall, {}, { signal }));
}

/** Changes the named kinds and the quiet hours; sent again it changes nothing more. */
export async function saveAlerts({ kinds, quiet }: AlertChange, caller: PlatformCaller = callPlatform): Promise<AlertSetting> {
  return toSetting(await caller(alertSaveCall, { ...(kinds && { kinds: [...kinds] }), ...(quiet && { quiet }) }));
}

/** Events of the last minutes that the member wants on the page, oldest first; kinds that this site does not know are left out. */
export async function getAlertNews(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<readonly AlertNews[]> {
  const { list } = await caller(alertNewsCall, {}, { signal });
  return list.flatMap(({ id, kind, text, path, time }) => {
    const known = toAlertKind(kind);
    return known ? [{ id, kind: known, text, path, at: Date.parse(time) }] : [];
  });
}

/** Keys of a browser's subscription, base64url. */
export interface PushSubscriptionKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sends pushes to this browser. @throws BusinessError 10003 (data.field endpoint) for an unknown push service. */
export async function addPush(keys: PushSubscriptionKeys, caller: PlatformCaller = callPlatform): Promise<AlertSetting> {
  return toSetting(await caller(pushAddCall, { ...keys }));
}

/** Sends no more pushes to this browser. */
export async function removePush(caller: PlatformCaller = callPlatform): Promise<AlertSetting> {
  return toSetting(await caller(pushRemoveCall, {}));
}
