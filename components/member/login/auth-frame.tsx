import type { ReactNode } from 'react';
import { Adult } from '@/components/shell/footer';
import { Mark } from '@/components/shell/logo/logo';
import { ErrorHelpLink } from '@/components/care/help/error-help-link';
import { Icon } from '@/components/ui/icon';
import { LOGIN_COPY } from '@/lib/domain/member/login/login.copy';
import { loginSubject } from '@/lib/domain/care/help/login-help.rules';
import type { LoginRejection } from '@/lib/domain/member/session/login.rules';
import { route } from '@/lib/routes';

/** Login and registration: close, mark, reason of the visit, the form, and notes for members. */
export function AuthFrame({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <div className="flex h-12 items-center px-1">
        <a href={route('/')} aria-label={LOGIN_COPY.close} className="grid size-11 place-items-center">
          <Icon name="x" size={20} />
        </a>
      </div>
      <div className="flex-1 px-6 pt-4">
        <Mark className="h-15 w-auto text-brand" />
        <h1 className="mt-5 text-22 font-semibold">{title}</h1>
        <p className="text-13 text-text-2">{lead}</p>
        {children}
        <p className="mt-6 flex items-center gap-2 text-13 text-text-2">
          <Icon name="shield-check" size={18} className="shrink-0" />
          {LOGIN_COPY.fraud}
        </p>
      </div>
      <p className="gutter flex items-center justify-center gap-2 py-6 text-12 text-text-3">
        <Adult />
        {LOGIN_COPY.foot}
      </p>
    </div>
  );
}

/** A rejection that belongs to no single field. */
export function AuthNotice({ notice }: { notice: LoginRejection | null }) {
  const about = notice && loginSubject(notice);
  return (
    <div role="alert">
      {notice && (
        <p className={`mt-4 flex gap-2 rounded-card px-3 py-2 text-14 ${notice.risk ? 'bg-warn-bg text-warn' : 'bg-error-bg text-error'}`}>
          <Icon name="circle-alert" size={18} className="mt-px shrink-0" />
          <span className="min-w-0 flex-1">{notice.message}</span>
          {about ? <ErrorHelpLink about={about} /> : null}
        </p>
      )}
    </div>
  );
}
