'use client';

import { useSearchParams } from 'next/navigation';
import { Lazy } from '@/components/ui/lazy/lazy';
import { PageTabs } from '@/components/ui/roof/page-tabs';
import { STATEMENT_COPY } from '@/lib/domain/money/statement/statement.copy';
import { isStatement, statementQuery } from '@/lib/domain/money/statement/statement.rules';
import { route } from '@/lib/routes';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';
import { TransactionHistory } from './transaction-history';

const loadStatement = async () => (await import('../statement/statement-history')).StatementHistory;

const PATH = route('/mine/record/transRecord');
const TABS = [
  { id: 'orders', label: STATEMENT_COPY.orders, href: PATH },
  { id: 'statement', label: STATEMENT_COPY.title, href: `${PATH}${statementQuery()}` },
] as const;

/** Both views of the central wallet's money: 交易, which has its orders, and 账变, which has each change of its balance. */
export function RecordViews() {
  const shown = isStatement(useSearchParams()) ? 'statement' : 'orders';
  return (
    <>
      <PageTabs label={STATEMENT_COPY.views} items={TABS} value={shown} />
      {shown === 'orders' ? (
        <TransactionHistory />
      ) : (
        <Lazy load={loadStatement} wanted waiting={<HistorySkeleton note />}>
          {(StatementHistory) => <StatementHistory />}
        </Lazy>
      )}
    </>
  );
}
