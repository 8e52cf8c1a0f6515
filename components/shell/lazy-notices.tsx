'use client';

import { type ComponentType, useSyncExternalStore } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import { UI_COPY } from '@/components/ui/ui.copy';
import { route, supportPath } from '@/lib/routes';
import type { WatchGoal } from './session/service-watch';
import { SHELL_COPY } from './shell.copy';

// One module: every page carries the first, and so both error pages find the second without a copy of their own each.

const loadNotice = async () => (await import('./cookie-notice')).CookieNotice;

const never = () => () => {};

/** Covers the page when the browser rejects cookies (spec §2). The notice is loaded for such a browser alone. */
export function CookieGuard() {
  const disabled = useSyncExternalStore(
    never,
    () => !navigator.cookieEnabled,
    () => false,
  );
  return <Loaded load={loadNotice} wanted={disabled} />;
}

const loadBridge = async () => (await import('@/components/site/webview/app-bridge')).AppBridge;

/** The bridge to the app around the page, loaded in app mode alone. */
export function AppGuard({ app }: { app: boolean }) {
  return <Loaded load={loadBridge} wanted={app} />;
}

const loadWatch = async () => (await import('./session/service-watch')).ServiceWatch;

/** Watches for the platform's return, on a page that was rendered without it. */
export function ServiceGuard({ goal }: { goal: WatchGoal }) {
  return (
    <Lazy load={loadWatch} wanted>
      {(ServiceWatch) => <ServiceWatch goal={goal} />}
    </Lazy>
  );
}

/** A component without props that few visits need. */
function Loaded({ load, wanted }: { load: () => Promise<ComponentType>; wanted: boolean }) {
  return (
    <Lazy load={load} wanted={wanted}>
      {(Part) => <Part />}
    </Lazy>
  );
}

/** Screen in the place of a page that failed to render (spec §8): try again, home, support, and the id to quote. */
export function CrashScreen({ id, onRetry }: { id?: string | undefined; onRetry: () => void }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-surface px-6 text-center">
      <Icon name="cloud-alert" size={40} className="text-text-2" />
      <h1 className="mt-4 text-22 font-semibold">{SHELL_COPY.crashTitle}</h1>
      <p className="mt-2 max-w-72 text-15 text-text-2">{SHELL_COPY.crashText}</p>
      <div className="mt-6 flex w-full max-w-72 flex-col gap-3">
        <Button onClick={onRetry}>{UI_COPY.retry}</Button>
        <LinkButton variant="outline" href={route('/')}>
          {SHELL_COPY.home}
        </LinkButton>
        <LinkButton variant="plain" size="sm" href={supportPath('crash', id)}>
          {UI_COPY.support}
        </LinkButton>
      </div>
      {id ? (
        // 联系客服 passes it on; a tap selects it for copying.
        <p className="mt-4 text-12 text-text-3">
          {SHELL_COPY.crashId}&nbsp;
          <span className="break-all select-all">{id}</span>
        </p>
      ) : null}
    </main>
  );
}

/**
 * Restarts a crashed page. The cause may be a script that did not load or a page of an older release, which another render cannot fix: the
 * document is loaded again, or, without a network, `renderAgain` renders the present page.
 */
function reloadOrRender(renderAgain: () => void): void {
  if (navigator.onLine) location.reload();
  else renderAgain();
}

/** Component that Next renders in the place of a page, or of a layout, that failed. */
export function PageCrash({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <CrashScreen id={error.digest} onRetry={() => reloadOrRender(reset)} />;
}
