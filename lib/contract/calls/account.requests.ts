import type { Requests } from '../request';
import { dayText } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';
import { smsCodeText } from './member.requests';

const password = z.string(z.minLength(1), z.maxLength(64));
const phone = z.string(z.minLength(1), z.maxLength(24));
const email = z.string(z.minLength(3), z.maxLength(160));

export const accountRequests = {
  passwordResetStart: {
    about:
      'Sends a six-digit code, valid for 5 minutes, to the phone of an account. Responds alike and after the same time for an account that does not exist or has no phone. 6021–6024 captcha, 6501 too soon with data.retryAfter in seconds.',
    request: z.object({
      userName: z.string(z.minLength(1), z.maxLength(32)),
      captchaId: z.optional(z.string(z.maxLength(64))),
      captchaCode: z.optional(z.string(z.maxLength(8))),
    }),
  },
  passwordReset: {
    about:
      'Sets a new password and ends every session of the account (10105). 10001 when the ticket has expired, 10003 with data.field password, 10409 wrong or expired code, 6501 locked with data.retryAfter in seconds.',
    request: z.object({ ticket: z.string(z.maxLength(64)), smsCode: smsCodeText, password }),
  },
  nickNameSet: {
    about: 'Changes the nickname, once in 30 days of world time. 10003 with data.field nickName, with data.nextTime when it is too soon.',
    request: z.object({ nickName: z.string(z.minLength(1), z.maxLength(40)) }),
  },
  birthdaySet: {
    about: 'Sets the birthday, once and for a member of at least 18 years. 10003 with data.field birthday; 10001 when it is set already.',
    request: z.object({ birthday: dayText }),
  },
  contactCode: {
    about:
      'Sends a six-digit code, valid for 5 minutes, to the bound phone (oldPhone), or to the phone or e-mail address that is to be bound. 10003 with data.field, 6501 too soon with data.retryAfter in seconds.',
    request: z.object({
      /** The bound phone, a new phone, or a new e-mail address. */
      to: z.enum(['oldPhone', 'phone', 'email']),
      phone: z.optional(phone),
      email: z.optional(email),
    }),
  },
  phoneSet: {
    stepUp: { password: 'withoutPhone' },
    about:
      'Binds a phone with a code sent to it, and returns the masked number. The first phone requires the login password, another one a code sent to the bound phone. 10003 with data.field (phone, password), 10409 with data.field (smsCode, oldCode), 6501 locked.',
    request: z.object({ phone, smsCode: smsCodeText, oldCode: z.optional(smsCodeText), password: z.optional(password) }),
  },
  emailSet: {
    stepUp: { password: 'always' },
    about:
      'Binds an e-mail address with a code sent to it and the login password. 10003 with data.field (email, password; with data.left for a wrong password), 10409 with data.field smsCode, 6501 locked.',
    request: z.object({ email, smsCode: smsCodeText, password }),
  },
  passwordSet: {
    stepUp: { password: 'always' },
    about:
      'Changes the login password with the old one, and ends every other session (10105). 10003 with data.field (password with data.left, newPassword), 6501 locked with data.retryAfter in seconds.',
    request: z.object({ password, newPassword: password }),
  },
  deviceList: {
    reads: true,
    about: 'Devices that are logged in, the present one first, then the most recently used ones. Times are real time.',
    request: empty,
  },
  deviceEnd: {
    about:
      'Logs another device of the member out and forgets it, so that its next login requires authorization again. 10001 for any other device.',
    request: z.object({ deviceId: z.string(z.minLength(1), z.maxLength(64)) }),
  },
} satisfies Requests;
