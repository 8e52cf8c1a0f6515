import type { CallResponse } from '@pavilion/contract/call';
import {
  captchaCall,
  loginByPhoneCall,
  loginCall,
  logoutCall,
  registerCall,
  sliderCall,
  smsSendCall,
} from '@pavilion/contract/calls/member.calls';
import { MONEY_TIMEOUT_MS } from '@pavilion/contract/constants';
import { toUserName } from '@/lib/domain/member/account/account.rules';
import type { Inviter } from '@/lib/domain/rewards/referral/referral.model';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import { currentToken } from '@/lib/platform/token';
import { LOGIN_INFO_KEY } from '@pavilion/contract/storage-keys';
import { writeStored } from '@/lib/kit/browser/storage';
import { beginSession, forgetStakes } from '../session/begin-session';
import { endSession, readLoginInfo } from '../session/session.store';
import { takeTicket } from './take-ticket.mutations';

/** A captcha's id with the member's solution. */
export interface CaptchaSolution {
  captchaId: string;
  captchaCode: string;
}

export interface LoginInput {
  userName: string;
  password: string;
  remember: boolean;
  captcha?: CaptchaSolution | undefined;
  /** The second step: the ticket of the rejected login, and the code of the text message. */
  ticket?: string | undefined;
  smsCode?: string | undefined;
  fingerprint?: string;
}

/** Logs in and begins the session. `toLoginRejection` of login.rules handles rejections. */
export async function logIn(input: LoginInput, caller: PlatformCaller = callPlatform): Promise<{ userName: string }> {
  const request = {
    userName: toUserName(input.userName),
    password: input.password,
    ...input.captcha,
    ...(input.ticket ? { ticket: input.ticket } : {}),
    ...(input.ticket && input.smsCode ? { smsCode: input.smsCode } : {}),
    ...(input.fingerprint ? { fingerprint: input.fingerprint } : {}),
  };
  const { token, userName } = await caller(loginCall, request, { timeout: MONEY_TIMEOUT_MS });
  await beginSession({ token, userName, remember: input.remember });
  takeTicket(userName);
  return { userName };
}

export interface PhoneLoginInput {
  /** Stored form, `(86)13800138000`. */
  phone: string;
  /** Code sent to the phone, in the second step that of its ticket. */
  smsCode: string;
  remember: boolean;
  captcha?: CaptchaSolution | undefined;
  ticket?: string | undefined;
  fingerprint?: string;
}

/** Logs in with a phone and begins the session. `toLoginRejection` of login.rules handles rejections. */
export async function logInByPhone(input: PhoneLoginInput, caller: PlatformCaller = callPlatform): Promise<{ userName: string }> {
  const request = {
    phone: input.phone,
    smsCode: input.smsCode,
    ...input.captcha,
    ...(input.ticket ? { ticket: input.ticket } : {}),
    ...(input.fingerprint ? { fingerprint: input.fingerprint } : {}),
  };
  const { token, userName } = await caller(loginByPhoneCall, request, { timeout: MONEY_TIMEOUT_MS });
  await beginSession({ token, userName, remember: input.remember });
  takeTicket(userName);
  return { userName };
}

export interface RegisterInput {
  userName: string;
  password: string;
  remember: boolean;
  /** Stored form, `(86)13800138000`. */
  phone?: string;
  /** Code of the text message to that phone, when the platform requests it. */
  smsCode?: string;
  inviteCode?: string;
  /** The parameter that carried the code. */
  inviteVia?: Inviter['source'];
  captcha?: CaptchaSolution | undefined;
}

/** Registers a member and begins the session; the form has checked the age. */
export async function register(input: RegisterInput, caller: PlatformCaller = callPlatform): Promise<{ userName: string }> {
  const request = {
    userName: toUserName(input.userName),
    password: input.password,
    ...(input.phone ? { phone: input.phone } : {}),
    ...(input.smsCode ? { smsCode: input.smsCode } : {}),
    ...(input.inviteCode ? { inviteCode: input.inviteCode } : {}),
    ...(input.inviteVia ? { inviteVia: input.inviteVia } : {}),
    adult: true as const,
    ...input.captcha,
  };
  const { token, userName } = await caller(registerCall, request, { timeout: MONEY_TIMEOUT_MS });
  await beginSession({ token, userName, remember: input.remember });
  takeTicket(userName);
  return { userName };
}

/** Ends the session here at once and informs the platform, without waiting for its response. Without 记住我 no name stays on the device. */
export function logOut(caller: PlatformCaller = callPlatform): void {
  // The call reads its token synchronously, so ending the session right after does not remove it.
  if (currentToken() !== null) caller(logoutCall, {}).catch(() => undefined);
  endSession();
  forgetStakes();
  if (!readLoginInfo()?.isChecked) forgetName();
}

/** The entry stays: a page that starts with a token and without it would mistake the token for one of an app. */
function forgetName(): void {
  writeStored(LOGIN_INFO_KEY, JSON.stringify({ userName: '', isChecked: false }));
}

/** A new captcha picture. */
export function getCaptcha(caller: PlatformCaller = callPlatform): Promise<{ captchaId: string; image: string }> {
  return caller(captchaCall, {});
}

/** A new slider: the picture with its gap, and the piece; sizes in pixels. */
export function getSlider(caller: PlatformCaller = callPlatform): Promise<CallResponse<typeof sliderCall>> {
  return caller(sliderCall, {});
}

/** Recipient of a text message: the member of a rejected login, or the phone (stored form) of a registration or a login. */
export type SmsTarget = { scene: 'login' | 'device'; ticket: string } | { scene: 'register' | 'phoneLogin'; phone: string };

/** Sends a code, with a captcha where one was requested; `retryAfter` in seconds, the phone masked. `toLoginRejection` handles rejections. */
export function sendSms(
  target: SmsTarget & Partial<CaptchaSolution>,
  caller: PlatformCaller = callPlatform,
): Promise<{ retryAfter: number; phone: string }> {
  return caller(smsSendCall, target);
}
