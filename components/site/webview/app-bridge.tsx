'use client';

import { useQueryClient } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { isMemberPath } from '@/lib/domain/site/gate/path.rules';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { setTheme } from '@/lib/domain/site/preference/colours';
import { onSessionChange } from '@/lib/domain/member/session/session.store';
import { isUnderWay } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { openBridge } from '@/lib/domain/site/webview/bridge.listener';
import { transportOf } from '@/lib/domain/site/webview/transport.rules';
import type { Outbound } from '@/lib/domain/site/webview/webview.model';
import { forgetApp, useWebview } from '@/lib/domain/site/webview/webview.store';
import { currentToken } from '@/lib/platform/token';
import { loginPath, route } from '@/lib/routes';
import { createAppSession } from './app-session';
import { watchOutsideLinks } from './outside-links';
import { watchTitle } from './page-title';
import { setSafeArea } from './safe-area';
import { SessionScreen } from './session-screen';
import { stepBack } from './step-back';

/** ms in which an app reports its abilities; afterwards it has none. */
const HELLO_MS = 2_000;

const framesOf = () => document.documentElement.dataset.appFrames?.split(' ') ?? [];
const mayRefresh = () => !usePlacements.getState().records.some(isUnderWay);

/**
 * The page's side of the bridge to the app (docs/webview.md): reports the page's kind and needs, and carries out the app's requests.
 * Without an app to speak to it does nothing.
 */
export function AppBridge() {
  const router = useRouter();
  const pathname = usePathname();
  const client = useQueryClient();
  const { live, can, ended, send } = useWebview();
  /** The member chose the site's own form. */
  const [own, setOwn] = useState(false);

  const login = pathname === route('/user/login');
  const usesAppLogin = live && !own && (can === null || can.includes('login'));
  const shown = ended !== null || (login && usesAppLogin);

  /** The session is there: the page that waited for it continues. */
  const goOn = useEffectEvent(() => {
    setOwn(false);
    if (location.pathname === route('/user/login')) {
      router.replace(safeReturnPath(new URLSearchParams(location.search).get('redirect')));
      router.refresh();
    } else if (mayRefresh()) router.refresh();
  });

  const leave = useEffectEvent(() => {
    useWebview.setState({ ended: null });
    if (isMemberPath(location.pathname, location.search) || location.pathname === route('/user/login')) router.replace(route('/'));
    router.refresh();
  });

  const chooseOwn = () => {
    setOwn(true);
    useWebview.setState({ ended: null });
    if (!login) router.push(loginPath(location.pathname + location.search));
  };

  const goBack = useEffectEvent(() => {
    if (!shown) return stepBack();
    leave();
    return true;
  });

  useEffect(() => {
    const transport = transportOf(window as never, framesOf());
    if (transport === null) return undefined;
    const notify = (message: Outbound) => opened.send(message);
    const session = createAppSession({ client, send: notify, began: () => goOn() });
    const opened = openBridge(
      transport,
      {
        hello: ({ can: able }) => useWebview.setState({ can: able, endSession: able.includes('login') ? session.end : null }),
        back: () => goBack(),
        login: (token) => void session.take(token),
        resume() {
          void client.invalidateQueries({ type: 'active' });
          if (mayRefresh()) router.refresh();
        },
        view({ theme, ...safeArea }) {
          if (theme) setTheme(theme);
          setSafeArea(safeArea);
        },
      },
      window,
    );
    useWebview.setState({ live: true, send: notify });
    notify({ type: 'ready', page: opened.page, path: location.pathname });
    const silent = setTimeout(() => {
      if (useWebview.getState().can === null) useWebview.setState({ can: [] });
    }, HELLO_MS);
    const stops = [
      watchOutsideLinks((url) => {
        if (!useWebview.getState().can?.includes('open')) return false;
        notify({ type: 'open', url });
        return true;
      }),
      onSessionChange((origin) => {
        if (origin === 'here' && currentToken() === null && !session.isEnding()) notify({ type: 'logout' });
      }),
      opened.stop,
      forgetApp,
    ];
    return () => {
      clearTimeout(silent);
      for (const stop of stops) stop();
    };
  }, [client, router]);

  const needed = login && usesAppLogin && ended === null;
  useEffect(() => {
    if (needed && can !== null) send({ type: 'login', reason: 'needed' });
  }, [send, needed, can]);

  return (
    <>
      {live ? <PageTitle key={pathname} send={send} /> : null}
      <SessionScreen
        open={shown}
        text={ended}
        able={can?.includes('login') ?? false}
        onRequest={() => send({ type: 'login', reason: ended === null ? 'needed' : 'ended' })}
        onOwn={chooseOwn}
        onLeave={leave}
      />
    </>
  );
}

/** Reports the title of one page. */
function PageTitle({ send }: { send: (message: Outbound) => void }) {
  useEffect(() => watchTitle(send), [send]);
  return null;
}
