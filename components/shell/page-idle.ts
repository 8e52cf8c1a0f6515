import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '@/lib/domain/member/account/member.model';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { FOLLOW_KEY } from '@/lib/domain/betting/follow/follow.keys';
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

/** Loads the sync of followed matches with the first session of this document. */
function followWithSession(client: QueryClient): void {
  let wanted = true;
  const begin = () => {
    if (!wanted || currentToken() === null) return;
    wanted = false;
    import('./follow-sync').then(
      ({ syncFollows }) => syncFollows(client),
      () => {
        // The next session requests it again.
        wanted = true;
      },
    );
  };
  onSessionChange(begin);
  begin();
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

/** Loads the news of settled bets, once a member has open orders. */
function newsWithOrders(client: QueryClient): void {
  let wanted = true;
  const begin = () => {
    if (!wanted || currentToken() === null || !hasOpenOrders(client)) return;
    wanted = false;
    import('@/components/betting/order/news/start-news').then(
      ({ startNews }) => startNews(client),
      () => {
        // Requested again with the next read of the member or of orders.
        wanted = true;
      },
    );
  };
  client.getQueryCache().subscribe(({ query: { queryKey } }) => {
    if (queryKey[0] === MEMBER_KEY[0] || queryKey[0] === ORDER_KEY[0]) begin();
  });
  begin();
}

const loadAlerts = () => import('@/components/member/alert/start-alerts');

/** Loads the member's alerts: once there is something to wait for, and for a push that arrives while this page is looked at. */
function alertsWithNeed(client: QueryClient): void {
  let wanted = true;
  const begin = () => {
    if (!wanted || currentToken() === null) return;
    if (!isAlertWatched() && !hasStored(FOLLOW_KEY, /^\["/) && !hasOpenOrders(client)) return;
    wanted = false;
    loadAlerts().then(
      ({ startAlerts }) => startAlerts(client),
      () => {
        // Requested again with the next read of the member or of orders.
        wanted = true;
      },
    );
  };
  client.getQueryCache().subscribe(({ query: { queryKey } }) => {
    if (queryKey[0] === MEMBER_KEY[0] || queryKey[0] === ORDER_KEY[0]) begin();
  });
  begin();
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
  followWithSession(client);
  newsWithOrders(client);
  alertsWithNeed(client);
}
