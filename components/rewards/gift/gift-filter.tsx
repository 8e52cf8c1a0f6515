'use client';

import type { ReactNode } from 'react';
import { Chip } from '@/components/ui/chip';
import { GIFT_KINDS, GIFT_STATES } from '@pavilion/contract/calls/gift.calls';
import { GIFT_COPY, GIFT_KIND_NAMES, GIFT_STATE_NAMES } from '@/lib/domain/rewards/gift/gift.copy';
import type { GiftView } from '@/lib/domain/rewards/gift/gift.rules';
import { ChipRow } from '../../ui/list/chip-row';
import { CustomDays, RangeChips } from '../../ui/list/range-filter';

/** Filter of 礼金记录 by kind, state and days; `action` is right of the kinds. */
export function GiftFilter({ view, action, onChange }: { view: GiftView; action: ReactNode; onChange: (view: GiftView) => void }) {
  return (
    <div className="border-b border-line bg-surface">
      <div className="flex items-center pr-1.5">
        <div className="min-w-0 flex-1">
          <ChipRow label={GIFT_COPY.kind}>
            <Chip on={view.kind === null} onClick={() => onChange({ ...view, kind: null })}>
              {GIFT_COPY.all}
            </Chip>
            {GIFT_KINDS.map((kind) => (
              <Chip key={kind} on={view.kind === kind} onClick={() => onChange({ ...view, kind })}>
                {GIFT_KIND_NAMES[kind]}
              </Chip>
            ))}
          </ChipRow>
        </div>
        {action}
      </div>
      <ChipRow label={GIFT_COPY.state}>
        <Chip on={view.state === null} onClick={() => onChange({ ...view, state: null })}>
          {GIFT_COPY.allStates}
        </Chip>
        {GIFT_STATES.map((state) => (
          <Chip key={state} on={view.state === state} onClick={() => onChange({ ...view, state })}>
            {GIFT_STATE_NAMES[state]}
          </Chip>
        ))}
      </ChipRow>
      <RangeChips label={GIFT_COPY.range} value={view} onChange={(days) => onChange({ ...view, ...days })} />
      {view.range === 'custom' ? (
        <CustomDays value={view} note={GIFT_COPY.rangeNote} onChange={(days) => onChange({ ...view, ...days })} />
      ) : null}
    </div>
  );
}
