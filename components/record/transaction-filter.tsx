'use client';

import { Chip } from '@/components/ui/chip';
import { TRANSACTION_RESULTS, TRANSACTION_TYPES } from '@/lib/contract/calls/record.calls';
import { RESULT_NAMES, TRANSACTION_COPY, TYPE_NAMES } from '@/lib/domain/record/transaction.copy';
import type { TransactionView } from '@/lib/domain/record/transaction.rules';
import { ChipRow } from './chip-row';
import { CustomDays, RangeChips } from './range-filter';

/** Filter of 交易记录 by type, state and days. */
export function TransactionFilter({ view, onChange }: { view: TransactionView; onChange: (view: TransactionView) => void }) {
  return (
    <div className="border-b border-line bg-surface">
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
