import { CODE } from '@pavilion/contract/codes';
import { createShortLived } from '../../../kernel/db/short-lived.store';
import { keyedHash } from '../../../kernel/db/keyed-hash';
import type { Context } from '../../context';
import { callerHashOf } from '../../../kernel/http/day-limit';
import { Rejection } from '../../../kernel/http/rejection';
import { SMS_COPY } from '../account/member.copy';
import { DAY } from '../../../kernel/clock/calendar';

/**
 * Limits of a day (real time) from the first text: texts of an address and of a device, numbers until a captcha is required, and
 * numbers that calls without a captcha field, which need a session, may name.
 */
export const SMS_DAY = { address: 100, device: 20, freeNumbers: 3, sessionNumbers: 6 } as const;

/** Texts of a day: hashes of the recipients' numbers, and the number of texts. */
interface Sent {
  numbers: string[];
  count: number;
}

export interface SmsRequest {
  ip: string;
  /** '' while unknown. */
  uuid: string;
  /** Phone, e-mail address or account that the text is for. */
  recipient: string;
  /** The captcha of the call. `never`: the call has no field for one, so that another number has to wait. */
  captcha: 'solved' | 'missing' | 'never';
}

export interface SmsGuard {
  /**
   * Counts a text message before it is sent: a platform pays for each. From the fourth number of an address or device on, a number that it
   * has not texted that day needs a captcha.
   * @throws Rejection 6021; 6501 with `data.retryAfter` in seconds
   */
  take(request: SmsRequest): Promise<void>;
}

/** Texts by address and by device, counted in the database: neither a restart nor another process restores any. */
export function createSmsGuard({ db, real, settings }: Pick<Context, 'db' | 'real' | 'settings'>): SmsGuard {
  const days = createShortLived<Sent>(db, 'sms-day');
  const hashOf = (text: string) => keyedHash(settings, `sms ${text}`);

  type Verdict = { ok: true } | { ok: false; why: 'many' | 'captcha'; until: number };

  function count(caller: string, perDay: number, recipient: string, captcha: SmsRequest['captcha']): Promise<Verdict> {
    const now = Math.trunc(real.now());
    const free = { solved: Infinity, missing: SMS_DAY.freeNumbers, never: SMS_DAY.sessionNumbers }[captcha];
    return days.change<Verdict>(caller, (present) => {
      const { value, until } = present !== null && present.until > now ? present : { value: { numbers: [], count: 0 }, until: now + DAY };
      const isNew = !value.numbers.includes(recipient);
      if (value.count >= perDay) return { result: { ok: false, why: 'many', until } };
      if (isNew && value.numbers.length >= free) return { result: { ok: false, why: 'captcha', until } };
      const numbers = isNew ? [...value.numbers, recipient] : value.numbers;
      return { result: { ok: true }, next: { value: { numbers, count: value.count + 1 }, until } };
    });
  }

  return {
    async take({ ip, uuid, recipient, captcha }) {
      const hash = hashOf(recipient);
      const callers: [string, number][] = [[`address ${callerHashOf(settings, ip)}`, SMS_DAY.address]];
      if (uuid !== '') callers.push([`device ${hashOf(uuid.toUpperCase())}`, SMS_DAY.device]);
      for (const [caller, perDay] of callers) {
        const verdict = await count(caller, perDay, hash, captcha);
        if (verdict.ok) continue;
        if (verdict.why === 'captcha' && captcha === 'missing') throw new Rejection(CODE.captchaNeeded, SMS_COPY.captcha);
        const retryAfter = Math.min(DAY, Math.max(1_000, verdict.until - real.now()));
        throw new Rejection(CODE.limit, SMS_COPY.day, { retryAfter: Math.ceil(retryAfter / 1000) });
      }
    },
  };
}
