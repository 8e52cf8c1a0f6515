import { knownTime } from '@/lib/kit/format/known-time';
import {
  birthdaySetCall,
  contactCodeCall,
  deviceEndCall,
  deviceListCall,
  emailSetCall,
  nickNameSetCall,
  passwordSetCall,
  phoneSetCall,
} from '@pavilion/contract/calls/account.calls';
import { MONEY_TIMEOUT_MS } from '@pavilion/contract/constants';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Device } from './device.model';

const SLOW = { timeout: MONEY_TIMEOUT_MS };

/** Destination of a code; phones in the stored form. */
export type ContactTarget = { to: 'oldPhone' } | { to: 'phone'; phone: string } | { to: 'email'; email: string };

/** @throws BusinessError 10003 (data.field nickName). */
export async function setNickName(nickName: string, caller: PlatformCaller = callPlatform): Promise<void> {
  await caller(nickNameSetCall, { nickName });
}

/** @throws BusinessError 10003 (data.field birthday), 10001 when it is set already. */
export async function setBirthday(birthday: string, caller: PlatformCaller = callPlatform): Promise<void> {
  await caller(birthdaySetCall, { birthday });
}

/**
 * Sends a verification code. Returns seconds until another may be requested. @throws BusinessError 10003 (data.field), 6501
 * (data.retryAfter).
 */
export async function sendContactCode(target: ContactTarget, caller: PlatformCaller = callPlatform): Promise<number> {
  return (await caller(contactCodeCall, target)).retryAfter;
}

/** @throws BusinessError 10003 and 10409 (data.field phone, password, smsCode, oldCode), 6501 while locked. */
export async function setPhone(
  request: { phone: string; smsCode: string; oldCode?: string; password?: string },
  caller: PlatformCaller = callPlatform,
): Promise<void> {
  await caller(phoneSetCall, request, SLOW);
}

/** @throws BusinessError 10003 and 10409 (data.field email, password, smsCode), 6501 while locked. */
export async function setEmail(
  request: { email: string; smsCode: string; password: string },
  caller: PlatformCaller = callPlatform,
): Promise<void> {
  await caller(emailSetCall, request, SLOW);
}

/** @throws BusinessError 10003 (data.field password with data.left, newPassword), 6501 while locked. */
export async function setPassword(
  request: { password: string; newPassword: string },
  caller: PlatformCaller = callPlatform,
): Promise<void> {
  await caller(passwordSetCall, request, SLOW);
}

/** Devices that are logged in, the present one first. */
export async function getDevices(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<readonly Device[]> {
  const { list } = await caller(deviceListCall, {}, { signal });
  return list.map(({ deviceId, name, isCurrent, seenTime }) => ({
    deviceId,
    name,
    isCurrent,
    seenAt: knownTime(seenTime),
  }));
}

/** Logs another device out. @throws BusinessError 10001 when it is already. */
export async function endDevice(deviceId: string, caller: PlatformCaller = callPlatform): Promise<void> {
  await caller(deviceEndCall, { deviceId });
}
