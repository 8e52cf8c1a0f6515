'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import type { OrderNews as News } from '@/lib/domain/betting/order/news/news.model';
import { readNews, announceNews, watchDelay } from '@/lib/domain/betting/order/news/news.queries';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { openOrdersOptions } from '@/lib/domain/betting/order/open-orders.queries';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { findOrder } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { currentToken } from '@/lib/platform/token';
import { NewsStrip } from './news-strip';

/** Reads the open orders on every page while there are some, and announces their results. */
export function OrderNews() {
  const signedIn = useSignedIn(true);
  const member = useQuery({ ...memberOptions(), enabled: signedIn }).data?.id ?? null;
  const { data, dataUpdatedAt } = useQuery({
    ...openOrdersOptions(),
    enabled: signedIn && member !== null,
    refetchInterval: ({ state }) => watchDelay(state.data?.orders ?? []),
  });
  // Unannounced news is in every read: each replaces the last.
  const [read, setRead] = useState<{ member: string; news: readonly News[] }>({ member: '', news: [] });

  useEffect(() => {
    if (!data || dataUpdatedAt === 0 || member === null) return undefined;
    let gone = false;
    const token = currentToken();
    const look = async () => {
      const news = await readNews(member, data, () => currentToken() === token);
      if (!news) return;
      const bySlip = news.filter(isShownBySlip);
      await Promise.all(bySlip.map((one) => announceNews(member, one)));
      const unannounced = news.filter((one) => !bySlip.includes(one));
      if (!gone) setRead((before) => (unannounced.length + before.news.length === 0 ? before : { member, news: unannounced }));
    };
    // The next read tries again.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [data, dataUpdatedAt, member]);

  const [first] = signedIn && read.member === member ? read.news : [];
  return (
    <NewsStrip
      // Data of a member never outlives the session.
      key={signedIn ? member : null}
      news={first ?? null}
      onAnnounce={(news) => (member === null ? Promise.resolve(false) : announceNews(member, news))}
      onEnd={(news) => setRead((now) => ({ ...now, news: now.news.filter((one) => one !== news) }))}
    />
  );
}

/** True if the slip on this page shows the result of a bet that was pending: its receipt in the bar, its rejection when open. */
function isShownBySlip(news: News): boolean {
  if (news.kind !== 'taken' && news.kind !== 'rejected') return false;
  const selector = news.kind === 'taken' ? '[data-slip-bar], dialog[open]' : 'dialog[open]';
  return document.querySelector(selector) !== null && isOwnPlacement(news.order);
}

const isOwnPlacement = (order: Order) => usePlacements.getState().records.some((record) => findOrder(record, [order], []) !== null);
