'use client';

import { memberWords } from '@/lib/kit/http/error.rules';
import { supportPath } from '@/lib/routes';
import { Button, LinkButton } from './button';
import { Icon } from './icon';
import { UI_COPY } from './ui.copy';
import { WIDGET_COPY } from './widget.copy';

/** Reason in a member's words, with code, 重试 and 联系客服. */
export function ErrorState({
  title = WIDGET_COPY.errorTitle,
  reason,
  code,
  onRetry,
  busy,
}: {
  title?: string;
  reason: string;
  code?: number | string;
  onRetry?: () => void;
  busy?: boolean;
}) {
  return (
    <div role="alert" className="gutter flex flex-col items-center bg-surface py-8 text-center">
      <Icon name="cloud-off" size={28} className="text-text-2" />
      <p className="mt-3 text-16 font-semibold">{title}</p>
      <p className="mt-1 text-13 text-text-2">
        {memberWords(reason)}
        {code === undefined ? null : `（${code}）`}
      </p>
      <div className="mt-4 flex w-full max-w-72 gap-2">
        {onRetry ? (
          <Button size="sm" block busy={busy} onClick={onRetry}>
            {UI_COPY.retry}
          </Button>
        ) : null}
        <LinkButton size="sm" block variant="outline" href={supportPath('error', code)}>
          {UI_COPY.support}
        </LinkButton>
      </div>
    </div>
  );
}
