'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { isRealName, normalizeRealName } from '@pavilion/contract/real-name';
import { NAME_COPY } from '@/lib/domain/member/security/real-name.copy';
import { setRealName } from '@/lib/domain/member/security/real-name.mutations';

/** The real name, which can be entered once: it is confirmed before it is sent. */
export function RealNameForm() {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, trigger, formState } = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: { realName: '' },
  });
  /** The name that waits to be confirmed. */
  const [confirming, setConfirming] = useState<string | null>(null);
  const [shown, setShown] = useState('');
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [rejected, setRejected] = useState<{ message: string } | null>(null);
  const error = formState.errors.realName?.message ?? null;

  // The dialog has given the focus back by then.
  const point = useEffectEvent(({ message }: { message: string }) => setError('realName', { message }, { shouldFocus: true }));
  useEffect(() => {
    if (rejected) point(rejected);
  }, [rejected]);

  const send = async () => {
    if (confirming === null || busy) return;
    setBusy(true);
    try {
      const result = await setRealName(confirming, queryClient);
      setConfirming(null);
      if (result.done) return;
      if (result.isField) setRejected({ message: result.message });
      else setNotice(result.message);
    } finally {
      setBusy(false);
    }
  };
  const submit = handleSubmit(({ realName }) => {
    const name = normalizeRealName(realName);
    setNotice(null);
    setShown(name);
    setConfirming(name);
  });

  return (
    <>
      <Form noValidate onSubmit={submit} className="space-y-2" aria-label={NAME_COPY.name}>
        <div className="card p-4">
          <p className="mb-4 text-14 text-text-2">{NAME_COPY.lead}</p>
          <TextField
            label={NAME_COPY.name}
            hint={NAME_COPY.hint}
            hintStays
            autoComplete="name"
            maxLength={60}
            error={error}
            {...register('realName', {
              validate: (typed) => isRealName(normalizeRealName(typed)) || NAME_COPY.fault,
              onChange: () => error !== null && void trigger('realName'),
              onBlur: ({ target }: { target: { value: string } }) => target.value !== '' && error === null && void trigger('realName'),
            })}
          />
        </div>
        {notice === null ? null : (
          <p role="alert" className="card flex items-start gap-2 bg-warn-bg px-4 py-3 text-14 text-warn">
            <Icon name="circle-alert" size={18} className="mt-px" />
            {notice}
          </p>
        )}
        <div className="pt-2">
          <Button type="submit" block busy={busy}>
            {busy ? NAME_COPY.submitting : NAME_COPY.submit}
          </Button>
        </div>
      </Form>
      <AlertDialog
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        onConfirm={() => void send()}
        title={NAME_COPY.confirmTitle}
        confirm={NAME_COPY.confirm}
        cancel={NAME_COPY.change}
        busy={busy}
      >
        {NAME_COPY.confirmText(shown)}
      </AlertDialog>
    </>
  );
}
