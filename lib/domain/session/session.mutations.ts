import { captchaCall, loginCall, logoutCall, registerCall } from '@/lib/contract/calls/member.calls';
import { MONEY_TIMEOUT_MS, READ_TIMEOUT_MS } from '@/lib/contract/constants';
import { toUserName } from '@/lib/domain/account/account.rules';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import { heldToken } from '@/lib/platform/token';
import { beginSession, endSession } from './session.store';

/** A picture's id with what the member read in it. */
export interface CaptchaAnswer {
  captchaId: string;
  captchaCode: string;
}

export interface LoginInput {
  userName: string;
  password: string;
  remember: boolean;
  captcha?: CaptchaAnswer | undefined;
  fingerprint?: string;
}

/** Logs in and begins the session. Refusals: `toLoginRefusal` of login.rules. */
export async function logIn(input: LoginInput, caller: PlatformCaller = callPlatform): Promise<{ userName: string }> {
  const request = {
    userName: toUserName(input.userName),
    password: input.password,
    ...input.captcha,
    ...(input.fingerprint ? { fingerprint: input.fingerprint } : {}),
  };
  const { token, userName } = await caller(loginCall, request, { timeout: MONEY_TIMEOUT_MS });
  await beginSession({ token, userName, remember: input.remember });
  return { userName };
}

export interface RegisterInput {
  userName: string;
  password: string;
  remember: boolean;
  /** Stored form, `(86)13800138000`. */
  phone?: string;
  inviteCode?: string;
  captcha?: CaptchaAnswer | undefined;
}

/** Makes a member and begins the session; the form has asked for the age before. */
export async function register(input: RegisterInput, caller: PlatformCaller = callPlatform): Promise<{ userName: string }> {
  const request = {
    userName: toUserName(input.userName),
    password: input.password,
    ...(input.phone ? { phone: input.phone } : {}),
    ...(input.inviteCode ? { inviteCode: input.inviteCode } : {}),
    adult: true as const,
    ...input.captcha,
  };
  const { token, userName } = await caller(registerCall, request, { timeout: MONEY_TIMEOUT_MS });
  await beginSession({ token, userName, remember: input.remember });
  return { userName };
}

/** Ends the session here at once and tells the platform; a member who leaves is not kept waiting for its answer. */
export function logOut(caller: PlatformCaller = callPlatform): void {
  // The call takes its token when it is made, so that ending the session right after does not strip it.
  if (heldToken() !== null) caller(logoutCall, {}, { timeout: READ_TIMEOUT_MS }).catch(() => undefined);
  endSession();
}

/** A new captcha picture. */
export function getCaptcha(caller: PlatformCaller = callPlatform): Promise<{ captchaId: string; image: string }> {
  return caller(captchaCall, {}, { timeout: READ_TIMEOUT_MS });
}
