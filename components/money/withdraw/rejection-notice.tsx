'use client';

import { ErrorHelpLink } from '@/components/care/help/error-help-link';
import { Icon } from '@/components/ui/icon';
import { UI_COPY } from '@/components/ui/ui.copy';
import { CHECK_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import { pathWithBack, route, supportPath } from '@/lib/routes';

/** A message about the whole form, with its way out. */
export interface Notice {
  message: string;
  way: 'realName' | 'support' | null;
}

/** Reason why the last request was rejected. */
export function RejectionNotice({ notice: { message, way }, here }: { notice: Notice; here: string }) {
  return (
    <div role="alert" className="card flex items-start gap-2 bg-warn-bg px-4 py-3 text-14 text-warn">
      <Icon name="circle-alert" size={18} className="mt-px" />
      <p className="min-w-0 flex-1">{message}</p>
      {way === 'realName' ? (
        <a href={pathWithBack(route('/mine/userInfo/authentication'), here)} className="hit-44 shrink-0 font-semibold text-brand">
          {CHECK_COPY.realName.todo.action}
        </a>
      ) : null}
      {way === null ? <ErrorHelpLink about="withdraw" /> : null}
      {way === 'support' ? (
        <a href={supportPath('withdraw')} className="hit-44 shrink-0 font-semibold text-brand">
          {UI_COPY.support}
        </a>
      ) : null}
    </div>
  );
}
