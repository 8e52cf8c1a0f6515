'use client';

import type { ComponentProps } from 'react';
import { STEP_COPY } from '@/lib/domain/member/login/login.copy';
import type { CodeStep } from '@/lib/domain/member/session/login.rules';
import { sendSms } from '@/lib/domain/member/login/login.mutations';
import { supportPath } from '@/lib/routes';
import { SmsCodeField } from './sms-code-field';

/** The second page of a login: a code by text message, because of a risk or a new device (6025–6029, 6035–6039). */
export function CodeStepFields({
  step,
  onBack,
  onSent,
  onFail,
  ...field
}: { step: CodeStep; onBack: () => void; onSent: () => void; onFail: (error: Error) => void } & Pick<
  ComponentProps<typeof SmsCodeField>,
  'error' | 'name' | 'onBlur' | 'onChange' | 'ref'
>) {
  return (
    <section aria-labelledby="step-title" className="space-y-4">
      <div>
        <h2 id="step-title" className="text-18 font-semibold">
          {STEP_COPY.title[step.scene]}
        </h2>
        <p className="mt-1 text-14 text-text-2">{STEP_COPY.lead[step.scene]}</p>
      </div>
      <SmsCodeField
        {...field}
        waitFor={step}
        send={() => sendSms({ scene: step.scene, ticket: step.ticket })}
        phone={step.phone}
        onSent={onSent}
        onFail={onFail}
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        <button type="button" onClick={onBack} className="flex min-h-11 items-center text-14 text-brand">
          {STEP_COPY.back}
        </button>
        <a href={supportPath('code')} className="flex min-h-11 items-center text-14 text-brand">
          {STEP_COPY.help}
        </a>
      </div>
    </section>
  );
}
