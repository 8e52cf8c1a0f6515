'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { markDocument } from '@/components/ui/mark-document';
import { AGAIN_MS, Lazy } from '@/components/ui/lazy/lazy';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { comboName } from '@/lib/domain/betting/order/combo.copy';
import { canCombine, modeOf } from '@/lib/domain/betting/slip/combo-judge.rules';
import { isUnderWay } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { selectionInFull } from '@/lib/domain/betting/sport/selection.copy';
import { clearReopen, isReopenRequested } from '@/lib/domain/betting/slip/reopen.storage';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { useSlip, type SlipState } from '@/lib/domain/betting/slip/slip.store';
import { stakeOf } from '@/lib/domain/betting/slip/stake.rules';
import { usePrices, type MatchKey } from '@/lib/domain/betting/sport/compare/compare.feed';
import { isQuickBetOn } from '@/lib/domain/betting/quick-bet/quick-bet.rules';
import { useQuickBet } from '@/lib/domain/betting/quick-bet/quick-bet.store';
import { formatMinor } from '@pavilion/number/money';
import { oddsProduct } from '@pavilion/number/product';
import { isStale } from '@/lib/domain/betting/sport/clock.rules';
import { useLivePrice, useTicking } from '@/lib/domain/betting/sport/price/price.feed';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { totalOdds, useShownOdds } from './leg/shown-odds';
import { useLeavingReceipts } from './receipt/use-receipts';
import { isWide } from './use-slip-room';

const loadSheet = async () => (await import('./slip-sheet')).SlipSheet;
const loadQuickBet = async () => (await import('@/components/betting/quick-bet/quick-bet-bar')).QuickBetBar;

/** A slip beside the page stays beside the next one. */
let staysOpen = false;

/** 52 px above the tab bar: number of selections, names and price. One tap opens the slip, on every page. */
export function SlipBar() {
  const queryClient = useQueryClient();
  const records = usePlacements((state) => state.records);
  // After a deposit or a login started in the slip, it opens again.
  const [open, setOpen] = useState(() => staysOpen || isReopenRequested());
  const showSheet = useCallback(() => setOpen(true), []);
  useEffect(clearReopen, []);
  useEffect(() => {
    staysOpen = open && isWide();
  }, [open]);
  useEffect(() => {
    // The slip must open without a network, too: load it now. After a failure, opening it loads again.
    loadSheet().catch(() => undefined);
  }, []);
  const waiting = records.some(isUnderWay);
  const signedIn = useSignedIn(false);
  const quickBet = useQuickBet();
  const member = useQuery({ ...memberOptions(), enabled: (records.length > 0 || quickBet.until > 0) && signedIn }).data?.id;
  const quick = signedIn && isQuickBetOn(quickBet, member, steadyNow());
  const receipts = records.filter((record) => record.member === member && record.state.step === 'accepted').length;
  useLeavingReceipts(open, receipts);

  useEffect(() => {
    if (!waiting || !member) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // An earlier page may have left a bet without a result.
    const resume = () =>
      import('@/lib/domain/betting/slip/placement.mutations').then(
        ({ resumePlacements }) => resumePlacements({ member, queryClient }),
        () => {
          timer = setTimeout(resume, AGAIN_MS);
        },
      );
    void resume();
    return () => clearTimeout(timer);
  }, [waiting, member, queryClient]);

  return (
    <>
      {quick && member ? (
        <Lazy load={loadQuickBet} wanted>
          {(QuickBetBar) => <QuickBetBar member={member} onOpenSlip={showSheet} />}
        </Lazy>
      ) : (
        <DeferredSummary receipts={receipts} onOpen={showSheet} />
      )}
      <Lazy load={loadSheet} wanted={open} setWanted={setOpen}>
        {(SlipSheet) => <SlipSheet open={open} onClose={() => setOpen(false)} />}
      </Lazy>
    </>
  );
}

/** Deferred, so that the tapped price is painted before the bar. */
function DeferredSummary({ receipts, onOpen }: { receipts: number; onOpen: () => void }) {
  return <Summary slip={useDeferredValue(useSlip())} receipts={receipts} onOpen={onOpen} />;
}

const markBar = markDocument('slip');

/** Number of selections, names, and price or stake. */
const Summary = memo(function Summary({ slip, receipts, onOpen }: { slip: SlipState; receipts: number; onOpen: () => void }) {
  const { legs, stakes, mode: wanted } = slip;
  const last = legs.at(-1);
  const mode = modeOf({ mode: wanted, legs });
  const combines = mode === 'parlay' && canCombine(legs);
  const prices = usePrices(mode === 'single' ? legs.map((leg): MatchKey => [leg.venue, leg.selectionId]) : []);
  // As in the open slip, a stake on a closed selection counts in no total.
  const isShut = (index: number) => ['suspended', 'closed'].includes(prices[index]?.state ?? '');
  const staked =
    mode === 'single' ? legs.reduce((sum, leg, index) => sum + (isShut(index) ? 0n : (stakeOf(stakes[leg.selectionId]) ?? 0n)), 0n) : 0n;
  const title = !last
    ? SLIP_COPY.receiptsBar(receipts)
    : combines
      ? comboName(legs.length, legs.length, 1)
      : legs.length > 1
        ? SLIP_COPY.several(legs.length)
        : selectionInFull(last);
  if (!last && receipts === 0) return null;
  return (
    <div
      ref={markBar}
      data-slip-bar=""
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--tab-bar,0px)+8px)] z-30 mx-auto max-w-frame px-2"
    >
      <button
        id="slip"
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="pointer-events-auto flex h-13 w-full items-center gap-3 rounded-bar border border-edge-bar bg-roof px-3 text-left text-on-roof shadow-bar"
      >
        {last ? <span className="sr-only">{SLIP_COPY.open(legs.length)}</span> : null}
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-odds bg-on-roof text-15 font-semibold text-roof"
        >
          {last ? legs.length : receipts}
        </span>
        <span className="min-w-0 flex-1 truncate text-15 font-semibold">{title}</span>
        {staked > 0n ? <span className="text-13 text-on-roof-2">{SLIP_COPY.sum}</span> : null}
        {staked > 0n ? <span className="text-18 font-semibold">{formatMinor(staked)}</span> : null}
        {last && staked === 0n && (legs.length === 1 || combines) ? (
          <WhileFresh legs={legs}>{combines ? <ParlayPrice legs={legs} /> : <BarPrice leg={last} />}</WhileFresh>
        ) : null}
        <Icon name="chevron-up" size={20} />
      </button>
    </div>
  );
});

/** Numbers of these legs only while a list or a match page refreshes all of them: the slip would open with others. */
function WhileFresh({ legs, children }: { legs: readonly SlipLeg[]; children: ReactNode }) {
  const [first, ...rest] = legs as readonly [SlipLeg, ...SlipLeg[]];
  const isFresh = useTicking(first.venue, first.matchId, (live, age) => live !== null && !isStale(age));
  if (!isFresh) return null;
  return rest.length > 0 ? <WhileFresh legs={rest}>{children}</WhileFresh> : children;
}

/** The price in a polled list, else the price that was tapped. */
function BarPrice({ leg }: { leg: SlipLeg }) {
  const live = useLivePrice(leg.venue, leg.selectionId);
  const { show } = useShownOdds(leg);
  return <span className="text-18 font-semibold">{show(live?.price ?? leg.seenPrice)}</span>;
}

/** 总赔率 of the parlay: current prices of legs in a polled list, tapped prices of the others. */
function ParlayPrice({ legs }: { legs: readonly SlipLeg[] }) {
  const prices = usePrices(legs.map((leg): MatchKey => [leg.venue, leg.selectionId]));
  const { about, text } = totalOdds(oddsProduct(legs.map((leg, index) => prices[index]?.price ?? leg.seenPrice)));
  return (
    <>
      <span className="text-13 text-on-roof-2">{SLIP_COPY.totalOdds(about)}</span>
      <span className="text-18 font-semibold">{text}</span>
    </>
  );
}
