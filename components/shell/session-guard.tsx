'use client';

import { useQueryClient } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { showToast } from '@/components/ui/toast-queue';
import { READ_TIMEOUT_MS } from '@/lib/contract/constants';
import { deviceOf } from '@/lib/domain/gate/device.rules';
import { isMemberPath } from '@/lib/domain/gate/path.rules';
import type { Effect, PageFacts } from '@/lib/domain/session/effect.rules';
import { keepMaintenance } from '@/lib/domain/session/maintenance.store';
import { hearCodes, storedFacts, watchFocus } from '@/lib/domain/session/guard.feed';
import { endSession, onSessionChange, restoreSession, watchTabs } from '@/lib/domain/session/session.store';
import { takeTurn } from '@/lib/domain/session/turn.store';
import { heldToken } from '@/lib/platform/token';
import { ROUTES } from '@/lib/routes';

type Said = NonNullable<Effect['say']>;
type Alert = ComponentType<{ open: boolean; onClose: () => void; title?: string; confirm?: string; children: ReactNode }>;

/** What everybody sees; the rest of the cache belongs to a member and goes with the session. */
const PUBLIC_KEYS: ReadonlySet<unknown> = new Set(['sport', 'site']);

function pageFacts(): PageFacts {
  const hints = { userAgent: navigator.userAgent, hintMobile: null, hintPlatform: null, hostname: location.hostname, app: false };
  return {
    path: location.pathname,
    search: location.search,
    downloadDevice: deviceOf(hints, []) === 'download',
    ...storedFacts(),
  };
}

async function hasOpenPlacement(): Promise<boolean> {
  const [{ usePlacements }, { isUnderWay }] = await Promise.all([
    import('@/lib/domain/slip/placement.store'),
    import('@/lib/domain/slip/placement.rules'),
  ]);
  return usePlacements.getState().records.some(isUnderWay);
}

/**
 * A login page that is entered with a token asks the platform about it: a good one goes straight on to where the member
 * wanted to be, a refused one ends here, in the words of the refusal (the server's own check leaves none).
 */
async function settleAtLogin(): Promise<void> {
  const [{ getMember }, { safeReturnPath }] = await Promise.all([
    import('@/lib/domain/account/member.api'),
    import('@/lib/domain/gate/redirect.rules'),
  ]);
  await getMember({ timeout: READ_TIMEOUT_MS });
  // The server that led here may judge the token otherwise: the form stays rather than going round.
  if (!takeTurn('return from login', Date.now())) return;
  location.replace(safeReturnPath(new URLSearchParams(location.search).get('redirect')));
}

/**
 * Ends sessions, shows what the platform says about them, and keeps this page's session equal to the browser's
 * (spec §4). Mounted once, in the root layout; the dialog arrives when there is something to say.
 */
export function SessionGuard() {
  const router = useRouter();
  const pathname = usePathname();
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<Said | null>(null);
  const [Dialog, setDialog] = useState<Alert | null>(null);

  useEffect(() => {
    // The server did not know of a token that only localStorage had.
    if (restoreSession() === 'adopted' && location.pathname !== ROUTES.login.path) router.refresh();

    const leave = (say: Said) => {
      if (say.reload) location.reload();
      else if (say.next) router.push(say.next);
    };
    // What the server drew belongs to the other session; a bet on its way keeps its page, as on focus.
    const refreshUnlessBusy = async () => {
      if (!(await hasOpenPlacement().catch(() => false))) router.refresh();
    };
    const act = (effect: Effect) => {
      if (effect.endSession) endSession();
      if (effect.goTo === ROUTES.maintenance.path) keepMaintenance(effect.data);
      if (effect.goTo) router.push(effect.goTo);
      if (effect.endSession) router.refresh();
      const { say } = effect;
      if (say?.how === 'toast') showToast(say.text, { tone: 'error' });
      if (say?.how !== 'dialog') return;
      setSaid(say);
      // Without its chunk the dialog cannot ask: what follows it happens all the same.
      import('@/components/ui/dialog').then(
        ({ AlertDialog }) => setDialog(() => AlertDialog),
        () => leave(say),
      );
    };
    const stops = [
      hearCodes({ now: () => performance.now(), facts: pageFacts, act, turn: (kind) => takeTurn(kind, Date.now()) }),
      watchFocus({ busy: hasOpenPlacement, reload: () => location.reload() }),
      onSessionChange((origin) => {
        queryClient.removeQueries({ predicate: ({ queryKey }) => !PUBLIC_KEYS.has(queryKey[0]) });
        if (origin === 'elsewhere') void refreshUnlessBusy();
      }),
      watchTabs(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, queryClient]);

  useEffect(() => {
    if (pathname === ROUTES.login.path && heldToken() !== null) settleAtLogin().catch(() => undefined);
  }, [pathname]);

  useEffect(() => {
    // Another tab may have ended the session before this page could hear of it: the server decides again.
    if (heldToken() === null && isMemberPath(pathname, location.search)) router.refresh();
  }, [pathname, router]);

  if (!said || !Dialog) return null;
  const close = () => {
    setSaid(null);
    if (said.reload) location.reload();
    else if (said.next) router.push(said.next);
  };
  return (
    <Dialog open onClose={close} title={said.title} confirm={said.confirm}>
      {said.text}
    </Dialog>
  );
}
