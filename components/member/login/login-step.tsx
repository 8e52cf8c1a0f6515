'use client';

import { useEffect, useLayoutEffect } from 'react';
import { Button } from '@/components/ui/button';
import { LOGIN_COPY, STEP_COPY } from '@/lib/domain/member/login/login.copy';
import type { AuthForm } from './use-auth-form';

/** Properties of both login forms. */
export interface LoginFormProps {
  redirect: string;
  /** True while nobody may log in. */
  stopped: boolean;
  /** Called with true when the second step begins, with false when it ends. */
  onSecondStep?: (on: boolean) => void;
}

/** Reports the second step of a login and moves the focus to its code. */
export function useSecondStep({ step }: AuthForm, setFocus: (name: 'smsCode') => void, onSecondStep: LoginFormProps['onSecondStep']): void {
  const isSecond = step !== null;
  // Before the next paint.
  useLayoutEffect(() => {
    onSecondStep?.(isSecond);
  }, [isSecond, onSecondStep]);
  useEffect(() => {
    if (step) setFocus('smsCode');
  }, [step, setFocus]);
}

/** The button of a login form, with its state. */
export function LoginSubmit({ auth, submitting, stopped }: { auth: AuthForm; submitting: boolean; stopped: boolean }) {
  const busy = submitting || auth.leaving;
  const idle = auth.step ? STEP_COPY.submit : LOGIN_COPY.submit;
  const label = busy ? LOGIN_COPY.submitting : auth.wait > 0 ? LOGIN_COPY.again(auth.wait) : idle;
  return (
    <Button type="submit" block disabled={stopped || auth.wait > 0} busy={busy}>
      {stopped ? LOGIN_COPY.stopped : label}
    </Button>
  );
}
