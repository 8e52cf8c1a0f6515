'use client';

import type { ReactNode } from 'react';
import { Chip } from '@/components/ui/chip';
import { GIFT_KINDS, GIFT_STATES } from '@pavilion/contract/calls/gift.calls';
import { GIFT_COPY, GIFT_KIND_NAMES, GIFT_STATE_NAMES } from '@/lib/domain/rewards/gift/gift.copy';
import type { GiftView } from '@/lib/domain/rewards/gift/gift.rules';
import { FilterRow } from '../../ui/list/chip-row';
import { ChoiceMenu } from '../../ui/list/choice-menu';
import { CustomDays, RangeMenu } from '../../ui/list/range-filter';

const STATES = [{ id: 'all', name: GIFT_COPY.allStates }, ...GIFT_STATES.map((id) => ({ id, name: GIFT_STATE_NAMES[id] }))] as const;

/** Filter of 礼金记录 by kind, state and days; `action` is right of the kinds. */
export function GiftFilter({ view, action, onChange }: { view: GiftView; action: ReactNode; onChange: (view: GiftView) => void }) {
  return (
    <div className="border-b border-line bg-surface">
      <FilterRow
        label={GIFT_COPY.kind}
        action={action}
        menus={
          <>
            <RangeMenu label={GIFT_COPY.range} value={view} onChange={(days) => onChange({ ...view, ...days })} />
            <ChoiceMenu
              label={GIFT_COPY.state}
              choices={STATES}
              value={view.state ?? 'all'}
              on={view.state !== null}
              onChange={(id) => onChange({ ...view, state: id === 'all' ? null : id })}
            />
          </>
        }
      >
        <Chip on={view.kind === null} onClick={() => onChange({ ...view, kind: null })}>
          {GIFT_COPY.all}
        </Chip>
        {GIFT_KINDS.map((kind) => (
          <Chip key={kind} on={view.kind === kind} onClick={() => onChange({ ...view, kind })}>
            {GIFT_KIND_NAMES[kind]}
          </Chip>
        ))}
      </FilterRow>
      {view.range === 'custom' ? (
        <CustomDays value={view} note={GIFT_COPY.rangeNote} onChange={(days) => onChange({ ...view, ...days })} />
      ) : null}
    </div>
  );
}
