'use client';

import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Tag } from '@/components/ui/tag';
import { NOT_MOVED, stateName, TRANSACTION_COPY, TYPE_NAMES } from '@/lib/domain/money/transaction/transaction.copy';
import type { Transaction } from '@/lib/domain/money/transaction/transaction.model';
import { requestedAmount, movedBy } from '@/lib/domain/money/transaction/transaction.rules';
import { timeText } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';
import { DaySections } from '../../ui/list/day-sections';
import { RESULT_TONES, TYPE_ICONS } from './transaction-look';

/** Transactions below the days of their requests. */
export function TransactionList({ rows, onOpen }: { rows: readonly Transaction[]; onOpen: (row: Transaction) => void }) {
  return <DaySections rows={rows} renderRow={(row) => <Row row={row} onOpen={() => onOpen(row)} />} />;
}

function Row({ row, onOpen }: { row: Transaction; onOpen: () => void }) {
  const { type, title, state, result, at } = row;
  const { amount } = movedBy(row);
  const tone = result === 'done' ? (amount > 0n ? 'text-brand' : '') : 'text-text-2';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="gutter flex min-h-16 w-full items-center gap-3 py-2 text-left active:bg-cell"
    >
      <Icon name={TYPE_ICONS[type]} className="text-text-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-15">{title}</span>
        <span className="block text-12 text-text-2">
          {TYPE_NAMES[type]}·{timeText(at)}
          {result === 'failed' ? `·${TRANSACTION_COPY.requestedAmount(NOT_MOVED[type], formatMinor(requestedAmount(row)))}` : ''}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Money minor={amount} signed className={`text-16 font-semibold ${tone}`} />
        <Tag tone={RESULT_TONES[result]}>{stateName(row, state)}</Tag>
      </span>
    </button>
  );
}
