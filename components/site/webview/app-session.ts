import type { QueryClient, QueryObserver } from '@tanstack/react-query';
import { endSession } from '@/lib/domain/member/session/session.store';
import { takeToken } from '@/lib/domain/member/login/take-token.mutations';
import type { Outbound } from '@/lib/domain/site/webview/webview.model';
import { useWebview } from '@/lib/domain/site/webview/webview.store';

interface Port {
  client: QueryClient;
  send: (message: Outbound) => void;
  /** A session has begun; the page shows it. */
  began: () => void;
}

export interface AppSession {
  end: (text: string) => void;
  /** True if the end that is being announced is `end`'s, not the member's own logout. */
  isEnding: () => boolean;
  take: (token: string) => Promise<void>;
}

/** The observers that a page has, as the cache knows them. */
function observersOf(client: QueryClient): QueryObserver[] {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ observers }) => observers as unknown as QueryObserver[]);
}

/**
 * Sessions of a page inside an app: after an end the page stays and requests a session from the app, a token continues it. The end of a
 * session removes a member's data from the cache, so the queries that the page observed are remembered and requested again.
 */
export function createAppSession({ client, send, began }: Port): AppSession {
  let ending = false;
  let observed: readonly QueryObserver[] = [];

  function end(text: string): void {
    observed = observersOf(client);
    ending = true;
    endSession();
    ending = false;
    useWebview.setState({ ended: text });
    send({ type: 'login', reason: 'ended' });
  }

  async function take(token: string): Promise<void> {
    if (observed.length === 0) observed = observersOf(client);
    const outcome = await takeToken(token);
    if (outcome === 'replaced') return;
    if (outcome === 'rejected' || outcome === 'failed') {
      // The bridge's own word for a token that the platform does not know.
      send({ type: 'login', reason: outcome === 'rejected' ? 'refused' : outcome });
      return;
    }
    useWebview.setState({ ended: null });
    send({ type: 'session' });
    if (outcome === 'same') return;
    began();
    for (const observer of observed) {
      if (observer.hasListeners() && observer.options.enabled !== false) void observer.refetch();
    }
    observed = [];
  }

  return { end, isEnding: () => ending, take };
}
