'use client';

import { useState } from 'react';
import type { KeypadKey } from '@/components/ui/field/keypad';
import type { Minor } from '@pavilion/number/money';
import { fieldAmount } from '@pavilion/number/short-amount';
import { addCoins, comboStake, highestForAll, pressKey } from '@/lib/domain/betting/slip/stake.rules';
import type { Judgement, FundingWallet, Shut } from '@/lib/domain/betting/slip/judgement.model';
import { availableByWallet } from '@/lib/domain/betting/slip/funding-wallet.rules';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { setStakes } from '@/lib/domain/betting/slip/stakes.store';

/** Key of the field that fills every stake at once. */
export const ALL = 'all';

/** Most changes that can be undone. */
const UNDO_DEPTH = 50;

/** A field for a stake: its key in the slip, the venue's limit, and the highest stake now. */
interface StakeSlot {
  key: string;
  max: Minor | null;
  fundingWallet: FundingWallet | null;
  highest: Minor | null;
  /** Reason why it accepts no stake now. */
  shut: Shut | null;
}

function slotsOf({ perLeg, perCombo }: Judgement): readonly StakeSlot[] {
  if (perCombo.length > 0) {
    return perCombo
      .filter(({ confirming }) => !confirming)
      .map(({ size, limit, highest, shut }) => ({
        key: comboStake(size, perLeg.length),
        max: limit?.max ?? null,
        fundingWallet: perLeg[0]?.fundingWallet ?? null,
        highest,
        shut,
      }));
  }
  return perLeg
    .filter(({ state }) => state !== 'confirming')
    .map(({ selectionId, quote, fundingWallet, highest, shut }) => ({
      key: selectionId,
      max: quote?.max ?? null,
      fundingWallet,
      highest,
      shut,
    }));
}

/** The largest stake that every slot can take alike: each wallet covers its own slots. Null for a visitor. */
function ceilingForAll(slots: readonly StakeSlot[]): Minor | null {
  const ceilings = [...availableByWallet(slots.map(({ fundingWallet }) => fundingWallet))].map(([of, available]) => {
    const maxes = slots.flatMap(({ max, fundingWallet }) => (fundingWallet?.of === of && max !== null && max > 0n ? [max] : []));
    return highestForAll(maxes, available);
  });
  return ceilings.reduce<Minor | null>((least, one) => (least === null || one < least ? one : least), null);
}

/** The active stake field, and undo. `paused`: bets are under way, and no field is active. */
export function useStakes(judgement: Judgement, paused: boolean) {
  const stakes = useSlip((slip) => slip.stakes);
  const [chosen, setChosen] = useState<string | null>(null);
  const [past, setPast] = useState<readonly Readonly<Record<string, string>>[]>([]);
  const all = slotsOf(judgement);
  const slots = all.filter(({ shut }) => !shut);
  const severals = judgement.perCombo.length === 0 && slots.length > 1;
  // Keys meant for a field that was just shut must not type into another one.
  const isShut = all.some(({ key, shut }) => shut && key === chosen);
  const open = isShut ? null : ((slots.find(({ key }) => key === chosen) ?? slots[0])?.key ?? null);
  const free = chosen === ALL && severals ? ALL : open;
  const active = paused ? null : free;

  const textOf = (id: string | null, typed: Readonly<Record<string, string>>) => {
    if (id !== ALL) return id === null ? '' : (typed[id] ?? '');
    const same = new Set(slots.map(({ key }) => typed[key] ?? ''));
    return same.size === 1 ? ([...same][0] ?? '') : '';
  };
  /** The current text: two taps may come before the next render. */
  const present = () => textOf(active, useSlip.getState().stakes);

  const write = (id: string, next: string) => {
    const before = useSlip.getState().stakes;
    setStakes(id === ALL ? slots.map(({ key }) => key) : [id], next);
    if (useSlip.getState().stakes !== before) setPast((earlier) => [...earlier, before].slice(-UNDO_DEPTH));
  };

  const own = slots.find(({ key }) => key === active)?.highest ?? null;
  const ceiling = active === ALL ? ceilingForAll(slots) : own;

  return {
    active,
    /** `open`: a field accepts a stake; `suspended`: one may when betting resumes; `none` will. */
    fields: slots.length > 0 ? 'open' : all.every(({ shut }) => shut !== 'suspended') && all.length > 0 ? 'none' : 'suspended',
    activate: setChosen,
    allText: textOf(ALL, stakes),
    write,
    canUndo: past.length > 0,
    canMax: ceiling !== null && ceiling > 0n,
    press(key: KeypadKey) {
      if (key === 'undo') {
        const before = past.at(-1);
        if (before) useSlip.setState({ stakes: before });
        setPast(past.slice(0, -1));
      } else if (active) write(active, pressKey(present(), key));
    },
    add(coins: number) {
      if (active) write(active, addCoins(present(), coins));
    },
    set(stake: Minor) {
      if (active) write(active, fieldAmount(stake));
    },
    max() {
      if (active && ceiling !== null && ceiling > 0n) write(active, fieldAmount(ceiling));
    },
  };
}

export type Stakes = ReturnType<typeof useStakes>;
