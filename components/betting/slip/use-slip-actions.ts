'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '@/components/ui/toast/toast';
import { type Fix, takeOver } from '@/lib/domain/betting/slip/fix.rules';
import { rememberStake } from '@/lib/domain/betting/slip/last-stake.storage';
import { restoreLegs, removedOf, replaceLeg } from '@/lib/domain/betting/slip/legs.rules';
import { placeAlone, placeBets } from '@/lib/domain/betting/slip/placement.mutations';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { StoredSlip } from '@/lib/domain/betting/slip/slip.model';
import { MAX_LEGS } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { betsOf } from '@/lib/domain/betting/slip/placement.rules';
import { fieldAmount } from '@pavilion/number/short-amount';
import type { SlipContext } from './use-slip-context';
import type { Stakes } from './stake/use-stakes';

/** The member's actions in the slip: place, accept, remove, and the one that resolves a reason. `blocked`: a transfer is under way. */
export function useSlipActions(slipContext: SlipContext, stakes: Stakes, blocked: boolean) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { member, judgement, mode } = slipContext;

  const judgeAndPlace = async (memberId: string) => {
    const fresh = await slipContext.judgeAfresh();
    if (!fresh) {
      showToast(SLIP_COPY.quoteFailed, { tone: 'error' });
      return;
    }
    if (fresh === 'changed') {
      showToast(SLIP_COPY.changedMeanwhile, { tone: 'info' });
      return;
    }
    if (fresh.reason) {
      // The button shows the new price; a member who just accepted a price must be informed that the bet was not placed.
      if (fresh.reason.code === 'price-changed' || fresh.reason.code === 'line-changed') {
        showToast(SLIP_COPY.movedMeanwhile, { tone: 'info' });
      }
      return;
    }
    if (fresh.total !== judgement.total) {
      // Legs that are closed meanwhile are in no total: the rest must not be sent for another amount than the button named.
      showToast(SLIP_COPY.unsoldMeanwhile, { tone: 'info' });
      return;
    }
    const context = { member: memberId, policy: useSlip.getState().policy, queryClient };
    const bets = betsOf(fresh, useSlip.getState().legs, mode === 'single');
    const stake = bets[0]?.combos[0]?.unitStake;
    if (stake !== undefined) rememberStake(memberId, stake);
    await placeBets(bets, context);
  };

  const place = async () => {
    if (busy || !member || blocked) return;
    setBusy(true);
    try {
      await placeAlone(() => judgeAndPlace(member.id));
    } finally {
      setBusy(false);
    }
  };

  return {
    /** A bet is being sent. */
    busy,
    place,
    /** Copies the quotes' current values into the slip, and places when nothing else prevented it. */
    accept(andPlaceBets: boolean) {
      for (const [index, leg] of slipContext.slip.legs.entries()) {
        const judged = judgement.perLeg[index];
        if (judged) useSlip.setState((now) => replaceLeg(now, leg.selectionId, takeOver(leg, judged)));
      }
      if (andPlaceBets) void place();
    },
    help(fix: Fix) {
      if (fix.kind === 'refresh') slipContext.refresh();
      else if (fix.kind === 'remove') removeLegs(fix.legs);
      else if (fix.kind === 'split') useSlip.setState({ mode: 'single' });
      else stakes.write(fix.field, fieldAmount(fix.amount));
    },
  };
}

/** Removes legs; one tap restores them. */
export function removeLegs(ids: readonly string[]): void {
  const before = useSlip.getState();
  const removed = removedOf(before, ids);
  before.removeLegs(ids);
  const cleared = removed.length > 1 && removed.length === before.legs.length;
  showToast(cleared ? SLIP_COPY.cleared : SLIP_COPY.removed, {
    action: {
      label: SLIP_COPY.undo,
      onPress: () =>
        useSlip.setState((now) => ({
          ...restoreLegs(now.legs.length > 0 ? now : { legs: [], stakes: togetherOf(before) }, removed, MAX_LEGS),
          mode: now.mode ?? before.mode,
        })),
    },
  });
}

/** Stakes of combinations, by their key. */
const togetherOf = ({ legs, stakes }: Pick<StoredSlip, 'legs' | 'stakes'>) =>
  Object.fromEntries(Object.entries(stakes).filter(([key]) => !legs.some(({ selectionId }) => selectionId === key)));
