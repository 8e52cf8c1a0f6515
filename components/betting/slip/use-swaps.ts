'use client';

import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '@/components/ui/toast/toast';
import { clashReason, modeOf } from '@/lib/domain/betting/slip/combo-judge.rules';
import { MAX_COMBO_LEGS } from '@/lib/domain/betting/slip/combo.rules';
import type { Judgement, LegJudgement } from '@/lib/domain/betting/slip/judgement.model';
import { QUOTE_POLL_MS, quotesOptions } from '@/lib/domain/betting/slip/quote.queries';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { isUnderWay } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { MAX_LEGS, type SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { stakeOf } from '@/lib/domain/betting/slip/stake.rules';
import { SWAP_COPY } from '@/lib/domain/betting/slip/swap.copy';
import { fixtureKey, useTwinReadings } from '@/lib/domain/betting/slip/swap.feed';
import type { LegOffers, MatchNow, SwapFoot, SwapRow, TwinReading, WholeSwap } from '@/lib/domain/betting/slip/swap.model';
import {
  isSwappable,
  rowSwap,
  sellsTogether,
  singleSwap,
  swapLegs,
  swapTarget,
  undoSwap,
  wholeSwaps,
} from '@/lib/domain/betting/slip/swap.rules';
import { useMatchSummaries, type MatchKey } from '@/lib/domain/betting/sport/compare/compare.feed';
import type { Fixture } from '@/lib/domain/betting/sport/compare/twin.rules';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { worldNow } from '@/lib/kit/browser/world-time';
import { OPEN_VENUES } from '@/lib/venues/registry';
import type { VenueCode } from '@pavilion/contract/constants';
import { totalOdds } from './leg/shown-odds';
import { useBriefly } from './use-briefly';
import type { SlipContext } from './use-slip-context';

/** ms after a move in which a tap does nothing: another row may have come beneath the finger. */
const PAUSE_MS = 500;
/** ms between two checks of the combinations that a venue sells. */
const CHECK_MS = 3 * QUOTE_POLL_MS;

interface Sold {
  swaps: readonly WholeSwap[];
  pending: boolean;
  failed: boolean;
}

/** The moves that end in a combination that the venue sells. A visitor gets no quotes. */
function useSold(swaps: readonly WholeSwap[], { loggedIn, online, mode }: SlipContext): Sold {
  const checks = useQueries({
    queries: swaps.map(({ venue, legs }) => ({
      ...quotesOptions(venue, legs, true),
      enabled: loggedIn && online,
      refetchInterval: CHECK_MS,
    })),
  });
  if (!loggedIn) return { swaps, pending: false, failed: false };
  const isSold = ({ legs }: WholeSwap, index: number) => {
    const quotes = checks[index]?.data;
    const ofLegs = legs.flatMap(({ selectionId }) => quotes?.byLeg.get(selectionId)?.quote ?? []);
    return quotes !== undefined && ofLegs.length === legs.length && sellsTogether(mode, ofLegs, quotes.combos);
  };
  return {
    swaps: swaps.filter(isSold),
    pending: checks.some(({ isPending }) => isPending),
    failed: checks.some(({ isError, data }) => isError && !data),
  };
}

/** Offers to move legs to another venue, for a slip that is open and waits for no bet. `isInOpenBet`: a bet with the leg is under way. */
export function useSwaps(open: boolean, context: SlipContext, judgement: Judgement, isInOpenBet: (leg: SlipLeg) => boolean) {
  const { slip, mode, loggedIn, live, wallet, awaited } = context;
  const { legs } = slip;
  const [arrived, setArrived] = useState<{ selectionId: string; at: number } | null>(null);
  const combined = mode !== 'single';
  const clashing = combined && legs.length <= MAX_COMBO_LEGS && clashReason(legs)?.code === 'parlay-venues';
  const several = OPEN_VENUES.length > 1;
  const active = open && several && awaited.length === 0 && (clashing || !combined);
  const isCompared = (leg: SlipLeg) => active && isSwappable(leg) && !isInOpenBet(leg);
  const compared = legs.slice(0, MAX_LEGS).filter(isCompared);

  const summaries = useMatchSummaries(legs.map(({ venue, matchId }): MatchKey => [venue, matchId]));
  const nowOf = (leg: SlipLeg, quote: LegJudgement['quote']): MatchNow => {
    if (quote?.selection) return quote;
    const summary = summaries[legs.indexOf(leg)];
    return { live: leg.live || summary?.status === 'live', score: summary?.score ?? leg.score };
  };
  const fixtures = fixturesOf(compared);
  const readings = useTwinReadings(fixtures, !loggedIn && clashing);
  const offersOf = (leg: SlipLeg, index: number): LegOffers => {
    const judged = judgement.perLeg[index]!;
    const now = nowOf(leg, judged.quote);
    const own = loggedIn ? null : (live[index] ?? null);
    const read: readonly TwinReading[] = isCompared(leg) ? (readings.get(fixtureKey(leg.venue, leg.matchId)) ?? []) : [];
    const targets = read.map((reading) => swapTarget(leg, now, reading));
    // A visitor's parlay is judged by the match at its own venue.
    const here = targets.find(({ venue }) => venue === leg.venue);
    const isShut = own ? own.state !== 'open' : judged.shut !== null;
    const seen = loggedIn ? (judged.state === 'open' ? judged.price : null) : (own?.price ?? leg.seenPrice);
    return {
      leg,
      price: isShut ? null : seen,
      shut: isShut,
      parlay: loggedIn ? judged.quote?.parlay !== false : here ? here.state === 'open' && here.parlay : !isCompared(leg),
      isFixed: isInOpenBet(leg),
      targets: targets.filter(({ venue }) => venue !== leg.venue),
    };
  };
  const isTaken = (selectionId: string) => legs.some((leg) => leg.selectionId === selectionId);
  const offers = active ? legs.map(offersOf) : [];
  const sold = useSold(clashing ? wholeSwaps(offers, OPEN_VENUES) : [], context);
  const searching = sold.pending || offers.some(({ targets }) => targets.some(({ state }) => state === 'looking'));
  const looking = useBriefly([mode, ...fixtures.map(({ venue, id }) => fixtureKey(venue, id))].join(), searching);

  const move = (moves: ReadonlyMap<string, SlipLeg>, venue: VenueCode, spoken: string) => {
    if (arrived && steadyNow() - arrived.at < PAUSE_MS) return;
    const before = useSlip.getState();
    const free = [...moves].filter(([selectionId]) => !isSentNow(selectionId));
    const { slip: next, swapped } = swapLegs(before, new Map(free));
    if (swapped.length === 0) return;
    // Legs at one venue are a parlay by themselves: moving a single must not turn it into one.
    const kept = modeOf(before);
    useSlip.setState({ ...next, mode: kept });
    setArrived({ selectionId: swapped[0]!.after.selectionId, at: steadyNow() });
    showToast(SWAP_COPY.done(venueMark(venue)), {
      tone: 'done',
      spoken,
      action: {
        label: SLIP_COPY.undo,
        onPress: () => {
          // The next tap is meant: no second one of a double tap follows an undo.
          setArrived(null);
          useSlip.setState((now) => ({
            ...undoSwap(now, swapped, ({ selectionId }) => isSentNow(selectionId)),
            mode: now.mode === kept ? before.mode : now.mode,
          }));
        },
      },
    });
  };
  return {
    /** The leg that a move put into the slip: the focus goes there when the pressed button is gone. */
    arrived: arrived?.selectionId ?? null,
    rows: legs.map((_, index) => rowOf(index)),
    foot: clashing && active ? footOf() : null,
    /** Moves one leg. `price`: as it is shown. */
    onMove(leg: SlipLeg, to: SlipLeg, price: string) {
      move(new Map([[leg.selectionId, to]]), to.venue, SWAP_COPY.spoken(venueMark(to.venue), to, price));
    },
    /** Moves all legs to one venue. */
    onMoveAll({ venue, legs: to, total }: WholeSwap) {
      const moves = new Map(to.flatMap((after, index) => (after === legs[index] ? [] : [[legs[index]!.selectionId, after] as const])));
      move(moves, venue, SWAP_COPY.spokenAll(venueMark(venue), to.length, totalOdds(total).text));
    },
  };

  function rowOf(index: number): SwapRow | null {
    const own = offers[index];
    const wait = { kind: looking ? 'looking' : 'blank' } as const;
    if (combined) {
      const swap = own ? rowSwap(offers, index) : null;
      return swap?.kind === 'looking' ? wait : swap && { kind: 'parlay', swap };
    }
    if (!own) return null;
    const single = singleSwap(own, wallet, stakeOf(slip.stakes[own.leg.selectionId]), isTaken);
    if (single) return { kind: 'single', ...single };
    return own.targets.some(({ state }) => state === 'looking') ? wait : null;
  }

  function footOf(): SwapFoot {
    // Venues respond one by one: the primary one must not change under a finger.
    if (sold.swaps.length > 0 && !looking) return { kind: 'whole', legs: legs.length, swaps: sold.swaps };
    // A venue without a response may take them.
    const unknown = searching || sold.failed || offers.some(({ targets }) => targets.some(({ state }) => state === 'failed'));
    return { kind: looking ? 'looking' : unknown ? 'blank' : 'nowhere', legs: legs.length };
  }
}

/** True while the venue may accept a bet with the selection, in any tab. */
function isSentNow(selectionId: string): boolean {
  const records = usePlacements.getState().records.filter(isUnderWay);
  return records.some(({ legs }) => legs.some((leg) => leg.selectionId === selectionId));
}

/** The matches of legs, each once. */
function fixturesOf(legs: readonly SlipLeg[]): readonly Fixture[] {
  const fixtures = legs.map(({ venue, matchId: id, sport, home, away, startTime, live }): Fixture => {
    const status = live || startTime <= worldNow() ? 'live' : 'upcoming';
    return { venue, id, sport, home: { name: home }, away: { name: away }, startTime, status };
  });
  return [...new Map(fixtures.map((one) => [fixtureKey(one.venue, one.id), one])).values()];
}
