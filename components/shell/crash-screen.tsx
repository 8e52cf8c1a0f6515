'use client';

import { Button, LinkButton } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { UI_COPY } from '@/components/ui/ui.copy';
import { ROUTES } from '@/lib/routes';
import { SHELL_COPY } from './shell.copy';

/** What stands where a page failed to draw (spec §8): try again, home, support, and the id to quote. */
export function CrashScreen({ id, onRetry }: { id?: string | undefined; onRetry: () => void }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-surface px-6 text-center">
      <Icon name="cloud-alert" size={40} className="text-text-2" />
      <h1 className="mt-4 text-22 font-semibold">{SHELL_COPY.crashTitle}</h1>
      <p className="mt-2 max-w-72 text-15 text-text-2">{SHELL_COPY.crashText}</p>
      <div className="mt-6 flex w-full max-w-72 flex-col gap-3">
        <Button onClick={onRetry}>{UI_COPY.retry}</Button>
        <LinkButton variant="outline" href={ROUTES.home.path} prefetch={false}>
          {SHELL_COPY.home}
        </LinkButton>
        <LinkButton variant="plain" size="sm" href={ROUTES.customer.path} prefetch={false}>
          {UI_COPY.support}
        </LinkButton>
      </div>
      {id ? (
        <p className="mt-4 flex items-center text-12 text-text-3">
          {SHELL_COPY.crashId}&nbsp;
          <CopyText text={id} label={SHELL_COPY.crashId} />
        </p>
      ) : null}
    </main>
  );
}
