'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { markDocument } from '@/components/ui/mark-document';
import { Tray } from '@/components/ui/tray/tray';
import { useOnline } from '@/components/ui/use-online';
import { BETS_COPY, valueLine } from '@/lib/domain/betting/order/bets/bets.copy';
import { type Bet, isBetAhead, isPlaying, valueOf, valueOfAll } from '@/lib/domain/betting/order/bets/bets.rules';
import { closeTray, isTrayClosed } from '@/lib/domain/betting/order/bets/tray.storage';
import { useOpenBets } from '@/lib/domain/betting/order/open-bets.store';
import type { OpenOrder } from '@/lib/domain/betting/order/open-orders.model';
import { isReason, suspendedTag } from '@/lib/domain/betting/sport/event/news.rules';
import { sportIndex, type SportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { route } from '@/lib/routes';
import { useAgeText } from './use-age-text';
import { useBets } from './use-bets';

/** ms between two reads of the prices. */
const VALUES_MS = 10_000;

/** The member's bets in play in one line over lists, above the slip's bar; nothing without any. */
export function BetsTray() {
  const inPlay = useOpenBets((bets) => bets.inPlay);
  const [closed, setClosed] = useState(isTrayClosed);
  if (closed || inPlay.length === 0) return null;
  const close = () => {
    closeTray();
    setClosed(true);
  };
  return <OpenBets orders={inPlay} onClose={close} />;
}

/** The page's end stays clear of the tray. */
const markTray = markDocument('bets');

function OpenBets({ orders, onClose }: { orders: readonly OpenOrder[]; onClose: () => void }) {
  const index = sportIndex(useQueryClient());
  const hidden = usePreference(({ hideBalance }) => hideBalance);
  const online = useOnline();
  const { bets, isPending, pricedAt } = useBets(orders, VALUES_MS);
  const age = useAgeText(pricedAt, !online);
  const running = bets.filter(isPlaying);
  // Before the content is known, and of a venue that does not respond, the number alone is.
  const unread = orders.length - bets.length;
  const count = isPending ? orders.length : running.length + unread;
  if (count === 0) return null;
  const ahead = running.filter(isBetAhead).length;
  const value = unread > 0 ? ({ kind: 'unknown' } as const) : valueOfAll(running);
  const suspended = running.find((bet) => valueOf(bet).kind === 'suspended');
  const text = [
    BETS_COPY.running(count),
    valueLine(value, hidden, suspended && reasonOf(index, suspended)),
    age,
    ahead > 0 ? BETS_COPY.ahead(ahead) : '',
  ];
  return (
    <Tray
      name="bets"
      mark={markTray}
      label={BETS_COPY.title}
      href={route('/mine/record/betRecord')}
      muted={age !== ''}
      closeLabel={BETS_COPY.close}
      onClose={onClose}
    >
      <span className="min-w-0 truncate">{text.filter(Boolean).join('·')}</span>
    </Tray>
  );
}

/** `进球·暂停`: why the venue gives no price for a bet, as far as its matches show. */
function reasonOf(index: SportIndex, { order, legs }: Bet): string | null {
  for (const { leg, phase } of legs) {
    const live = phase === 'playing' ? index.match(order.venue, leg.matchId) : null;
    const reason = live && suspendedTag(live.match, live.news && isReason(live.news, steadyNow()) ? live.news : null);
    if (reason) return reason;
  }
  return null;
}
