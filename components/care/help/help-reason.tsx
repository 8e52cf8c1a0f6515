'use client';

import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/field/form';
import { TextArea } from '@/components/ui/field/text-area';
import { HELP_REASON_MAX } from '@pavilion/contract/calls/help.calls';
import { VOTE_COPY } from '@/lib/domain/care/help/vote.copy';

const lengthOf = (text: string) => Array.from(text.trim()).length;

/** Feedback on a help page; may stay empty. */
export function HelpReason({ busy, onSend }: { busy: boolean; onSend: (reason: string) => void }) {
  const { register, handleSubmit, control, formState } = useForm({ mode: 'onTouched', defaultValues: { reason: '' } });
  const reason = useWatch({ control, name: 'reason' });
  return (
    <Form noValidate onSubmit={handleSubmit((fields) => onSend(fields.reason.trim()))} className="mt-3">
      <TextArea
        label={VOTE_COPY.reason}
        hint={VOTE_COPY.reasonHint}
        rows={3}
        error={formState.errors.reason?.message}
        count={lengthOf(reason)}
        limit={HELP_REASON_MAX}
        {...register('reason', { validate: (typed) => lengthOf(typed) <= HELP_REASON_MAX || VOTE_COPY.tooLong })}
      />
      <Button type="submit" size="sm" block busy={busy} className="mt-3">
        {busy ? VOTE_COPY.sending : VOTE_COPY.send}
      </Button>
    </Form>
  );
}
