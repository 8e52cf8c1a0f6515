'use client';

import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { AmountField } from '@/components/ui/field/amount-field';
import { Form } from '@/components/ui/field/form';
import { Sheet } from '@/components/ui/sheet/sheet';
import { LIMIT_COPY, limitValueText } from '@/lib/domain/member/limit/limit.copy';
import type { Limit } from '@/lib/domain/member/limit/limit.model';
import { effectOf, isReady, judgeLimit } from '@/lib/domain/member/limit/limit.rules';
import { limitName } from '@/lib/domain/member/limit/own-bound.copy';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayTime } from '@/lib/kit/format/site-time';
import { fieldAmount } from '@pavilion/number/short-amount';
import { useLimitChange } from './use-limit-change';

/** The form of one limit in a sheet; null = closed. */
export function LimitSheet({ limit, onClose }: { limit: Limit | null; onClose: () => void }) {
  /** The limit as it was when the sheet opened: its form stays while the sheet closes. */
  const [shown, setShown] = useState<Limit | null>(null);
  if (limit && (shown?.kind !== limit.kind || shown.period !== limit.period)) setShown(limit);
  if (!limit && shown) setShown(null);
  return (
    <Sheet open={limit !== null} onClose={onClose} title={limit ? limitName(limit.kind, limit.period) : ''}>
      {limit ? <LimitForm key={`${limit.kind} ${limit.period}`} limit={limit} onDone={onClose} /> : null}
    </Sheet>
  );
}

const textOf = ({ kind, limit }: Limit) => (limit === null ? '' : kind === 'time' ? String(limit) : fieldAmount(limit));

function LimitForm({ limit, onDone }: { limit: Limit; onDone: () => void }) {
  const { kind, period, pending } = limit;
  const { run, tap, busy } = useLimitChange();
  const { control, handleSubmit, setError, clearErrors, formState } = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: { limit: textOf(limit) },
  });
  const judged = judgeLimit(kind, useWatch({ control, name: 'limit' }));
  const { field } = useController({
    control,
    name: 'limit',
    rules: {
      validate: (text) => {
        const result = judgeLimit(kind, text);
        return 'value' in result || result.fault;
      },
      onChange: () => clearErrors(),
    },
  });
  const effect = 'value' in judged ? effectOf(limit, judged.value) : null;
  const submit = handleSubmit(async ({ limit: text }) => {
    const result = judgeLimit(kind, text);
    if ('fault' in result) return;
    const done = effectOf(limit, result.value) === 'later' ? LIMIT_COPY.requested : LIMIT_COPY.saved;
    const rejection = await run((api) => api.setLimit(limit, result.value), done);
    if (rejection) setError('limit', { message: rejection.message }, { shouldFocus: true });
    else onDone();
  });
  const now = worldNow();
  return (
    <Form noValidate onSubmit={submit} className="gutter space-y-4 pb-4">
      <p className="text-14 text-text-2">{LIMIT_COPY.leads[kind]}</p>
      {pending ? (
        <div className="rounded-card bg-warn-bg p-3 text-14 text-warn">
          <p>
            {isReady(limit, now)
              ? LIMIT_COPY.ready(limitValueText(kind, pending.limit))
              : LIMIT_COPY.rising(limitValueText(kind, pending.limit), dayTime(pending.readyAt, now))}
          </p>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            busy={busy}
            onClick={() => void tap((api) => api.cancelLimit(limit), LIMIT_COPY.withdrawn)}
          >
            {LIMIT_COPY.withdraw}
          </Button>
        </div>
      ) : null}
      <AmountField
        label={kind === 'time' ? LIMIT_COPY.fieldTime : LIMIT_COPY.fieldAmount(limitName(kind, period))}
        maxLength={14}
        hint={LIMIT_COPY.fieldHint}
        hintStays
        error={formState.errors.limit?.message}
        {...field}
      />
      <p aria-live="polite" className="min-h-10 text-13 text-text-2">
        {effect === null ? '' : LIMIT_COPY.effects[effect]}
      </p>
      <Button type="submit" block busy={busy}>
        {busy ? LIMIT_COPY.saving : LIMIT_COPY.save}
      </Button>
    </Form>
  );
}
