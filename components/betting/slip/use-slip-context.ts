'use client';

import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { limitsOptions } from '@/lib/domain/member/limit/limit.queries';
import { modeOf } from '@/lib/domain/betting/slip/combo-judge.rules';
import { MAX_COMBO_LEGS } from '@/lib/domain/betting/slip/combo.rules';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { awaitedBy, isUnderWay } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { getSlipQuotes, knownQuotes, quotesOptions, type SlipQuotes } from '@/lib/domain/betting/slip/quote.queries';
import type { OddsPolicy, SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { memberWallet } from '@/lib/domain/betting/slip/funding-wallet.rules';
import type { Judgement } from '@/lib/domain/betting/slip/judgement.model';
import { slipLimits } from '@/lib/domain/betting/slip/slip-limits.rules';
import { judge } from '@/lib/domain/betting/slip/slip.rules';
import { type SlipState, useSlip } from '@/lib/domain/betting/slip/slip.store';
import { type MatchKey, usePrices } from '@/lib/domain/betting/sport/compare/compare.feed';
import { walletsOptions } from '@/lib/domain/money/wallet/wallet.queries';
import { codeOf } from '@/lib/kit/http/error.rules';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { useOnline } from '@/components/ui/use-online';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** ms between two checks of the quotes' age when nothing arrives. */
const TICK_MS = 5_000;

/** The data of the open slip: quotes by venue, wallet, bets under way, and the judgement of them. */
export function useSlipContext(open: boolean) {
  const queryClient = useQueryClient();
  const slip = useSlip();
  const online = useOnline();
  const now = useTick(open);
  const loggedIn = useSignedIn(false);
  const member = useQuery({ ...memberOptions(), enabled: open && loggedIn });
  // Venues have wallets of their own only while 免转钱包 is off.
  const ownWallets = member.data?.autoTransfer === false;
  const wallets = useQuery({ ...walletsOptions(), enabled: open && loggedIn && ownWallets });
  const walletReads = loggedIn ? (ownWallets ? [member, wallets] : [member]) : [];
  // A balance that was read once is used until it is read again.
  const unread = walletReads.find(({ data, isError }) => !data && isError);
  const limits = slipLimits(useQuery({ ...limitsOptions(), enabled: open && loggedIn }).data);
  const isOwn = (record: PlacementRecord) => record.member === member.data?.id;
  const records = usePlacements((state) => state.records).filter(isOwn);
  const requests = quoteRequestsOf(slip);
  const quotes = useQueries({
    queries: requests.map(({ venue, legs, together }) => ({
      ...quotesOptions(venue, legs, together),
      enabled: open && loggedIn && online,
    })),
  });

  const live = usePrices(loggedIn ? [] : slip.legs.map(({ venue, selectionId }): MatchKey => [venue, selectionId]));
  const shown = new Map(loggedIn ? [] : slip.legs.map((leg, index) => [leg.selectionId, live[index]?.price ?? leg.seenPrice]));

  const wallet = memberWallet(member.data, wallets.data);

  const judgeWith = (results: readonly SlipQuotes[], at: number, policy?: OddsPolicy): Judgement => {
    const { legs, stakes, policy: own, mode: wanted } = useSlip.getState();
    // The current records: another page may have sent the same bet since the tap.
    const underWay = usePlacements.getState().records.filter((record) => isOwn(record) && isUnderWay(record));
    const together = underWay.filter((record) => record.size !== 1 && record.legs.length === legs.length && record.legs.every(isIn(legs)));
    const facts = {
      mode: modeOf({ mode: wanted, legs }),
      legs,
      stakes,
      policy: policy ?? own,
      confirming: underWay.flatMap((record) => (record.size === 1 ? record.legs.map((leg) => leg.selectionId) : [])),
      confirmingCombos: together.map(({ size }) => size),
      combos: results.length === 1 ? (results[0]?.combos ?? null) : null,
      offline: !online,
      shown,
      walletPending: walletReads.some(({ data, isError }) => !data && !isError),
      walletFailed: unread ? { code: codeOf(unread.error) } : undefined,
    };
    return judge(facts, new Map(results.flatMap(({ byLeg }) => [...byLeg])), wallet, limits, at);
  };

  const responses = requests.flatMap(({ venue, legs }, index) => quotes[index]?.data ?? knownQuotes(queryClient, venue, legs) ?? []);
  const mode = modeOf(slip);
  const judgement = judgeWith(responses, now);
  return {
    slip,
    mode,
    member: member.data ?? null,
    loggedIn,
    records,
    /** Null for a visitor, and while the member is not read. */
    wallet,
    online,
    /** Prices of the legs on this page, for a visitor; empty for a member, who gets quotes. */
    live,
    judgement,
    /** The bets that the slip waits for when nothing else can be done; else empty. */
    awaited: judgement.reason?.code === 'confirming' ? awaitedBy(records, slip.legs, mode === 'single') : [],
    /** The judgement as if every shown price were accepted. */
    accepted: judgeWith(responses, now, { kind: 'any' }),
    failing: quotes.some((query) => query.isError) || member.isError || wallets.isError,
    refresh: () => {
      for (const query of quotes) void query.refetch();
      if (member.isError) void member.refetch();
      if (wallets.isError) void wallets.refetch();
    },
    /**
     * Requests quotes before submitting and judges the slip by them; null when they fail. `changed`: the slip has changed
     * since the tap.
     */
    judgeAfresh: async (): Promise<Judgement | 'changed' | null> => {
      const tapped = useSlip.getState();
      try {
        const fresh = await Promise.all(
          quoteRequestsOf(tapped).map(async (one) => {
            const response = await getSlipQuotes(one.venue, one.legs, one.together);
            queryClient.setQueryData(quotesOptions(one.venue, one.legs, one.together).queryKey, response);
            return response;
          }),
        );
        return isSame(tapped, useSlip.getState()) ? judgeWith(fresh, steadyNow()) : 'changed';
      } catch {
        return null;
      }
    },
  };
}

export type SlipContext = ReturnType<typeof useSlipContext>;

const isSame = (a: SlipState, b: SlipState) => a.legs === b.legs && a.stakes === b.stakes && a.mode === b.mode && a.policy === b.policy;

const isIn = (legs: readonly SlipLeg[]) => (leg: SlipLeg) => legs.some((other) => other.selectionId === leg.selectionId);

/** The quotes to request: each venue's for its legs, and a joint one for a combination at one venue. */
function quoteRequestsOf(slip: Pick<SlipState, 'mode' | 'legs'>) {
  const { legs } = slip;
  const venues = [...new Set(legs.map((leg) => leg.venue))];
  // With too many legs a venue offers no combination and rejects the request.
  const together = venues.length === 1 && legs.length <= MAX_COMBO_LEGS && modeOf(slip) !== 'single';
  return venues.map((venue) => ({ venue, legs: legs.filter((leg) => leg.venue === venue), together }));
}

function useTick(running: boolean): number {
  const [now, setNow] = useState(() => steadyNow());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(steadyNow()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
