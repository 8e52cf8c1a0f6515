'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { CONTACT_MAX } from '@pavilion/contract/calls/support.calls';
import { CONTACT_COPY } from '@/lib/domain/care/support/contact.copy';
import { type ContactCheck, lookUpContact } from '@/lib/domain/care/support/contact.mutations';

/** The platform looks a contact up; the result shows if it may be trusted. */
export function ContactCheckForm() {
  const [shown, setShown] = useState<Exclude<ContactCheck, { kind: 'rejected' }> | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ mode: 'onSubmit', defaultValues: { contact: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ contact }) => {
    setShown(null);
    const check = await lookUpContact(contact.trim());
    if (check.kind === 'rejected') setError('contact', { message: check.message }, { shouldFocus: true });
    else setShown(check);
  });
  return (
    <section aria-labelledby="contact-check" className="gutter pt-4">
      <h2 id="contact-check" className="pb-2 text-13 text-text-2">
        {CONTACT_COPY.check}
      </h2>
      <div className="card p-4">
        <p className="text-14 text-text-2">{CONTACT_COPY.checkHint}</p>
        <noscript>
          <p className="mt-2 text-14 text-warn">{CONTACT_COPY.scripts}</p>
        </noscript>
        <Form noValidate onSubmit={submit} className="mt-3 space-y-3 [@media(scripting:none)]:hidden">
          <TextField
            label={CONTACT_COPY.field}
            placeholder={CONTACT_COPY.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={CONTACT_MAX}
            error={errors.contact?.message ?? null}
            {...register('contact', {
              validate: (typed) => /[\p{L}\p{N}]/u.test(typed) || CONTACT_COPY.needed,
              onChange: () => setShown(null),
            })}
          />
          <Button type="submit" block busy={isSubmitting}>
            {isSubmitting ? CONTACT_COPY.submitting : CONTACT_COPY.submit}
          </Button>
        </Form>
        <output className="block">{shown ? <Verdict check={shown} /> : null}</output>
      </div>
    </section>
  );
}

const LOOKS = {
  official: { look: 'bg-down-bg text-down', icon: 'shield-check', title: CONTACT_COPY.official, text: CONTACT_COPY.officialText },
  unknown: { look: 'bg-error-bg text-error', icon: 'shield-alert', title: CONTACT_COPY.unknown, text: CONTACT_COPY.unknownText },
} as const;

function Verdict({ check }: { check: Exclude<ContactCheck, { kind: 'rejected' }> }) {
  const { look, icon, title, text } =
    check.kind === 'verdict'
      ? LOOKS[check.result]
      : ({ look: 'bg-warn-bg text-warn', icon: 'cloud-alert', title: CONTACT_COPY.failed, text: check.message } as const);
  return (
    <span className={`mt-3 flex items-start gap-2 rounded-card px-3 py-3 ${look}`}>
      <Icon name={icon} size={20} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {check.kind === 'verdict' ? <span className="block text-13 [overflow-wrap:anywhere]">{check.contact}</span> : null}
        <span className="block text-16 font-semibold">{title}</span>
        <span className="mt-1 block text-14 text-text">{text}</span>
      </span>
    </span>
  );
}
