'use client';

import type { ReactNode } from 'react';
import { Chip } from '@/components/ui/chip';
import { TRANSACTION_RESULTS, TRANSACTION_TYPES } from '@pavilion/contract/calls/transaction.calls';
import { RESULT_NAMES, TRANSACTION_COPY, TYPE_NAMES } from '@/lib/domain/money/transaction/transaction.copy';
import type { TransactionView } from '@/lib/domain/money/transaction/transaction.rules';
import { FilterRow } from '../../ui/list/chip-row';
import { ChoiceMenu } from '../../ui/list/choice-menu';
import { CustomDays, RangeMenu } from '../../ui/list/range-filter';

const RESULTS = [
  { id: 'all', name: TRANSACTION_COPY.allResults },
  ...TRANSACTION_RESULTS.map((id) => ({ id, name: RESULT_NAMES[id] })),
] as const;

/** Filter of 交易记录 by type, state and days; `action` is right of the types. */
export function TransactionFilterBar({
  view,
  action,
  onChange,
}: {
  view: TransactionView;
  action: ReactNode;
  onChange: (view: TransactionView) => void;
}) {
  return (
    <div className="border-b border-line bg-surface">
      <FilterRow
        label={TRANSACTION_COPY.type}
        action={action}
        menus={
          <>
            <RangeMenu label={TRANSACTION_COPY.range} value={view} onChange={(days) => onChange({ ...view, ...days })} />
            <ChoiceMenu
              label={TRANSACTION_COPY.result}
              choices={RESULTS}
              value={view.result ?? 'all'}
              on={view.result !== null}
              onChange={(id) => onChange({ ...view, result: id === 'all' ? null : id })}
            />
          </>
        }
      >
        <Chip on={view.type === null} onClick={() => onChange({ ...view, type: null })}>
          {TRANSACTION_COPY.all}
        </Chip>
        {TRANSACTION_TYPES.map((type) => (
          <Chip key={type} on={view.type === type} onClick={() => onChange({ ...view, type })}>
            {TYPE_NAMES[type]}
          </Chip>
        ))}
      </FilterRow>
      {view.range === 'custom' ? (
        <CustomDays value={view} note={TRANSACTION_COPY.rangeNote} onChange={(days) => onChange({ ...view, ...days })} />
      ) : null}
    </div>
  );
}
