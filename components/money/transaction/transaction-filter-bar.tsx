'use client';

import type { ReactNode } from 'react';
import { Chip } from '@/components/ui/chip';
import { TRANSACTION_RESULTS, TRANSACTION_TYPES } from '@pavilion/contract/calls/transaction.calls';
import { RESULT_NAMES, TRANSACTION_COPY, TYPE_NAMES } from '@/lib/domain/money/transaction/transaction.copy';
import type { TransactionView } from '@/lib/domain/money/transaction/transaction.rules';
import { ChipRow } from '../../ui/list/chip-row';
import { CustomDays, RangeChips } from '../../ui/list/range-filter';

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
      <div className="flex items-center pr-1.5">
        <div className="min-w-0 flex-1">
          <ChipRow label={TRANSACTION_COPY.type}>
            <Chip on={view.type === null} onClick={() => onChange({ ...view, type: null })}>
              {TRANSACTION_COPY.all}
            </Chip>
            {TRANSACTION_TYPES.map((type) => (
              <Chip key={type} on={view.type === type} onClick={() => onChange({ ...view, type })}>
                {TYPE_NAMES[type]}
              </Chip>
            ))}
          </ChipRow>
        </div>
        {action}
      </div>
      <ChipRow label={TRANSACTION_COPY.result}>
        <Chip on={view.result === null} onClick={() => onChange({ ...view, result: null })}>
          {TRANSACTION_COPY.allResults}
        </Chip>
        {TRANSACTION_RESULTS.map((result) => (
          <Chip key={result} on={view.result === result} onClick={() => onChange({ ...view, result })}>
            {RESULT_NAMES[result]}
          </Chip>
        ))}
      </ChipRow>
      <RangeChips label={TRANSACTION_COPY.range} value={view} onChange={(days) => onChange({ ...view, ...days })} />
      {view.range === 'custom' ? (
        <CustomDays value={view} note={TRANSACTION_COPY.rangeNote} onChange={(days) => onChange({ ...view, ...days })} />
      ) : null}
    </div>
  );
}
