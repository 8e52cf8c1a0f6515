'use client';

import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { DaySections } from '@/components/ui/list/day-sections';
import { Money } from '@/components/ui/money';
import { KIND_NAMES, STATEMENT_COPY } from '@/lib/domain/money/statement/statement.copy';
import type { StatementKind } from '@/lib/domain/money/statement/statement.model';
import type { StatementRow } from '@/lib/domain/money/statement/statement.rules';
import { timeText } from '@/lib/kit/format/site-time';
import { type Path, route } from '@/lib/routes';

const ICONS: Record<StatementKind, IconName> = {
  bet: 'receipt-text',
  game: 'dices',
  deposit: 'arrow-down-to-line',
  withdraw: 'arrow-up-from-line',
  transfer: 'arrow-left-right',
  bonus: 'gift',
  other: 'scroll-text',
};

/** Records that say more about a change; a transfer and an unknown change have none. */
const RECORDS: Partial<Record<StatementKind, Path>> = {
  bet: '/mine/record/betRecord',
  game: '/mine/record/gameRecord',
  bonus: '/mine/record/giftRecord',
};

/** Changes of the balance below their days. */
export function StatementList({ rows }: { rows: readonly StatementRow[] }) {
  return (
    <DaySections
      rows={rows}
      renderRow={(row) => (
        <RecordLink kind={row.kind}>
          <Row row={row} />
        </RecordLink>
      )}
    />
  );
}

function RecordLink({ kind, children }: { kind: StatementKind; children: ReactNode }) {
  const look = 'gutter flex min-h-16 items-center gap-3 py-2';
  const record = RECORDS[kind] ?? (kind === 'deposit' || kind === 'withdraw' ? 'orders' : null);
  if (record === null) return <div className={look}>{children}</div>;
  const href = record === 'orders' ? `${route('/mine/record/transRecord')}?type=${kind}` : route(record);
  return (
    <a href={href} className={`${look} active:bg-cell`}>
      {children}
    </a>
  );
}

function Row({ row: { kind, title, action, amount, balance, at, since, rounds } }: { row: StatementRow }) {
  const what = action || KIND_NAMES[kind];
  const when = rounds > 0 ? `${timeText(since)}–${timeText(at)}` : timeText(at);
  return (
    <>
      <Icon name={ICONS[kind]} className="shrink-0 text-text-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-15">{title || what}</span>
        <span className="block text-12 text-text-2">
          {rounds > 0 ? STATEMENT_COPY.rounds(rounds) : what}·{when}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end">
        <Money minor={amount} signed className={`text-16 font-semibold ${amount > 0n ? 'text-brand' : ''}`} />
        <span className="text-12 text-text-2">
          {STATEMENT_COPY.balance} <Money minor={balance} balance />
        </span>
      </span>
    </>
  );
}
