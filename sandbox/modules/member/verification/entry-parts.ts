import { CODE } from '@pavilion/contract/codes';
import { createShortLived } from '../../../kernel/db/short-lived.store';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { createCaptchas, type CaptchaKind, type Captchas } from './captcha';
import { createLoginLimits, type LoginLimits } from './limits';
import { createSmsCodes, type SmsCodes } from './sms';
import { createSmsGuard, type SmsGuard } from './sms-guard';

/** Parts that login, registration, recovery of a password and changes of an account share: limits, captchas, codes of text messages. */
export interface EntryParts {
  limits: LoginLimits;
  captchas: Captchas;
  codes: SmsCodes;
  texts: SmsGuard;
  /**
   * A given captcha is always checked; a required and missing one is 6021, a slider 6023. A slider counts for a picture too, for
   * members who cannot read the picture. Returns whether one was solved.
   */
  checkCaptcha(body: { captchaId?: string; captchaCode?: string }, uuid: string, needed: CaptchaKind | null): Promise<boolean>;
}

declare module '../../context' {
  interface Context {
    /** Captchas, codes and second steps of a login. */
    entry: EntryParts;
  }
}

export function createEntryParts(context: Context): EntryParts {
  const limits = createLoginLimits();
  const captchas = createCaptchas(createShortLived(context.db, 'captcha'), context.real.now);
  const codes = createSmsCodes(createShortLived(context.db, 'sms'), context.real.now);
  context.onReset(() => limits.clear());
  return {
    limits,
    captchas,
    codes,
    texts: createSmsGuard(context),
    async checkCaptcha(body, uuid, needed) {
      const solved = body.captchaId && body.captchaCode ? await captchas.take(body.captchaId, body.captchaCode, uuid) : null;
      if (needed === 'slider' && solved !== 'slider') throw new Rejection(CODE.captchaExtreme);
      if (needed && !solved) throw new Rejection(CODE.captchaNeeded);
      return solved !== null;
    },
  };
}
