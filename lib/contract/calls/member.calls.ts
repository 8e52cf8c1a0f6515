import { defineCall } from '../call';
import * as z from '../schema';
import { anyCount, anyFlag, anyMoney, anyText, anyTime, moneyText } from '../wire';

/** The member who is logged in, and the central wallet (spec §3; samples/member-info). */
export const memberInfoCall = defineCall({
  name: 'memberInfo',
  method: 'POST',
  path: '/site/api/v1/user/member/info',
  area: 'site',
  session: 'member',
  response: z.object({
    /** One of these two identifies the member; the other one may be absent. */
    id: anyText,
    userName: anyText,
    nickName: anyText,
    /** World time from which the nickname may be changed again; null means now. */
    nickNameNextTime: anyTime,
    realName: z._default(z.nullable(z.string()), ''),
    avatar: z._default(z.nullable(z.string()), ''),
    phone: z._default(z.nullable(z.string()), ''),
    email: z._default(z.nullable(z.string()), ''),
    birthday: z._default(z.nullable(z.string()), null),
    /** Null while unknown, which is not 0. */
    vipLevel: z._default(z.nullable(z.number()), null),
    currency: z._default(z.string(), 'CNY'),
    balance: anyMoney,
    lockMoney: z.optional(moneyText),
    registerTime: anyTime,
    lastLoginTime: anyTime,
    hasWithdrawPassword: anyFlag,
    realNameStatus: anyCount,
    flags: z._default(
      z.object({
        canWithdraw: z._default(z.boolean(), true),
        canChat: z._default(z.boolean(), true),
        /** 免转钱包; absent means on. */
        autoTransfer: z.optional(z.boolean()),
        /** The token is old: `sessionRenew` returns another one. */
        renewToken: z.optional(z.boolean()),
        /** Minutes between two reality checks; absent means off. */
        realityMinutes: z.optional(z.number()),
      }),
      { canWithdraw: true, canChat: true },
    ),
  }),
});

/** Token of the chat login. */
export const memberJwtCall = defineCall({
  name: 'memberJwt',
  method: 'GET',
  path: '/site/api/v1/user/member/jwt',
  area: 'site',
  session: 'member',
  response: z.string(),
});

/** s until another code may be requested, unless the platform states it. */
export const RESEND_S = 60;

export const sessionSchema = z.object({ token: z.string(z.minLength(16)), userName: anyText });

/**
 * Logs in with account and password; captcha only after the platform requires it (6021–6024), text-message code only with the
 * ticket from the platform.
 */
export const loginCall = defineCall({
  name: 'login',
  method: 'POST',
  path: '/site/api/v1/user/login',
  area: 'site',
  session: 'none',
  inPlace: true,
  response: sessionSchema,
});

/**
 * Logs in with a phone and the code sent to it (scene phoneLogin); a second step comes as in `login`, then `smsCode` is the code
 * of its ticket.
 */
export const loginByPhoneCall = defineCall({
  name: 'loginByPhone',
  method: 'POST',
  path: '/site/api/v1/user/login/phone',
  area: 'site',
  session: 'none',
  inPlace: true,
  response: sessionSchema,
});

/** Query parameters that contain a code for the registration. */
export const INVITE_VIAS = ['invite_code', 'i_code', 'r_code', 'r_bet'] as const;

/** Registers; a phone is optional unless the platform requires it, and needs the code sent to it. */
export const registerCall = defineCall({
  name: 'register',
  method: 'POST',
  path: '/site/api/v1/user/register',
  area: 'site',
  session: 'none',
  inPlace: true,
  response: sessionSchema,
});

/** Replaces a token that `memberInfo` reports as old. */
export const sessionRenewCall = defineCall({
  name: 'sessionRenew',
  method: 'POST',
  path: '/site/api/v1/user/session/renew',
  area: 'site',
  session: 'member',
  response: z.object({ token: z.nullable(z.string(z.minLength(16))) }),
});

/** Ends this session on the platform. */
export const logoutCall = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/site/api/v1/user/logout',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: z.unknown(),
});

/** A captcha picture: PNG as a data address, valid once and for 120 s. */
export const captchaCall = defineCall({
  name: 'captcha',
  method: 'POST',
  path: '/site/api/v1/user/captcha',
  area: 'site',
  session: 'none',
  inPlace: true,
  response: z.object({ captchaId: z.string(), image: z.string() }),
});

/**
 * A slider captcha (6023): two pictures as data addresses. The member moves the piece along x until it fills the gap;
 * `captchaCode` is its distance from the left in picture pixels. Valid once and for 120 s, like the captcha picture.
 */
export const sliderCall = defineCall({
  name: 'slider',
  method: 'POST',
  path: '/site/api/v1/user/slider',
  area: 'site',
  session: 'none',
  inPlace: true,
  response: z.object({
    captchaId: z.string(),
    /** Pictures as data addresses: `image` with the gap, `piece` as high as the picture. */
    image: z.string(),
    piece: z.string(),
    /** Pixels. */
    width: z.number(z.int(), z.gte(80), z.lte(1_000)),
    height: z.number(z.int(), z.gte(40), z.lte(1_000)),
    pieceWidth: z.number(z.int(), z.gte(16), z.lte(200)),
  }),
});

/** Sends a text-message code to the member of a login's ticket, or to the phone of a registration. */
export const smsSendCall = defineCall({
  name: 'smsSend',
  method: 'POST',
  path: '/site/api/v1/user/sms/send',
  area: 'site',
  session: 'none',
  inPlace: true,
  /** `retryAfter` in seconds; `phone` masked. */
  response: z.object({ retryAfter: z._default(z.number(), RESEND_S), phone: anyText }),
});
