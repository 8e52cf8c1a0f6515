'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { IconName } from '@/components/ui/icon';
import { NewsStrip } from '@/components/ui/news/news-strip';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import type { AlertKind, AlertNews as News } from '@/lib/domain/member/alert/alert.model';
import { alertNewsOptions } from '@/lib/domain/member/alert/alert.queries';
import { unseenOf } from '@/lib/domain/member/alert/alert.rules';
import { announceAlerts, readSeenAlerts } from '@/lib/domain/member/alert/alert-seen.storage';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { route } from '@/lib/routes';
import { isOrderWatched } from './order-watch';

const ICONS: Readonly<Record<AlertKind, IconName>> = {
  settled: 'receipt-text',
  goal: 'bell',
  kickoff: 'clock',
  followGoal: 'bell',
  money: 'landmark',
  support: 'headset',
  promotion: 'gift',
};

const pathOf = ({ path }: News) => (path === '' ? route('/mine') : safeReturnPath(path));

/** True on the page of an event, which shows it anyway. */
const isHere = (news: News) => new URL(pathOf(news), location.origin).pathname === location.pathname;

/**
 * Reads the platform's news for the member on every page, and announces each once in this browser. The result of a bet has a strip of its own,
 * with the amount, where open orders are read.
 */
export function AlertNews() {
  const client = useQueryClient();
  const signedIn = useSignedIn(true);
  const member = useQuery({ ...memberOptions(), enabled: signedIn }).data?.id ?? null;
  const { data } = useQuery({ ...alertNewsOptions(), enabled: signedIn && member !== null });
  const [waiting, setWaiting] = useState<{ member: string; news: readonly News[] }>({ member: '', news: [] });

  useEffect(() => {
    if (!data || member === null) return undefined;
    let gone = false;
    const look = async () => {
      const unseen = unseenOf(readSeenAlerts(member), data);
      const isSettledApart = isOrderWatched(client);
      const silent = unseen.filter((one) => isHere(one) || (one.kind === 'settled' && isSettledApart));
      const ids = silent.map(({ id }) => id);
      if (ids.length > 0) await announceAlerts(member, ids);
      if (!gone) setWaiting({ member, news: unseen.filter((one) => !silent.includes(one)) });
    };
    void look();
    return () => {
      gone = true;
    };
  }, [data, member, client]);

  const [first] = signedIn && waiting.member === member ? waiting.news : [];
  return (
    <NewsStrip
      // Data of a member never outlives the session.
      key={signedIn ? member : null}
      news={first ?? null}
      lineOf={(news) => ({ text: news.text, href: pathOf(news), icon: ICONS[news.kind] })}
      onAnnounce={({ id }) => (member === null ? Promise.resolve(false) : announceAlerts(member, [id]))}
      onEnd={(shown) => setWaiting((now) => ({ ...now, news: now.news.filter((one) => one !== shown) }))}
    />
  );
}
