'use client';

import { useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Sheet } from '@/components/ui/sheet/sheet';
import { fixOf } from '@/lib/domain/slip/fix.rules';
import { subjectOf } from '@/lib/domain/slip/placement.model';
import { isUnderWay } from '@/lib/domain/slip/placement.rules';
import { usePlacements } from '@/lib/domain/slip/placement.store';
import { SLIP_COPY } from '@/lib/domain/slip/slip.copy';
import type { SlipLeg as Leg } from '@/lib/domain/slip/slip.model';
import { useSlip } from '@/lib/domain/slip/slip.store';
import { ROUTES } from '@/lib/routes';
import { BetResultAnnouncer } from './receipt/bet-result-announcer';
import { PriceAnnouncer } from './leg/price-announcer';
import { removeLegs, useSlipActions } from './use-slip-actions';
import { SlipCombos } from './combo/slip-combos';
import { useSlipContext } from './use-slip-context';
import { SlipLegs } from './leg/slip-legs';
import { isDetached, DetachedBets } from './receipt/detached-bets';
import { SlipModes } from './combo/slip-modes';
import { SlipPolicy } from './slip-policy';
import { SlipReceipts } from './receipt/slip-receipts';
import { useSlipRoom } from './use-slip-room';
import { useStakes } from './use-stakes';
import { SlipSteps } from './slip-steps';
import { SlipSubmit } from './slip-submit';
import { SlipSettings } from './slip-settings';
import { SlipTools } from './slip-tools';
import { SlipTopUpButton } from './slip-top-up';
import { useTopUp } from './use-top-up';

/** The slip: legs, stakes, keys, policy, one button. Loaded when it is first opened. */
export function SlipSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const context = useSlipContext(open);
  const { slip, mode, judgement, records, member } = context;
  const waiting = context.awaited.length > 0;
  // A lost answer may take long to resolve: fields that do not depend on it stay editable.
  const paused = waiting && (judgement.perCombo.length === 0 || context.awaited.every(({ state }) => state.step !== 'unknown'));
  const stakes = useStakes(judgement, paused);
  const topUp = useTopUp(judgement, member?.id ?? null);
  const act = useSlipActions(context, stakes, topUp.moving);
  const room = useSlipRoom();
  // Here, not in the tools, which move when the window changes.
  const [policyOpen, setPolicyOpen] = useState(false);
  const { legs } = slip;
  const receipts = records.filter((record) => record.state.step === 'accepted');
  const limited = judgement.reason?.code === 'below-min' || judgement.reason?.code === 'above-max' ? judgement.reason : null;
  const combined = mode !== 'single';

  const loose = records.filter((record) => isDetached(record, combined ? legs : []));
  const dismiss = () => usePlacements.getState().dismiss([...receipts, ...loose].map((record) => record.key));
  const close = () => {
    // The receipts shown count as read.
    dismiss();
    onClose();
  };
  const goOn = () => (legs.length === 0 ? close() : dismiss());

  const keep = () => {
    for (const leg of receipts.flatMap((record) => record.legs)) {
      if (!useSlip.getState().legs.some((other) => other.selectionId === leg.selectionId)) slip.toggleLeg(leg);
    }
    dismiss();
  };

  const busyWith = (leg: Leg) =>
    records.some((record) => isUnderWay(record) && record.legs.some((other) => other.selectionId === leg.selectionId));
  const free = legs.filter((leg) => !busyWith(leg));
  const recordOf = (subject: string) =>
    records.findLast((other) => subjectOf(other) === subject && other.state.step !== 'accepted') ?? null;
  const fix = fixOf(judgement, context.failing);
  const steps = waiting ? <SlipSteps records={context.awaited} /> : null;
  const toppingUp = topUp.moving || topUp.plan?.lacking === 0n;
  const typing = legs.length > 0 && !paused;
  // Among legs that scroll it could lie out of sight.
  const atButton = room === 'column' && !toppingUp;
  const openPolicy = () => setPolicyOpen(true);
  const keys = typing ? (
    <SlipTools context={context} stakes={stakes} keypad={room === 'keypad'} onPolicy={atButton ? null : openPolicy} />
  ) : null;
  const submit =
    legs.length === 0 ? null : (
      <div className={`gutter ${room === 'column' ? 'border-t border-line pt-2' : ''}`}>
        {toppingUp ? (
          <SlipTopUpButton topUp={topUp} fix={fix} onFix={act.help} />
        ) : (
          <SlipSubmit
            judgement={judgement}
            accepted={context.accepted}
            topUp={topUp}
            fix={fix}
            busy={act.busy}
            awaited={context.awaited}
            policy={typing && atButton ? <SlipPolicy onOpen={openPolicy} /> : null}
            onPlaceBets={() => void act.place()}
            onAccept={act.accept}
            onFix={act.help}
          />
        )}
      </div>
    );

  return (
    <Sheet
      open={open}
      onClose={close}
      title={SLIP_COPY.title}
      titleFirst={room !== 'keypad' || stakes.active === null}
      beside={room === 'beside' && legs.length > 0}
      action={
        free.length > 0 ? (
          <button
            type="button"
            className="min-h-11 px-2 text-13 text-text-2"
            onClick={() => removeLegs(free.map((leg) => leg.selectionId))}
          >
            {SLIP_COPY.clear}
          </button>
        ) : null
      }
      top={legs.length > 1 ? <SlipModes mode={mode} legs={legs.length} /> : null}
      foot={
        <>
          {steps}
          {room === 'column' ? null : keys}
          {submit}
        </>
      }
    >
      {legs.length > 0 ? <SlipSettings open={policyOpen} onClose={() => setPolicyOpen(false)} /> : null}
      <PriceAnnouncer legs={legs} perLeg={judgement.perLeg} />
      <BetResultAnnouncer records={records} />
      {loose.length > 0 ? <DetachedBets records={loose} /> : null}
      {receipts.length > 0 ? (
        <SlipReceipts records={receipts} last={legs.length === 0} onGoOn={goOn} onKeep={keep} onLeave={close} />
      ) : null}
      {legs.length === 0 && receipts.length === 0 ? (
        <EmptyState
          title={SLIP_COPY.emptyTitle}
          hint={SLIP_COPY.emptyHint}
          action={
            <LinkButton href={ROUTES.sport} block onClick={close}>
              {SLIP_COPY.toSport}
            </LinkButton>
          }
        />
      ) : null}
      <SlipLegs
        context={context}
        stakes={stakes}
        room={room}
        recordOf={recordOf}
        wrong={limited?.legs[0] ?? null}
        isInOpenBet={busyWith}
        onRemove={removeLegs}
      />
      {combined && legs.length > 0 ? (
        <SlipCombos context={context} stakes={stakes} room={room} recordOf={recordOf} wrong={limited?.size ?? null} />
      ) : null}
      {room === 'column' ? keys : null}
    </Sheet>
  );
}
