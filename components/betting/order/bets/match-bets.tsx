'use client';

import { useEffect, useEffectEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { ordersHere, type OrderHere } from '@/lib/domain/betting/order/bets/here.rules';
import { BETS_COPY, valueLine } from '@/lib/domain/betting/order/bets/bets.copy';
import { valueOfAll } from '@/lib/domain/betting/order/bets/bets.rules';
import { useOpenBets } from '@/lib/domain/betting/order/open-bets.store';
import { isOther, type Match } from '@/lib/domain/betting/match/sport.model';
import { useTwinSearches } from '@/lib/domain/betting/sport/compare/twin.feed';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { useBets } from './use-bets';

export { BetsBoard } from './bets-board';

/** ms between two reads of the prices while only their sum is shown. */
const VALUES_MS = 10_000;

/** Finds the member's open bets on a match, also those on the same fixture at another venue. Renders nothing. */
export function MatchBets({ match, onOrders }: { match: Match; onOrders: (orders: readonly OrderHere[]) => void }) {
  const open = useOpenBets(({ orders }) => orders);
  // A sport in the general form is the venue's own.
  const others = isOther(match.sport)
    ? []
    : OPEN_VENUES.filter((venue) => venue !== match.venue && open.some((order) => order.venue === venue));
  const twins = useTwinSearches(others.map((venue) => ({ venue, match })));
  const orders = ordersHere(open, (venue) => (venue === match.venue ? match.id : (twins.find((twin) => twin.venue === venue)?.id ?? null)));
  const report = useEffectEvent((_key: string) => onOrders(orders));
  const key = orders.map(({ venue, id, state }) => `${venue} ${id} ${state}`).join();
  useEffect(() => {
    report(key);
  }, [key]);
  return null;
}

/** `我的 2 笔·现值 143.22 ›`, over the middle of the board's last line, so that nothing moves. `calm`: the open tab reads the prices. */
export function BetsLine({
  match,
  orders,
  calm,
  onOpen,
}: {
  match: Match;
  orders: readonly OrderHere[];
  calm: boolean;
  onOpen: () => void;
}) {
  const hidden = usePreference(({ hideBalance }) => hideBalance);
  const { bets } = useBets(orders, calm ? false : VALUES_MS, match);
  const value = bets.length < orders.length ? ({ kind: 'unknown' } as const) : valueOfAll(bets);
  return (
    <p className="absolute inset-x-0 bottom-0 flex justify-center">
      <button type="button" className="hit-44 flex items-center bg-roof px-2 text-12 font-semibold text-on-roof" onClick={onOpen}>
        {BETS_COPY.mine(orders.length)}·{valueLine(value, hidden)}
        <Icon name="chevron-right" size={14} />
      </button>
    </p>
  );
}
