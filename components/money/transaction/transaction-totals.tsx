import { Money } from '@/components/ui/money';
import { TRANSACTION_COPY, TYPE_NAMES } from '@/lib/domain/money/transaction/transaction.copy';
import type { TransactionTotal } from '@/lib/domain/money/transaction/transaction.model';
import { route } from '@/lib/routes';

/** The platform's totals of the whole range, per type. Bets are counted in 投注记录, which it links to. */
export function TransactionTotals({ totals }: { totals: readonly TransactionTotal[] }) {
  return (
    <section aria-label={TRANSACTION_COPY.totals} className="gutter py-2.5">
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-12 text-text-2">
        {TRANSACTION_COPY.totals}
        <a href={route('/mine/record/betRecord')} className="hit-44 font-semibold text-brand">
          {TRANSACTION_COPY.bets}
        </a>
      </p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1.5 max-[18em]:grid-cols-1">
        {totals.map(({ type, count, income, expense }) => (
          <div key={type} className="min-w-0">
            <dt className="text-12 text-text-2">
              {TYPE_NAMES[type]} {TRANSACTION_COPY.count(count)}
            </dt>
            <dd className="flex flex-wrap gap-x-2 text-15 font-semibold">
              {income > 0n || expense === 0n ? <Money minor={income} signed /> : null}
              {expense > 0n ? <Money minor={-expense} signed /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
