'use client';

import { useQueryClient } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/ui/toast/toast-queue';
import { watchFocus } from '@/lib/domain/member/session/focus.listener';
import { onSessionChange, restoreSession, watchTabs } from '@/lib/domain/member/session/session.store';
import type { Notice, RejectionPort } from '@/lib/domain/member/session/rejection.listener';
import type { RejectedCall } from '@/lib/domain/member/session/rejection.model';
import { ENDING_KEY } from '@pavilion/contract/storage-keys';
import { readStored, removeStored } from '@/lib/kit/browser/storage';
import { listenToCodes } from '@/lib/platform/code-event';
import { currentToken } from '@/lib/platform/token';
import { route } from '@/lib/routes';
import { SITE_KEY, SPORT_KEY } from '@/lib/query-keys';

type Alert = ComponentType<{ open: boolean; onClose: () => void; title?: string; confirm?: string; children: ReactNode }>;

/** Public data; the rest of the cache belongs to a member and is removed with the session. */
const PUBLIC_KEYS: ReadonlySet<unknown> = new Set([...SPORT_KEY, ...SITE_KEY]);

/** Rules that most pages need not load recognise the path of a member's page: these are the parts that they match. */
const MAYBE_MEMBER = /mine|guide|url=|%/i;
/** Rejections stored until their rules are there. */
const MAX_QUEUED = 20;

async function hasOpenPlacement(): Promise<boolean> {
  const [{ usePlacements }, { isUnderWay }] = await Promise.all([
    import('@/lib/domain/betting/slip/placement.store'),
    import('@/lib/domain/betting/slip/placement.rules'),
  ]);
  return usePlacements.getState().records.some(isUnderWay);
}

/** Action after a notice: a reload, another page, or nothing. */
function follow({ reload, next }: Notice, router: RejectionPort['router']): void {
  if (reload) location.reload();
  else if (next) router.push(next);
}

const showError = (text: string) => showToast(text, { tone: 'error' });

/** Listens to the platform's rejections; the code that acts on them is loaded with the first. Returns a function that stops it. */
function watchRejections(port: RejectionPort): () => void {
  let waiting: RejectedCall[] = [];
  let over = false;
  let stop = listenToCodes((detail) => {
    waiting = [...waiting, detail].slice(-MAX_QUEUED);
    // A chunk that fails to load is requested again with the next rejection.
    begin().catch(() => undefined);
  });
  async function begin(): Promise<void> {
    const { actOnRejections } = await import('@/lib/domain/member/session/rejection.listener');
    if (over || waiting.length === 0) return;
    stop();
    stop = actOnRejections(port, waiting);
    waiting = [];
  }
  return () => {
    over = true;
    stop();
  };
}

/**
 * Ends sessions, shows the platform's message about them, and synchronises this page's session with the browser's (spec §4). Mounted once,
 * in the root layout; the dialog is loaded when there is a message. `downloadHosts`: names of this site that are for downloads only
 * (contract §2.1).
 */
export function SessionGuard({ downloadHosts }: { downloadHosts: readonly string[] }) {
  const router = useRouter();
  const pathname = usePathname();
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [Dialog, setDialog] = useState<Alert | null>(null);
  const hosts = useRef(downloadHosts);

  useEffect(() => {
    // The server did not know of a token that only localStorage had.
    if (restoreSession() === 'adopted' && location.pathname !== route('/user/login')) router.refresh();

    // The server's HTML belongs to the other session; a page with a pending bet stays, as on focus.
    const refreshUnlessBusy = async () => {
      if (!(await hasOpenPlacement().catch(() => false))) router.refresh();
    };
    const showDialog = (shown: Notice) => {
      setNotice(shown);
      // Without its chunk the dialog cannot open: the action that follows it happens all the same.
      import('@/components/ui/sheet/alert-dialog').then(
        ({ AlertDialog }) => setDialog(() => AlertDialog),
        () => follow(shown, router),
      );
    };
    // An earlier document received the ending and was left before it could show it.
    if (readStored(ENDING_KEY, 'session') !== null) {
      const showEnding = async () => {
        const { pendingEnding } = await import('@/lib/domain/member/session/ending.storage');
        const ending = pendingEnding(currentToken() !== null);
        if (ending?.how === 'dialog') showDialog(ending);
        else if (ending) showError(ending.text);
      };
      showEnding().catch(() => undefined);
    }
    const stops = [
      watchRejections({ router, showDialog, showError, downloadHosts: hosts.current }),
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
    if (pathname !== route('/user/login') || currentToken() === null) return;
    import('./settle-at-login').then(({ settleAtLogin }) => settleAtLogin()).catch(() => undefined);
  }, [pathname]);

  useEffect(() => {
    // Another tab may have ended the session before this page was notified: the server decides again.
    if (currentToken() !== null || !MAYBE_MEMBER.test(pathname + location.search)) return;
    const checkServer = async () => {
      const { isMemberPath } = await import('@/lib/domain/site/gate/path.rules');
      if (isMemberPath(pathname, location.search)) router.refresh();
    };
    checkServer().catch(() => router.refresh());
  }, [pathname, router]);

  if (!notice || !Dialog) return null;
  const close = () => {
    setNotice(null);
    removeStored(ENDING_KEY, 'session');
    follow(notice, router);
  };
  return (
    <Dialog open onClose={close} title={notice.title} confirm={notice.confirm}>
      {notice.text}
    </Dialog>
  );
}
