'use client';

import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { memberOptions } from '@/lib/domain/account/member.queries';
import { isUnderWay } from '@/lib/domain/slip/placement.rules';
import { usePlacements } from '@/lib/domain/slip/placement.store';
import { getTimedQuotes, quotesOptions } from '@/lib/domain/slip/quote.queries';
import type { OddsPolicy, SlipLeg } from '@/lib/domain/slip/slip.model';
import { judge, type Judgement, type SlipLimits, type TimedQuote } from '@/lib/domain/slip/slip.rules';
import { MAX_LEGS, useSlip } from '@/lib/domain/slip/slip.store';
import { useSignedIn } from '@/lib/domain/session/session.store';
import { useOnline } from '@/components/shell/offline-bar';

/** What holds for every bet of the slip; the member's own limits join with 理性投注. */
const LIMITS: SlipLimits = { maxLegs: MAX_LEGS, minOdds: '1.01', currencies: ['CNY'], ownLimit: null };

/** ms; how often the age of quotes is looked at when nothing arrives. */
const TICK_MS = 5_000;

const venuesOf = (legs: readonly SlipLeg[]) => [...new Set(legs.map((leg) => leg.venue))];

/** Everything the open slip decides from: quotes by venue, wallet, bets under way, and the judgement of it all. */
export function useSlipDesk(open: boolean) {
  const queryClient = useQueryClient();
  const slip = useSlip();
  const online = useOnline();
  const now = useTick(open);
  const loggedIn = useSignedIn(false);
  const member = useQuery({ ...memberOptions(), enabled: open && loggedIn });
  const records = usePlacements((state) => state.records).filter((record) => record.member === member.data?.id);
  const venues = venuesOf(slip.legs);
  const quotes = useQueries({
    queries: venues.map((venue) => ({
      ...quotesOptions(
        venue,
        slip.legs.filter((leg) => leg.venue === venue),
      ),
      enabled: open && loggedIn && online,
      placeholderData: keepPreviousData,
    })),
  });

  const judgeWith = (byLeg: ReadonlyMap<string, TimedQuote>, at: number, asked?: OddsPolicy): Judgement => {
    const { legs, stakes, policy: own } = useSlip.getState();
    const policy = asked ?? own;
    const confirming = records.filter(isUnderWay).map((record) => record.leg.selectionId);
    const wallet = member.data ? { currency: member.data.currency, available: member.data.balance } : null;
    return judge({ mode: 'single', legs, stakes, policy, confirming, offline: !online }, byLeg, wallet, LIMITS, at);
  };

  const byLeg = new Map(quotes.flatMap((query) => [...(query.data ?? [])]));
  return {
    slip,
    member: member.data ?? null,
    loggedIn,
    records,
    judgement: judgeWith(byLeg, now),
    /** The same as if every price shown were accepted. */
    accepted: judgeWith(byLeg, now, { kind: 'any' }),
    failing: quotes.some((query) => query.isError) || member.isError,
    refresh: () => {
      for (const query of quotes) void query.refetch();
      if (member.isError) void member.refetch();
    },
    /** Quotes asked right before submitting, and what they make of the slip; null when they could not be had. */
    judgeAfresh: async (): Promise<Judgement | null> => {
      try {
        const { legs } = useSlip.getState();
        const answers = await Promise.all(
          venuesOf(legs).map(async (venue) => {
            const asked = legs.filter((leg) => leg.venue === venue);
            const answer = await getTimedQuotes(venue, asked);
            queryClient.setQueryData(quotesOptions(venue, asked).queryKey, answer);
            return answer;
          }),
        );
        return judgeWith(new Map(answers.flatMap((answer) => [...answer])), Date.now());
      } catch {
        return null;
      }
    },
  };
}

export type SlipDesk = ReturnType<typeof useSlipDesk>;

function useTick(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
