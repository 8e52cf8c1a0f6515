'use client';

import { Segmented } from '@/components/ui/roof/segmented';
import { betsOf, FULL_COVER, MAX_SYSTEM_LEGS, systemsOf } from '@/lib/domain/betting/slip/combo.rules';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { SlipMode } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';

/** 单关 · 串关 · 复式, with more than one leg. */
export function SlipModes({ mode, legs }: { mode: SlipMode; legs: number }) {
  const systems = systemsOf(legs).length > 0;
  const items = [
    { id: 'single', label: SLIP_COPY.single(legs) },
    { id: 'parlay', label: SLIP_COPY.parlay },
    { id: 'system', label: SLIP_COPY.system(systems ? betsOf(legs, FULL_COVER) : 0), disabled: !systems },
  ] as const;
  return (
    <div className="gutter pb-2">
      <Segmented label={SLIP_COPY.modes} items={items} value={mode} onChange={(chosen) => useSlip.setState({ mode: chosen })} tall block />
      {legs > MAX_SYSTEM_LEGS ? <p className="mt-1 text-12 text-text-2">{SLIP_COPY.systemTooMany(MAX_SYSTEM_LEGS)}</p> : null}
    </div>
  );
}
