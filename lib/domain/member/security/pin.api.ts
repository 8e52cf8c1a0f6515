import { pinSetCall } from '@pavilion/contract/calls/security.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

export interface NewPin {
  pin: string;
  /** '' sets the first one. */
  oldPin: string;
  /** The login password. */
  password: string;
}

/**
 * Sets the withdrawal PIN, or changes it.
 * @throws BusinessError 10003 (data.field pin, oldPin, password; data.left), 6501 (data.retryAfter) while locked.
 */
export async function setPin({ pin, oldPin, password }: NewPin, caller: PlatformCaller = callPlatform): Promise<void> {
  await caller(pinSetCall, { pin, password, ...(oldPin === '' ? {} : { oldPin }) });
}
