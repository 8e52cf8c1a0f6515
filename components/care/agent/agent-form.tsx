'use client';

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { TextArea } from '@/components/ui/field/text-area';
import { Icon } from '@/components/ui/icon';
import { AGENT_NOTE } from '@pavilion/contract/calls/support.calls';
import type { AgentReceipt } from '@/lib/domain/care/agent/agent.api';
import { AGENT_COPY } from '@/lib/domain/care/agent/agent.copy';
import { submitApplication } from '@/lib/domain/care/agent/agent.mutations';
import { judgeAgentNote, judgeContact, judgeName, normalizeContact } from '@/lib/domain/care/agent/agent.rules';
import { newUuid } from '@/lib/kit/browser/uuid';
import { dateTime } from '@/lib/kit/format/site-time';

/** The application of a partner, and its receipt. A repeat after a lost response is the same application. */
export function AgentForm() {
  const [key] = useState(newUuid);
  const [receipt, setReceipt] = useState<AgentReceipt | null>(null);
  const [isLost, setLost] = useState(false);
  const { register, handleSubmit, setError, clearErrors, control, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { name: '', contact: '', note: '' },
  });
  const note = useWatch({ control, name: 'note' });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (fields) => {
    clearErrors('root');
    const input = { applyKey: key, name: fields.name.trim(), contact: normalizeContact(fields.contact), note: fields.note.trim() };
    const result = await submitApplication(input);
    if (result.receipt) {
      setReceipt(result.receipt);
      return;
    }
    setLost(result.isLost);
    setError(result.field ?? 'root', { message: result.message }, { shouldFocus: result.field !== null });
  });
  return (
    <section aria-labelledby="agent-apply" className="gutter pt-4">
      <h2 id="agent-apply" className="pb-2 text-13 text-text-2">
        {AGENT_COPY.apply}
      </h2>
      {receipt ? (
        <Receipt receipt={receipt} />
      ) : (
        <Form noValidate onSubmit={submit} className="card space-y-4 p-4">
          <p className="text-14 text-text-2">{AGENT_COPY.applyHint}</p>
          <TextField
            label={AGENT_COPY.name}
            autoComplete="name"
            maxLength={40}
            error={errors.name?.message ?? null}
            {...register('name', { validate: (typed) => judgeName(typed) ?? true })}
          />
          <TextField
            label={AGENT_COPY.contact}
            hint={AGENT_COPY.contactHint}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            error={errors.contact?.message ?? null}
            {...register('contact', { validate: (typed) => judgeContact(typed) ?? true })}
          />
          <TextArea
            label={AGENT_COPY.note}
            hint={AGENT_COPY.noteHint}
            error={errors.note?.message}
            count={Array.from(note.trim()).length}
            limit={AGENT_NOTE.max}
            {...register('note', { validate: (typed) => judgeAgentNote(typed) ?? true })}
          />
          {errors.root?.message ? (
            <p role="alert" className="rounded-card bg-warn-bg px-3 py-2 text-14 text-warn">
              {errors.root.message}
            </p>
          ) : null}
          <Button type="submit" block busy={isSubmitting}>
            {isSubmitting ? AGENT_COPY.submitting : isLost ? AGENT_COPY.submitAgain : AGENT_COPY.submit}
          </Button>
        </Form>
      )}
    </section>
  );
}

function Receipt({ receipt: { receiptNo, createdAt } }: { receipt: AgentReceipt }) {
  return (
    <div className="card p-4">
      <output className="block">
        <span className="flex items-center gap-2 text-16 font-semibold">
          <Icon name="circle-check" size={20} className="text-down" />
          {AGENT_COPY.done}
        </span>
        <span className="mt-3 block space-y-1.5 text-14">
          {[[AGENT_COPY.receipt, receiptNo], ...(createdAt === null ? [] : [[AGENT_COPY.time, dateTime(createdAt)] as const])].map(
            ([label, value]) => (
              <span key={label} className="flex justify-between gap-4">
                <span className="text-text-2">{label}</span>
                <span className="tabular-nums">{value}</span>
              </span>
            ),
          )}
        </span>
        <span className="mt-2 block text-13 text-text-2">{AGENT_COPY.receiptHint}</span>
      </output>
      <div className="mt-3">
        <CopyButton text={receiptNo} label={AGENT_COPY.receiptCopy} block />
      </div>
    </div>
  );
}
