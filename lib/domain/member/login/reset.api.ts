import { passwordResetCall, passwordResetStartCall } from '@pavilion/contract/calls/account.calls';
import { MONEY_TIMEOUT_MS } from '@pavilion/contract/constants';
import type { CaptchaSolution } from '@/lib/domain/member/login/login.mutations';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import { toUserName } from '../account/account.rules';

/** A recovery that began; `retryAfter` in seconds. */
export interface StartedReset {
  ticket: string;
  retryAfter: number;
}

/** Sends a verification code to the phone of an account. The response is the same for any account; `toLoginRejection` handles rejections. */
export function startReset(
  userName: string,
  captcha: CaptchaSolution | undefined,
  caller: PlatformCaller = callPlatform,
): Promise<StartedReset> {
  return caller(passwordResetStartCall, { userName: toUserName(userName), ...captcha });
}

/** Sets another password and ends every session of the account. `toLoginRejection` handles rejections. */
export async function resetPassword(
  request: { ticket: string; smsCode: string; password: string },
  caller: PlatformCaller = callPlatform,
): Promise<void> {
  await caller(passwordResetCall, request, { timeout: MONEY_TIMEOUT_MS });
}
