'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useCaptcha } from './captcha-field';
import { isCallError } from '@/lib/kit/http/errors';
import { type LoginField, type LoginRefusal, toLoginRefusal } from '@/lib/domain/session/login.rules';
import type { CaptchaAnswer } from '@/lib/domain/session/session.mutations';

/**
 * What login and registration share: the captcha that comes only when the platform asks, the refusal and where it
 * stands, and the way on. `point` puts a message at a field and the focus into it.
 */
export function useEntry(form: 'login' | 'register', redirect: string, point: (field: LoginField, message: string) => void) {
  const router = useRouter();
  const [round, setRound] = useState(0);
  const [notice, setNotice] = useState<LoginRefusal | null>(null);
  const [leaving, startLeaving] = useTransition();
  const captcha = useCaptcha(round);

  /** Runs one try; on success goes on to `redirect` without leaving the form in history. */
  async function attempt(code: string, send: (captcha: CaptchaAnswer | undefined) => Promise<unknown>): Promise<void> {
    setNotice(null);
    try {
      await send(round > 0 && captcha.data ? { captchaId: captcha.data.captchaId, captchaCode: code.trim() } : undefined);
    } catch (error) {
      if (!isCallError(error)) throw error;
      const refusal = toLoginRefusal(error, form);
      // A picture is good for one try, whatever came of it.
      if (refusal.renewCaptcha || round > 0) setRound((value) => value + 1);
      if (refusal.field) point(refusal.field, refusal.message);
      else setNotice(refusal);
      return;
    }
    startLeaving(() => {
      router.replace(redirect);
      router.refresh();
    });
  }

  return { attempt, captcha, needsCaptcha: round > 0, renewCaptcha: () => setRound((value) => value + 1), notice, leaving };
}
