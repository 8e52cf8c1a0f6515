'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Keypad, type KeypadKey } from '@/components/ui/keypad';
import { Sheet } from '@/components/ui/sheet';
import { showToast } from '@/components/ui/toast';
import { fixOf, takeOver, type Fix } from '@/lib/domain/slip/fix.rules';
import { isUnderWay } from '@/lib/domain/slip/placement.rules';
import { placeCombos } from '@/lib/domain/slip/combo.mutations';
import { placeSingles } from '@/lib/domain/slip/placement.mutations';
import { subjectOf } from '@/lib/domain/slip/placement.model';
import { usePlacements } from '@/lib/domain/slip/placement.store';
import { policyName, SLIP_COPY } from '@/lib/domain/slip/slip.copy';
import { putBack, removedOf, replaceLeg } from '@/lib/domain/slip/legs.rules';
import { MAX_LEGS, useSlip } from '@/lib/domain/slip/slip.store';
import type { SlipLeg as Leg } from '@/lib/domain/slip/slip.model';
import { stakeText } from '@/lib/domain/slip/stake.rules';
import { ROUTES } from '@/lib/routes';
import { FateAnnouncer } from './fate-announcer';
import { PriceAnnouncer } from './price-announcer';
import { comboBetOf, singleBetsOf } from './slip-bets';
import { SlipChips } from './slip-chips';
import { clashText } from './slip-clash';
import { SlipCombos } from './slip-combos';
import { useSlipDesk } from './slip-desk';
import { SlipLeg } from './slip-leg';
import { isLoose, SlipLoose } from './slip-loose';
import { SlipModes } from './slip-modes';
import { SlipReceipts } from './slip-receipts';
import { SlipSettings } from './slip-settings';
import { ALL, useStakes } from './slip-stakes';
import { SlipSubmit } from './slip-submit';
import { SlipBalance } from './slip-balance';
import { SlipTopUpButton } from './slip-top-up';
import { StakeField } from './stake-field';
import { useTopUp } from './use-top-up';

const NOTHING_TO_UNDO: readonly KeypadKey[] = ['undo'];

/** The slip: legs, stakes, keys, policy, one button. Loaded when it is first opened. */
export function SlipSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const desk = useSlipDesk(open);
  const { slip, mode, judgement, records, member } = desk;
  const stakes = useStakes(judgement);
  const topUp = useTopUp(judgement, member?.id ?? null);
  const [busy, setBusy] = useState(false);
  const [settings, setSettings] = useState(false);
  const { legs } = slip;
  const receipts = records.filter((record) => record.state.step === 'accepted');
  const limited = judgement.reason?.code === 'below-min' || judgement.reason?.code === 'above-max' ? judgement.reason : null;
  const combined = mode !== 'single';

  const place = async () => {
    if (busy || !member || topUp.moving) return;
    setBusy(true);
    try {
      const fresh = await desk.judgeAfresh();
      if (!fresh) {
        showToast(SLIP_COPY.quoteFailed, { tone: 'error' });
        return;
      }
      if (fresh === 'changed') {
        showToast(SLIP_COPY.changedMeanwhile, { tone: 'info' });
        return;
      }
      if (fresh.reason) return;
      const context = { member: member.id, policy: useSlip.getState().policy, queryClient };
      if (combined) await placeCombos(comboBetOf(fresh, useSlip.getState().legs), context);
      else await placeSingles(singleBetsOf(fresh, useSlip.getState().legs), context);
    } finally {
      setBusy(false);
    }
  };

  const accept = (andPlace: boolean) => {
    for (const [index, leg] of legs.entries()) {
      const judged = judgement.perLeg[index];
      if (judged) useSlip.setState((now) => replaceLeg(now, leg.selectionId, takeOver(leg, judged)));
    }
    if (andPlace) void place();
  };

  const remove = (ids: readonly string[]) => {
    const removed = removedOf(useSlip.getState(), ids);
    slip.removeLegs(ids);
    showToast(SLIP_COPY.removed, {
      action: { label: SLIP_COPY.undo, onPress: () => useSlip.setState((now) => putBack(now, removed, MAX_LEGS)) },
    });
  };

  const apply = (fix: Fix) => {
    if (fix.kind === 'refresh') desk.refresh();
    else if (fix.kind === 'remove') remove(fix.legs);
    else if (fix.kind === 'split') useSlip.setState({ mode: 'single' });
    else stakes.write(fix.field, stakeText(fix.amount));
  };

  const loose = records.filter((record) => isLoose(record, combined ? legs : []));
  const dismiss = () => usePlacements.getState().dismiss([...receipts, ...loose].map((record) => record.key));
  const close = () => {
    // What was shown was read.
    dismiss();
    onClose();
  };
  const goOn = () => (legs.length === 0 ? close() : dismiss());

  const keep = () => {
    for (const leg of receipts.flatMap((record) => record.legs)) {
      if (!useSlip.getState().legs.some((held) => held.selectionId === leg.selectionId)) slip.toggleLeg(leg);
    }
    dismiss();
  };

  const busyWith = (leg: Leg) =>
    records.some((record) => isUnderWay(record) && record.legs.some((held) => held.selectionId === leg.selectionId));
  const free = legs.filter((leg) => !busyWith(leg));
  const recordOf = (subject: string) => records.findLast((held) => subjectOf(held) === subject && held.state.step !== 'accepted') ?? null;
  const foot =
    legs.length === 0 ? null : (
      <>
        {combined ? <SlipCombos desk={desk} stakes={stakes} recordOf={recordOf} wrong={limited?.size ?? null} /> : null}
        <div className="gutter shrink-0 border-t border-line pt-2">
          <SlipChips chips={slip.chips} canMax={stakes.canMax} onAdd={stakes.add} onMax={stakes.max} />
          <div className="mt-1.5">
            <Keypad onKey={stakes.press} disabled={stakes.canUndo ? undefined : NOTHING_TO_UNDO} />
          </div>
          <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-2 text-13 text-text-2">
            <button type="button" className="hit-44 flex items-center gap-1.5" onClick={() => setSettings(true)}>
              {SLIP_COPY.policy}
              <span className="flex items-center gap-0.5 font-semibold text-brand">
                {policyName(slip.policy)}
                <Icon name="chevron-down" size={14} />
              </span>
            </button>
            {member ? <SlipBalance judgement={judgement} central={member.balance} /> : null}
          </div>
          {topUp.moving || topUp.plan?.lacking === 0n ? (
            <SlipTopUpButton topUp={topUp} fix={fixOf(judgement, desk.failing)} onFix={apply} />
          ) : (
            <SlipSubmit
              judgement={judgement}
              accepted={desk.accepted}
              lacking={topUp.plan?.lacking ?? null}
              fix={fixOf(judgement, desk.failing)}
              busy={busy}
              onPlace={() => void place()}
              onAccept={accept}
              onFix={apply}
            />
          )}
        </div>
      </>
    );

  return (
    <>
      <Sheet
        open={open}
        onClose={close}
        title={SLIP_COPY.title}
        foot={foot}
        action={
          legs.length > 0 ? (
            <button type="button" className="min-h-11 px-2 text-13 text-text-2" onClick={() => remove(free.map((leg) => leg.selectionId))}>
              {SLIP_COPY.clear}
            </button>
          ) : null
        }
      >
        <PriceAnnouncer legs={legs} perLeg={judgement.perLeg} />
        <FateAnnouncer records={records} />
        {loose.length > 0 ? <SlipLoose records={loose} /> : null}
        {receipts.length > 0 ? (
          <SlipReceipts records={receipts} last={legs.length === 0} onGoOn={goOn} onKeep={keep} onLeave={close} />
        ) : null}
        {legs.length === 0 && receipts.length === 0 ? (
          <EmptyState
            title={SLIP_COPY.emptyTitle}
            hint={SLIP_COPY.emptyHint}
            action={
              <LinkButton href={ROUTES.sport.path} block onClick={close}>
                {SLIP_COPY.toSport}
              </LinkButton>
            }
          />
        ) : null}
        {legs.length > 1 ? <SlipModes mode={mode} legs={legs.length} /> : null}
        <ul className={receipts.length > 0 ? '' : 'border-t border-line'}>
          {legs.map((leg, index) => {
            const judged = judgement.perLeg[index];
            return judged ? (
              <SlipLeg
                key={leg.selectionId}
                leg={leg}
                judged={judged}
                record={recordOf(subjectOf({ legs: [leg], size: 1 }))}
                stake={combined ? null : (slip.stakes[leg.selectionId] ?? '')}
                alone={legs.length === 1}
                active={stakes.active === leg.selectionId}
                wrong={limited?.legs[0] === leg.selectionId}
                clash={combined ? clashText(legs, index, judged) : null}
                visitor={!desk.loggedIn}
                held={busyWith(leg)}
                onActivate={() => stakes.activate(leg.selectionId)}
                onStake={(text) => stakes.write(leg.selectionId, text)}
                onRemove={() => remove([leg.selectionId])}
              />
            ) : null;
          })}
        </ul>
        {free.length > 1 && !combined ? (
          <div className="gutter flex items-center justify-between gap-2 border-t border-line py-2">
            <div>
              <p className="text-15 font-semibold">{SLIP_COPY.stakeAll}</p>
              <p className="text-12 text-text-2">{SLIP_COPY.stakeAllHint(free.length)}</p>
            </div>
            <StakeField
              label={SLIP_COPY.stakeAll}
              value={stakes.allText}
              active={stakes.active === ALL}
              onActivate={() => stakes.activate(ALL)}
              onChange={(text) => stakes.write(ALL, text)}
            />
          </div>
        ) : null}
      </Sheet>
      <SlipSettings open={settings} onClose={() => setSettings(false)} />
    </>
  );
}
