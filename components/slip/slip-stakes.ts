'use client';

import { useState } from 'react';
import type { KeypadKey } from '@/components/ui/keypad';
import type { Minor } from '@/lib/kit/number/money';
import { addCoins, highestForAll, pressKey, stakeText } from '@/lib/domain/slip/stake.rules';
import type { Judgement } from '@/lib/domain/slip/slip.rules';
import { useSlip } from '@/lib/domain/slip/slip.store';

/** Stands for the field that fills every stake at once. */
export const ALL = 'all';

/** Taken back at most this far. */
const UNDO_DEPTH = 50;

/** Which stake the keys type into, and the way back. */
export function useStakes(judgement: Judgement, available: Minor | null) {
  const stakes = useSlip((slip) => slip.stakes);
  const [chosen, setChosen] = useState<string | null>(null);
  const [past, setPast] = useState<readonly Readonly<Record<string, string>>[]>([]);
  const free = judgement.perLeg.filter((leg) => leg.state !== 'confirming');
  const active =
    chosen === ALL && free.length > 1 ? ALL : (free.find((leg) => leg.selectionId === chosen) ?? free[0])?.selectionId ?? null;

  const same = new Set(free.map((leg) => stakes[leg.selectionId] ?? ''));
  const allText = same.size === 1 ? ([...same][0] ?? '') : '';
  const text = active === ALL ? allText : active ? (stakes[active] ?? '') : '';

  const write = (id: string, next: string) => {
    const before = useSlip.getState().stakes;
    useSlip.getState().setStakes(id === ALL ? free.map((leg) => leg.selectionId) : [id], next);
    if (useSlip.getState().stakes !== before) setPast([...past, before].slice(-UNDO_DEPTH));
  };

  const leg = free.find((one) => one.selectionId === active);
  const maxes = free.flatMap((one) => (one.quote && one.quote.max > 0n ? [one.quote.max] : []));
  const ceiling = active === ALL ? (available === null ? null : highestForAll(maxes, available)) : (leg?.highest ?? null);

  return {
    active,
    activate: setChosen,
    allText,
    write,
    canUndo: past.length > 0,
    canMax: ceiling !== null && ceiling > 0n,
    press(key: KeypadKey) {
      if (key === 'undo') {
        const before = past.at(-1);
        if (before) useSlip.getState().restoreStakes(before);
        setPast(past.slice(0, -1));
      } else if (active) write(active, pressKey(text, key));
    },
    add(coins: number) {
      if (active) write(active, addCoins(text, coins));
    },
    max() {
      if (active && ceiling !== null && ceiling > 0n) write(active, stakeText(ceiling));
    },
  };
}
