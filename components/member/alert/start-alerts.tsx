import type { QueryClient } from '@tanstack/react-query';
import { renderApart } from '@/components/ui/lazy/render-apart';
import { alertNewsOptions, isAnnounced } from '@/lib/domain/member/alert/alert.queries';
import { pushedKind } from '@/lib/domain/member/alert/alert.rules';
import { currentToken } from '@/lib/platform/token';
import { ORDER_KEY } from '@/lib/query-keys';
import { AlertNews } from './alert-news';
import { isOrderWatched } from './order-watch';

let started = false;

/** Starts the announcements of a member's alerts, once. */
export function startAlerts(client: QueryClient): void {
  if (started) return;
  started = true;
  renderApart(client, <AlertNews />);
}

/**
 * Takes a push over from the service worker: this page reads the news and shows it. Returns false where it would not: without a session,
 * or for a kind that is not announced here.
 */
export async function takePush(data: unknown, client: QueryClient): Promise<boolean> {
  const kind = pushedKind(data);
  if (!kind || currentToken() === null || !(await isAnnounced(kind, client))) return false;
  startAlerts(client);
  const queryKey = kind === 'settled' && isOrderWatched(client) ? ORDER_KEY : alertNewsOptions().queryKey;
  void client.invalidateQueries({ queryKey });
  return true;
}
