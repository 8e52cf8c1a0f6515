import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '@/lib/domain/member/account/member.model';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { NEWS_KEY } from '@/lib/domain/betting/order/news/news.keys';
import { PLACEMENT_KEY } from '@/lib/domain/betting/slip/slip.model';
import { isAlertWatched } from '@/lib/domain/member/alert/alert-watch.storage';
import { reportInvalidValues } from '@/lib/domain/site/config/invalid-report.watch';
import { reportTerminal } from '@/lib/domain/site/config/terminal.api';
import { watchPreInfo } from '@/lib/domain/site/status/pre-info.watch';
import { onSessionChange } from '@/lib/domain/member/session/session.store';
import { startServiceWorker } from '@/lib/kit/browser/service-worker';
import { hasStored } from '@/lib/kit/browser/storage';
import { watchClock } from '@/lib/kit/query/clock.watch';
import { watchInvalidRows } from '@/lib/kit/query/invalid-rows.watch';
import { currentToken } from '@/lib/platform/token';
import { MEMBER_KEY, ORDER_KEY } from '@/lib/query-keys';
import { replacePage } from './replace-page';

/**
 * Loads and starts a part of a member's pages once `isNeeded`; the returned function looks again. A failed load is repeated by the next
 * look.
 */
function whenNeeded(isNeeded: () => boolean, start: () => Promise<unknown>): () => void {
  let wanted = true;
  const look = () => {
    if (!wanted || currentToken() === null || !isNeeded()) return;
    wanted = false;
    start().catch(() => {
      wanted = true;
    });
  };
  look();
  return look;
}

/** Orders in a page of them, or in several. */
interface OrderData {
  orders?: readonly Pick<Order, 'state'>[];
  pages?: readonly OrderData[];
}

const isAnyOpen = ({ orders = [], pages = [] }: OrderData): boolean =>
  orders.some(({ state }) => state === 'accepted' || state === 'pending') || pages.some(isAnyOpen);

/** True if the member may have open orders: seen here before, just placed here, bound in the wallet, or on this page. */
function hasOpenOrders(client: QueryClient): boolean {
  if (hasStored(NEWS_KEY, /"open":\[\{/) || hasStored(PLACEMENT_KEY, /"step":"(pending|accepted)"/)) return true;
  if ((client.getQueryData<Member>(MEMBER_KEY)?.locked ?? 0n) > 0n) return true;
  return client.getQueriesData<OrderData>({ queryKey: ORDER_KEY }).some(([, data]) => data !== undefined && isAnyOpen(data));
}

const loadAlerts = () => import('@/components/member/alert/start-alerts');

/** Lets a page that is looked at take a push over. */
function takePushes(client: QueryClient): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data?.type !== 'push' || !port) return;
    loadAlerts().then(
      async ({ takePush }) => port.postMessage(await takePush(data.alert, client)),
      // The worker shows it.
      () => undefined,
    );
  });
}

/** Tasks of a visit once its first page has settled. */
export function startWhenIdle(client: QueryClient, landing: Parameters<typeof reportTerminal>[0]): void {
  watchInvalidRows(client);
  reportInvalidValues();
  watchClock(client);
  watchPreInfo({ leave: replacePage });
  void reportTerminal(landing);
  startServiceWorker();
  takePushes(client);
  onSessionChange(
    whenNeeded(
      () => true,
      async () => (await import('./follow-sync')).syncFollows(client),
    ),
  );
  const looks = [
    whenNeeded(
      () => hasOpenOrders(client),
      async () => (await import('@/components/betting/order/news/start-news')).startNews(client),
    ),
    whenNeeded(
      () => isAlertWatched() || hasOpenOrders(client),
      async () => (await loadAlerts()).startAlerts(client),
    ),
  ];
  client.getQueryCache().subscribe(({ query: { queryKey } }) => {
    if (queryKey[0] === MEMBER_KEY[0] || queryKey[0] === ORDER_KEY[0]) for (const look of looks) look();
  });
}
