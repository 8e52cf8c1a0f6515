'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Lazy } from '@/components/ui/lazy/lazy';
import { NewsStrip, type NewsLine } from '@/components/ui/news/news-strip';
import { newsText } from '@/lib/domain/betting/order/news/news.copy';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import type { OrderNews as News } from '@/lib/domain/betting/order/news/news.model';
import { readNews, announceNews, watchDelay } from '@/lib/domain/betting/order/news/news.queries';
import { viewQuery, DEFAULT_VIEW } from '@/lib/domain/betting/order/order-view.rules';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { useOpenBets } from '@/lib/domain/betting/order/open-bets.store';
import { isOpenInPlay } from '@/lib/domain/betting/order/open-match.rules';
import { openOrdersOptions } from '@/lib/domain/betting/order/open-orders.queries';
import { worldNow } from '@/lib/kit/browser/world-time';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { findOrder } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { isAnnounced } from '@/lib/domain/member/alert/alert.queries';
import { isCardDone } from '@/lib/domain/member/alert/push-card.storage';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { currentToken } from '@/lib/platform/token';
import { route } from '@/lib/routes';

const OPEN = route('/mine/record/betRecord');
const SETTLED = `${OPEN}${viewQuery({ ...DEFAULT_VIEW, state: 'settled' })}`;

const loadCard = () => import('@/components/member/alert/push-card');

const loadParts = () => import('../bets/match-bets');

/** Reads the open orders on every page while there are some, announces their results, and passes them to the parts of pages that show them. */
export function OrderNews() {
  const client = useQueryClient();
  const hidden = usePreference(({ hideBalance }) => hideBalance);
  const signedIn = useSignedIn(true);
  const member = useQuery({ ...memberOptions(), enabled: signedIn }).data?.id ?? null;
  const { data, dataUpdatedAt } = useQuery({
    ...openOrdersOptions(),
    enabled: signedIn && member !== null,
    refetchInterval: ({ state }) => watchDelay(state.data?.orders ?? []),
  });
  /** The member who has just seen a result here, and may want to hear of the next one elsewhere. */
  const [invited, setInvited] = useState<string | null>(null);
  // Unannounced news is in every read: each replaces the last.
  const [read, setRead] = useState<{ member: string; news: readonly News[] }>({ member: '', news: [] });

  useEffect(() => {
    if (!data || dataUpdatedAt === 0 || member === null) return undefined;
    let gone = false;
    const token = currentToken();
    const look = async () => {
      const news = await readNews(member, data, () => currentToken() === token);
      if (!news) return;
      const isMuted = news.length > 0 && !(await isAnnounced('settled', client));
      const silent = isMuted ? news : news.filter(isShownBySlip);
      await Promise.all(silent.map((one) => announceNews(member, one)));
      const unannounced = news.filter((one) => !silent.includes(one));
      if (!gone) setRead((before) => (unannounced.length + before.news.length === 0 ? before : { member, news: unannounced }));
    };
    // The next read tries again.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [data, dataUpdatedAt, member, client]);

  const isInvited = signedIn && invited !== null && invited === member;
  const open = signedIn && member !== null ? data?.orders : undefined;
  useEffect(() => {
    const now = worldNow();
    // Again with each read: bets come into play as time passes.
    const orders = dataUpdatedAt > 0 && open ? open : [];
    useOpenBets.setState({ orders, inPlay: orders.filter((order) => isOpenInPlay(order, now)), loadParts });
  }, [open, dataUpdatedAt]);

  const [first] = signedIn && read.member === member ? read.news : [];
  const lineOf = (news: News): NewsLine => ({ ...newsText(news, hidden), href: news.kind === 'taken' ? OPEN : SETTLED });
  return (
    <>
      <NewsStrip
        // Data of a member never outlives the session.
        key={signedIn ? member : null}
        news={first ?? null}
        lineOf={lineOf}
        onAnnounce={(news) => (member === null ? Promise.resolve(false) : announceNews(member, news))}
        onEnd={(news) => setRead((now) => ({ ...now, news: now.news.filter((one) => one !== news) }))}
        onGone={({ kind }) => {
          if ((kind === 'settled' || kind === 'several') && !isCardDone()) setInvited(member);
        }}
      />
      <Lazy load={loadCard} wanted={isInvited} setWanted={() => setInvited(null)}>
        {({ PushCard }) => (isInvited ? <PushCard onClose={() => setInvited(null)} /> : null)}
      </Lazy>
    </>
  );
}

/** True if the slip on this page shows the result of a bet that was pending: its receipt in the bar, its rejection when open. */
function isShownBySlip(news: News): boolean {
  if (news.kind !== 'taken' && news.kind !== 'rejected') return false;
  const selector = news.kind === 'taken' ? '[data-slip-bar], dialog[open]' : 'dialog[open]';
  return document.querySelector(selector) !== null && isOwnPlacement(news.order);
}

const isOwnPlacement = (order: Order) => usePlacements.getState().records.some((record) => findOrder(record, [order], []) !== null);
