import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/field/form';
import { PROFILE_COPY } from '@/lib/domain/member/profile/profile.copy';

/** A form in a sheet of 个人资料: its purpose, fields, messages that concern no field, and one button. `blocked` replaces its text. */
export function ProfileForm({
  lead,
  error,
  busy,
  blocked = null,
  onSubmit,
  children,
}: {
  lead?: string;
  error: string | undefined;
  busy: boolean;
  blocked?: string | null;
  onSubmit: FormEventHandler;
  children: ReactNode;
}) {
  return (
    <Form noValidate onSubmit={onSubmit} className="space-y-4">
      {lead === undefined ? null : <p className="text-14 text-text-2">{lead}</p>}
      {children}
      {error ? (
        <p role="alert" className="text-14 text-error">
          {error}
        </p>
      ) : null}
      <Button type="submit" block busy={busy} disabled={blocked !== null}>
        {blocked ?? (busy ? PROFILE_COPY.saving : PROFILE_COPY.save)}
      </Button>
    </Form>
  );
}
