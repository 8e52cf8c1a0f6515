'use client';

import { useState } from 'react';
import { fixOf } from '@/lib/domain/betting/slip/fix.rules';
import { frozenJudgement } from '@/lib/domain/betting/slip/frozen.rules';
import { availableByWallet } from '@/lib/domain/betting/slip/funding-wallet.rules';
import { readLastStake } from '@/lib/domain/betting/slip/last-stake.storage';
import { subjectOf, type PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { isUnderWay } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { removeLegs, useSlipActions } from './use-slip-actions';
import { useSlipContext } from './use-slip-context';
import { useSlipRoom } from './use-slip-room';
import { useStakes } from './stake/use-stakes';
import { useSwaps } from './use-swaps';
import { useTopUp } from './use-top-up';

/** True if a combination under way or rejected has no row in the slip, because its legs have changed. */
function isDetached(record: PlacementRecord, legs: readonly SlipLeg[]): boolean {
  return record.size !== 1 && record.state.step !== 'accepted' && subjectOf(record) !== subjectOf({ legs, size: record.size });
}

/** The slip's content as props of its parts, and the handlers of its controls; null for a hidden part. */
export function useSlipSheet(open: boolean, onClose: () => void) {
  const context = useSlipContext(open);
  const { slip, mode, records, member, awaited } = context;
  const judgement = frozenJudgement(context.judgement, awaited);
  const { legs } = slip;
  const waiting = awaited.length > 0;
  // A lost response may take long to resolve: fields that do not depend on it stay editable.
  const paused = waiting && (judgement.perCombo.length === 0 || awaited.every(({ state }) => state.step !== 'unknown'));
  const stakes = useStakes(judgement, paused);
  const topUp = useTopUp(judgement, member?.id ?? null);
  const actions = useSlipActions(context, stakes, topUp.moving);
  const room = useSlipRoom();
  // Stored here, not in the tools, which move when the window changes.
  const [policyOpen, setPolicyOpen] = useState(false);

  const combined = mode !== 'single';
  const isInOpenBet = (leg: SlipLeg) =>
    records.some((record) => isUnderWay(record) && record.legs.some((other) => other.selectionId === leg.selectionId));
  const swaps = useSwaps(open, context, judgement, isInOpenBet);
  const removable = legs.filter((leg) => !isInOpenBet(leg));
  const receipts = records.filter((record) => record.state.step === 'accepted');
  const detached = records.filter((record) => isDetached(record, combined ? legs : []));

  const dismiss = () => usePlacements.getState().dismiss([...receipts, ...detached].map((record) => record.key));
  const close = () => {
    // The member has seen the receipts shown.
    dismiss();
    onClose();
  };
  const keepLegs = () => {
    for (const leg of receipts.flatMap((record) => record.legs)) {
      if (!useSlip.getState().legs.some((other) => other.selectionId === leg.selectionId)) slip.toggleLeg(leg);
    }
    dismiss();
  };

  const fix = fixOf(judgement, context.failing);
  const toppingUp = topUp.moving || topUp.plan?.lacking === 0n;
  const typing = legs.length > 0 && !paused;
  // In the scrolling list of legs it could be out of sight.
  const policyAtButton = room === 'column' && !toppingUp;
  const openPolicy = () => setPolicyOpen(true);
  const { reason } = judgement;
  const limited = reason?.code === 'below-min' || reason?.code === 'above-max' ? reason : null;
  const rows = {
    legs,
    typed: slip.stakes,
    visitor: !context.loggedIn,
    stakes,
    room,
    /** The last bet of a leg or a combination, unless it was accepted. */
    recordOf: (subject: string) => records.findLast((other) => subjectOf(other) === subject && other.state.step !== 'accepted') ?? null,
  };

  return {
    room,
    close,
    member,
    /** The sheet opens with focus on its title, not on a stake. */
    titleFirst: room !== 'keypad' || stakes.active === null,
    beside: room === 'beside' && legs.length > 0,
    clear: removable.length > 0 ? () => removeLegs(removable.map((leg) => leg.selectionId)) : null,
    modes: legs.length > 1 ? { mode, legs: legs.length } : null,
    steps: waiting ? { records: awaited } : null,
    tools: typing
      ? {
          last: member ? readLastStake(member.id) : null,
          chips: slip.chips,
          balances: [...availableByWallet(judgement.perLeg.map(({ fundingWallet }) => fundingWallet))],
          stakes,
          keypad: room === 'keypad',
          policyHere: !policyAtButton,
          onSettings: openPolicy,
        }
      : null,
    topUpButton: legs.length > 0 && toppingUp ? { topUp, fix, onFix: actions.help } : null,
    submit:
      legs.length > 0 && !toppingUp
        ? {
            judgement,
            accepted: context.accepted,
            topUp,
            fix,
            busy: actions.busy,
            awaited,
            onPolicy: typing && policyAtButton ? openPolicy : null,
            onPlaceBets: () => void actions.place(),
            onAccept: actions.accept,
            onFix: actions.help,
          }
        : null,
    settings: legs.length > 0 ? { open: policyOpen, onClose: () => setPolicyOpen(false) } : null,
    prices: { legs, perLeg: judgement.perLeg },
    results: { records },
    detached: detached.length > 0 ? { records: detached } : null,
    receipts:
      receipts.length > 0
        ? {
            records: receipts,
            last: legs.length === 0,
            onGoOn: () => (legs.length === 0 ? close() : dismiss()),
            onKeep: keepLegs,
            onLeave: close,
          }
        : null,
    isEmpty: legs.length === 0 && receipts.length === 0,
    legs: { ...rows, perLeg: judgement.perLeg, combined, wrong: limited?.legs[0] ?? null, swaps, isInOpenBet, onRemove: removeLegs },
    wholeSwap: swaps.foot ? { content: swaps.foot, onMoveAll: swaps.onMoveAll } : null,
    combos: combined && legs.length > 0 ? { ...rows, perCombo: judgement.perCombo, wrong: limited?.size ?? null } : null,
  };
}
