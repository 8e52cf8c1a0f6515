'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEuropeName } from '@/components/site/preference/use-europe-name';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast/toast-queue';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import type { SharedBet, SharedLeg } from '@/lib/domain/community/chat/chat.model';
import { findToday, isSold, type Found } from '@/lib/domain/community/chat/copy-bet.rules';
import { orderTitle } from '@/lib/domain/betting/order/order.copy';
import { useLook } from '@/lib/domain/site/preference/preference.store';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { displayOdds, isNegativeOdds, oddsTypeOf } from '@/lib/domain/betting/sport/price/odds.rules';
import { toLeg } from '@/lib/domain/betting/slip/leg.rules';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { isVenueCode } from '@/lib/domain/betting/sport/venue.rules';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { formatOdds, type Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import { oddsProduct } from '@pavilion/number/product';
import { OPEN_VENUES } from '@/lib/venues/registry';

/** ms; a shared bet's prices are read this often while it is on the page, and once more before it is followed. */
const POLL_MS = 10_000;
/** The price of a match that its venue has dropped is not requested again. */
const pollUnlessMissing = ({ state }: { state: { error: unknown } }) => (isMissing(state.error) ? false : POLL_MS);
const isMissing = (error: unknown) => toFailure(error)?.kind === 'missing';

/** Today's price of a leg: loading, failed, off sale, paused, or on sale. */
type Today = { state: 'pending' } | { state: 'failed' } | { state: 'gone' } | ({ state: 'paused' } & Priced) | ({ state: 'sold' } & Priced);

type Priced = Found & { match: Match };

function todayOf(match: Match | undefined, error: unknown, leg: SharedLeg): Today {
  // A venue that has dropped the match sells nothing on it.
  if (isMissing(error)) return { state: 'gone' };
  if (!match) return { state: error ? 'failed' : 'pending' };
  const found = findToday(match, leg);
  if (!found) return { state: 'gone' };
  return { state: isSold(found) ? 'sold' : 'paused', match, ...found };
}

const signOf = (shown: string) => (isNegativeOdds(shown) ? 'text-up' : '');

const priced = (price: Odds, type: string) => (type ? `${type} ${formatOdds(price)}` : formatOdds(price));

/** Prices in this member's odds type; Europe's, labelled so, where the market is unknown. */
function useShown(): (price: Odds, today: Today) => string {
  const chosen = useLook((look) => look.oddsType);
  const europe = useEuropeName();
  return (price, today) => ('market' in today ? displayOdds(price, oddsTypeOf(today.market, chosen)) : priced(price, europe));
}

/**
 * A bet that another user shared: its selections, its price then and now, and a button that adds it to the slip; no button on
 * one's own.
 */
export function SharedBetCard({ bet, own = false }: { bet: SharedBet; own?: boolean }) {
  const client = useQueryClient();
  const { legs } = bet;
  const venue = isVenueCode(bet.venue) && OPEN_VENUES.includes(bet.venue) ? bet.venue : null;
  const results = useQueries({
    queries: venue
      ? legs.map((leg) => ({ ...matchOptions(venue, leg.matchId), staleTime: POLL_MS, refetchInterval: pollUnlessMissing, retry: false }))
      : [],
  });
  const today = legs.map((leg, index): Today =>
    venue ? todayOf(results[index]?.data?.data, results[index]?.error, leg) : { state: 'gone' },
  );
  const sold = today.filter((one) => one.state === 'sold');
  const gone = today.filter(({ state }) => state === 'gone').length;
  const inSlip = useSlip(
    (slip) => sold.length > 0 && sold.every(({ selection }) => slip.legs.some((leg) => leg.selectionId === selection.id)),
  );
  const [busy, setBusy] = useState(false);

  const copyBet = async () => {
    if (!venue) return;
    setBusy(true);
    try {
      const fresh = await Promise.all(
        legs.map((leg) =>
          client.fetchQuery({ ...matchOptions(venue, leg.matchId), staleTime: 0 }).then(
            ({ data }) => todayOf(data, null, leg),
            (error: unknown) => todayOf(undefined, error, leg),
          ),
        ),
      );
      if (fresh.some(({ state }) => state === 'failed')) showToast(CHAT_COPY.followFailed, { tone: 'error' });
      else take(fresh);
    } finally {
      setBusy(false);
    }
  };

  // A single's price is its leg's; a product is Europe's.
  const europe = useEuropeName();
  const show = useShown();
  const then = legs.length === 1 ? show(bet.odds, today[0]!) : priced(bet.odds, europe);
  const title =
    bet.odds === '' && bet.size === undefined
      ? CHAT_COPY.system(legs.length)
      : orderTitle({ legs, size: bet.size ?? legs.length, bets: bet.bets ?? 1 });
  return (
    <section aria-label={`${CHAT_COPY.shared} ${title}`} className="w-full rounded-bar rounded-tl-tag bg-surface">
      <div className="flex min-h-11 items-center gap-2 border-b border-line px-3 py-2">
        <h3 className="text-16 font-semibold">{title}</h3>
        <span className="min-w-0 flex-1 text-13 text-text-3">{bet.amount === null ? CHAT_COPY.hidden : CHAT_COPY.amount(bet.amount)}</span>
        {bet.odds === '' ? null : <span className={`text-18 font-semibold ${signOf(then)}`}>{then}</span>}
      </div>
      <ul className="px-3 pt-1">
        {legs.map((leg, index) => (
          <Leg key={`${leg.matchId}${leg.market}${leg.selection}`} leg={leg} today={today[index]!} />
        ))}
      </ul>
      <div className="flex items-center gap-2 px-3 pt-1 pb-3">
        <p className="min-w-0 flex-1 text-13 text-text-2">{footOf(today, sold, gone, europe)}</p>
        {own ? null : (
          <Button size="sm" className="shrink-0 px-5" busy={busy} disabled={sold.length === 0 || inSlip} onClick={() => void copyBet()}>
            {inSlip ? CHAT_COPY.inSlip : CHAT_COPY.follow}
          </Button>
        )}
      </div>
    </section>
  );
}

type Sold = Extract<Today, { state: 'sold' }>;

function footOf(today: readonly Today[], sold: readonly Sold[], gone: number, europe: string): string {
  if (today.some(({ state }) => state === 'pending')) return CHAT_COPY.looking;
  if (gone === today.length) return CHAT_COPY.allGone;
  if (gone > 0) return CHAT_COPY.someGone(gone);
  if (today.some(({ state }) => state === 'failed')) return CHAT_COPY.unknown;
  if (sold.length < today.length) return CHAT_COPY.somePaused;
  return today.length === 1
    ? CHAT_COPY.atTodaySingle
    : CHAT_COPY.atToday(priced(oddsProduct(sold.map(({ selection }) => selection.price!)), europe));
}

/** Puts the selections that are sold today into the slip, at today's prices. */
function take(today: readonly Today[]): void {
  const sold = today.filter((one) => one.state === 'sold');
  const gone = today.length - sold.length;
  if (sold.length === 0) return showToast(CHAT_COPY.allGone, { tone: 'info' });
  const { toggleLeg } = useSlip.getState();
  for (const { match, market, selection } of sold) {
    if (useSlip.getState().legs.some(({ selectionId }) => selectionId === selection.id)) continue;
    if (!toggleLeg(toLeg(match, market, selection, selection.price!))) return showToast(SPORT_COPY.slipFull, { tone: 'info' });
  }
  if (today.length > 1 && sold.length > 1) useSlip.setState({ mode: 'parlay' });
  showToast(gone === 0 ? CHAT_COPY.followed : CHAT_COPY.followedSome(gone), { tone: 'done' });
}

function Leg({ leg, today }: { leg: SharedLeg; today: Today }) {
  return (
    <li className="flex items-start gap-2 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold [overflow-wrap:anywhere]">{leg.selection}</span>
        <span className="block text-12 text-text-3 [overflow-wrap:anywhere]">
          {leg.market}·{leg.match}
        </span>
      </span>
      <LegToday then={leg.odds} today={today} />
    </li>
  );
}

function Struck({ price }: { price: string }) {
  return (
    <s className="text-13 text-text-3">
      <span className="sr-only">{CHAT_COPY.before}</span>
      {price}
    </s>
  );
}

/** The price then, and now where it differs; the text is for those who cannot see the sign or the stroke. */
function LegToday({ then, today }: { then: string; today: Today }) {
  const show = useShown();
  const before = show(then, today);
  if (today.state === 'gone' || today.state === 'paused') {
    return (
      <span className="flex shrink-0 items-baseline gap-1.5 text-15">
        <Struck price={before} />
        <span className="font-semibold text-text-3">{today.state === 'gone' ? CHAT_COPY.gone : CHAT_COPY.paused}</span>
      </span>
    );
  }
  const price = today.state === 'sold' ? today.selection.price! : null;
  const move = price === null ? 0 : compareOdds(price, then);
  if (price === null || move === 0 || show(price, today) === before)
    return <span className={`shrink-0 text-15 font-semibold ${signOf(before)}`}>{before}</span>;
  return (
    <span className="flex shrink-0 items-baseline gap-1.5 text-15">
      <Struck price={before} />
      <span className={`font-semibold ${move > 0 ? 'text-up' : 'text-down'}`}>
        <span className="sr-only">{CHAT_COPY.now}</span>
        <span aria-hidden="true" className="mr-0.5 text-11">
          {move > 0 ? '▲' : '▼'}
        </span>
        {show(price, today)}
      </span>
    </span>
  );
}
