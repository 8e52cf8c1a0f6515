'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { placeQuickBet, singlesUnderWay, type QuickBetResult } from '@/lib/domain/betting/quick-bet/quick-bet.mutations';
import { judgeTap, recentTaps, takeBackMs, type QuickTap } from '@/lib/domain/betting/quick-bet/quick-bet.rules';
import { prolong } from '@/lib/domain/betting/quick-bet/quick-bet.store';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { isUnderWay } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { priceTap } from '@/lib/domain/betting/slip/price-tap';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { markPrice } from './price-mark';

/** A tap on a price, and what became of it. */
export interface QuickAttempt {
  leg: SlipLeg;
  button: HTMLElement | null;
  /** `later`: sent at `at` (ms of this device), and can be taken back until then. `begun`: its record, since `at`, has the result. */
  step: { kind: 'ask' | 'busy' | 'pace' } | { kind: 'later' | 'begun'; at: number } | Exclude<QuickBetResult, { kind: 'sent' }>;
}

/** The record of a bet that was begun at `at`; undefined before it is sent. */
function recordSince(records: readonly PlacementRecord[], member: string, { selectionId }: SlipLeg, at: number) {
  return records.findLast(
    (record) => record.member === member && record.size === 1 && record.legs[0]!.selectionId === selectionId && record.waitingSince >= at,
  );
}

/**
 * Makes a bet of each tap on a price while `on`. Returns the tap to report, the newest or an earlier one that has failed meanwhile, with its
 * record. `onLeave`: the page was left before a bet was sent.
 */
export function useQuickTaps({ on, member, stake, onLeave }: { on: boolean; member: string; stake: string; onLeave: () => void }) {
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState<QuickAttempt | null>(null);
  const taps = useRef<readonly QuickTap[]>([]);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; leg: SlipLeg; button: HTMLElement | null } | null>(null);

  const stopWaiting = () => {
    const stopped = waiting.current;
    if (stopped) clearTimeout(stopped.timer);
    waiting.current = null;
    return stopped;
  };

  const send = async (leg: SlipLeg, button: HTMLElement | null) => {
    const at = steadyNow();
    taps.current = [...recentTaps(taps.current, at), { selectionId: leg.selectionId, at }];
    prolong();
    markPrice(button, 'sent');
    const begun: QuickAttempt = { leg, button, step: { kind: 'begun', at } };
    setAttempt(begun);
    const result = await placeQuickBet(leg, stake, member, queryClient);
    if (result.kind === 'sent') {
      markResult(begun, at);
      return;
    }
    // Nothing was sent: the next tap is no repeat.
    taps.current = taps.current.filter((tap) => tap.at !== at);
    markPrice(button, 'failed');
    setAttempt({ leg, button, step: result });
  };

  /** Marks the price once the bet has a result; a rejection is reported although a newer tap came. */
  const markResult = (begun: QuickAttempt, at: number) => {
    const look = () => {
      const record = recordSince(usePlacements.getState().records, member, begun.leg, at);
      if (record && isUnderWay(record)) return false;
      const isTaken = record?.state.step === 'accepted';
      markPrice(begun.button, isTaken ? 'taken' : 'failed');
      // Without a record nothing was sent: the storage is full, or another tab is betting.
      if (!isTaken) setAttempt(record ? begun : { ...begun, step: { kind: 'unsent' } });
      return true;
    };
    if (look()) return;
    const stop = usePlacements.subscribe(() => {
      if (look()) stop();
    });
  };

  const take = useEffectEvent((leg: SlipLeg, button: HTMLElement | null) => {
    const later = waiting.current ? [waiting.current.leg.selectionId] : [];
    const verdict = judgeTap(leg.selectionId, taps.current, [...singlesUnderWay(member), ...later], steadyNow());
    if (verdict !== 'bet') {
      setAttempt({ leg, button, step: { kind: verdict } });
      return;
    }
    // One bet at a time can be taken back: an earlier one goes out now.
    const earlier = stopWaiting();
    if (earlier) void send(earlier.leg, earlier.button);
    const delay = takeBackMs(leg);
    if (delay === 0) {
      void send(leg, button);
      return;
    }
    markPrice(button, 'sent');
    const timer = setTimeout(() => {
      waiting.current = null;
      void send(leg, button);
    }, delay);
    waiting.current = { timer, leg, button };
    setAttempt({ leg, button, step: { kind: 'later', at: steadyNow() + delay } });
  });

  const takeBack = () => {
    markPrice(stopWaiting()?.button ?? null, null);
    setAttempt(null);
  };

  useEffect(() => {
    if (!on) return undefined;
    priceTap.taker = (leg, button) => take(leg, button);
    return () => {
      priceTap.taker = null;
    };
  }, [on]);

  const leave = useEffectEvent(() => {
    if (stopWaiting()) onLeave();
  });
  useEffect(() => () => leave(), []);

  const at = attempt?.step.kind === 'begun' ? attempt.step.at : null;
  const record = usePlacements(({ records }) => (attempt && at !== null ? recordSince(records, member, attempt.leg, at) : undefined));
  return {
    attempt,
    record: record ?? null,
    dismiss: () => setAttempt(null),
    takeBack,
    /** Bets although it repeats, or at another price. */
    bet: (leg: SlipLeg, button: HTMLElement | null) => void send(leg, button),
  };
}
