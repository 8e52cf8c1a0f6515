'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import { markDocument } from '@/components/ui/mark-document';
import { showToast } from '@/components/ui/toast/toast-queue';
import { reasonText, QUICK_BET_COPY, quickBetName } from '@/lib/domain/betting/quick-bet/quick-bet.copy';
import { switchOff, useQuickBet } from '@/lib/domain/betting/quick-bet/quick-bet.store';
import { setStakes } from '@/lib/domain/betting/slip/stakes.store';
import { betResultText } from '@/lib/domain/betting/slip/slip.copy';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { formatMinor } from '@pavilion/number/money';
import { formatOdds } from '@pavilion/number/odds';
import { stakeOf } from '@/lib/domain/betting/slip/stake.rules';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { useQuickTaps, type QuickAttempt } from './use-quick-taps';
import './quick-bet.css';

/** This bar has the place of the slip's. */
const markSlip = markDocument('slip');
const loadSheet = async () => (await import('./quick-bet-sheet')).QuickBetSheet;

/** ms that an accepted bet is shown before the bar returns to its amount. */
const TAKEN_MS = 6_000;

/**
 * 一键投注 while it is on, in the place of the slip's bar: the amount of each tap, and after a tap its bet from the first moment to its
 * result, with the one action that helps.
 */
export function QuickBetBar({ member, onOpenSlip }: { member: string; onOpenSlip: () => void }) {
  const { stake, until } = useQuickBet();
  const legs = useSlip((slip) => slip.legs.length);
  const [settings, setSettings] = useState(false);
  const amount = formatMinor(stakeOf(stake) ?? 0n);
  const taps = useQuickTaps({ on: true, member, stake, onLeave: () => showToast(QUICK_BET_COPY.left) });

  useEffect(() => {
    const timer = setTimeout(
      () => {
        switchOff();
        showToast(QUICK_BET_COPY.idleOff);
      },
      Math.max(0, until - steadyNow()),
    );
    return () => clearTimeout(timer);
  }, [until]);

  const accepted = taps.record?.state.step === 'accepted';
  const { dismiss } = taps;
  useEffect(() => {
    if (!accepted) return undefined;
    const timer = setTimeout(dismiss, TAKEN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the timer begins with the result
  }, [accepted]);

  const toSlip = (leg: SlipLeg) => {
    const slip = useSlip.getState();
    if (!slip.legs.some(({ selectionId }) => selectionId === leg.selectionId)) slip.toggleLeg(leg);
    setStakes([leg.selectionId], stake);
    dismiss();
    onOpenSlip();
  };

  return (
    <>
      <div
        data-slip-bar=""
        ref={markSlip}
        className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--tab-bar,0px)+8px)] z-30 mx-auto max-w-frame px-2"
      >
        <section
          id="slip"
          aria-label={QUICK_BET_COPY.title}
          className="pointer-events-auto flex min-h-13 items-center gap-1 rounded-bar border border-edge-bar bg-roof pl-3 text-on-roof shadow-bar"
        >
          <Icon name="zap" size={18} className="shrink-0" />
          <div className="min-w-0 flex-1 py-1.5 pl-1 text-14 leading-snug" aria-live="polite">
            {taps.attempt ? (
              <Report taps={taps} amount={amount} />
            ) : (
              <p className="truncate font-semibold">{QUICK_BET_COPY.idle(amount)}</p>
            )}
          </div>
          {taps.attempt ? (
            <Actions taps={taps} amount={amount} onSlip={toSlip} />
          ) : (
            <>
              {legs > 0 ? (
                <BarButton label={QUICK_BET_COPY.slip(legs)} onClick={onOpenSlip}>
                  <span className="grid size-6 place-items-center rounded-odds bg-on-roof text-13 text-roof">{legs}</span>
                </BarButton>
              ) : null}
              <BarButton label={QUICK_BET_COPY.settings(amount)} onClick={() => setSettings(true)}>
                <Icon name="settings" size={18} />
              </BarButton>
              <BarButton onClick={switchOff}>{QUICK_BET_COPY.off}</BarButton>
            </>
          )}
        </section>
      </div>
      <Lazy load={loadSheet} wanted={settings} setWanted={setSettings}>
        {(QuickBetSheet) => <QuickBetSheet open={settings} onClose={() => setSettings(false)} />}
      </Lazy>
    </>
  );
}

type Taps = ReturnType<typeof useQuickTaps>;

/** The tapped price and its bet, in one or two lines. */
function Report({ taps: { attempt, record }, amount }: { taps: Taps; amount: string }) {
  const { leg, step } = attempt!;
  return (
    <>
      <p className="line-clamp-2 font-semibold">{reportText(step, record, amount)}</p>
      <p className="truncate text-12 text-on-roof-2">{`${quickBetName(leg)} @${formatOdds(leg.seenPrice)}`}</p>
    </>
  );
}

function reportText(step: QuickAttempt['step'], record: Taps['record'], amount: string): string {
  switch (step.kind) {
    case 'ask':
      return QUICK_BET_COPY.ask(amount);
    case 'busy':
      return QUICK_BET_COPY.busy;
    case 'pace':
      return QUICK_BET_COPY.pace;
    case 'later':
      return QUICK_BET_COPY.later(amount);
    case 'unquoted':
      return QUICK_BET_COPY.unquoted;
    case 'unsent':
      return QUICK_BET_COPY.unsent;
    case 'unplaced':
      return step.reason.code === 'price-changed' && step.price !== null
        ? QUICK_BET_COPY.moved(formatOdds(step.price))
        : reasonText(step.reason);
    case 'begun': {
      if (!record) return QUICK_BET_COPY.quoting(amount);
      const { state } = record;
      if (state.step !== 'accepted') return betResultText(state);
      const [price] = state.prices ?? [];
      return QUICK_BET_COPY.taken(amount, price === undefined ? null : formatOdds(price));
    }
  }
}

/** The one action that helps, and the way back. */
function Actions({ taps, amount, onSlip }: { taps: Taps; amount: string; onSlip: (leg: SlipLeg) => void }) {
  const { leg, button, step } = taps.attempt!;
  const close = (
    <BarButton label={QUICK_BET_COPY.close} onClick={taps.dismiss}>
      <Icon name="x" size={18} />
    </BarButton>
  );
  switch (step.kind) {
    case 'ask':
      return (
        <>
          <BarButton onClick={() => taps.bet(leg, button)}>{QUICK_BET_COPY.bet}</BarButton>
          <BarButton onClick={taps.dismiss}>{QUICK_BET_COPY.no}</BarButton>
        </>
      );
    case 'later':
      return <BarButton onClick={taps.takeBack}>{QUICK_BET_COPY.back}</BarButton>;
    case 'unquoted':
      return (
        <>
          <BarButton onClick={() => taps.bet(leg, button)}>{QUICK_BET_COPY.retry}</BarButton>
          {close}
        </>
      );
    case 'unplaced': {
      const { price, reason } = step;
      return (
        <>
          {reason.code === 'price-changed' && price !== null ? (
            <BarButton onClick={() => taps.bet({ ...leg, seenPrice: price }, button)}>
              {QUICK_BET_COPY.atPrice(formatOdds(price), amount)}
            </BarButton>
          ) : (
            <BarButton onClick={() => onSlip(leg)}>{QUICK_BET_COPY.toSlip}</BarButton>
          )}
          {close}
        </>
      );
    }
    default:
      return close;
  }
}

function BarButton({ label, onClick, children }: { label?: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid min-h-13 min-w-11 shrink-0 place-items-center px-2.5 text-14 font-semibold text-on-roof"
    >
      {children}
    </button>
  );
}
