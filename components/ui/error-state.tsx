'use client';

import { codeOf, memberMessage } from '@/lib/kit/http/error.rules';
import { supportPath } from '@/lib/routes';
import { Button, LinkButton } from './button';
import { Icon } from './icon';
import { UI_COPY } from './ui.copy';
import { WIDGET_COPY } from './widget.copy';

/** Reason in a member's terms, with its number (`code`, else that of the error), 重试 and 联系客服. */
export function ErrorState({
  title = WIDGET_COPY.errorTitle,
  reason,
  code,
  onRetry,
  retryHref,
  busy,
}: {
  title?: string;
  /** Text, or the error itself. */
  reason: unknown;
  code?: number | string;
  onRetry?: () => void;
  /** Address of the page, for a part that the server reads. */
  retryHref?: string;
  busy?: boolean;
}) {
  const number = code ?? codeOf(reason);
  return (
    <div role="alert" className="gutter flex flex-col items-center bg-surface py-8 text-center">
      <Icon name="cloud-off" size={28} className="text-text-2" />
      <p className="mt-3 text-16 font-semibold">{title}</p>
      <p className="mt-1 text-13 text-text-2">
        {memberMessage(reason)}
        {number === undefined ? null : `（${number}）`}
      </p>
      <div className="mt-4 flex w-full max-w-72 gap-2">
        {onRetry ? (
          <Button size="sm" block busy={busy} onClick={onRetry}>
            {UI_COPY.retry}
          </Button>
        ) : null}
        {retryHref ? (
          <LinkButton size="sm" block href={retryHref}>
            {UI_COPY.retry}
          </LinkButton>
        ) : null}
        <LinkButton size="sm" block variant="outline" href={supportPath('error', number)}>
          {UI_COPY.support}
        </LinkButton>
      </div>
    </div>
  );
}
