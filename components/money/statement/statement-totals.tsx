import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { STATEMENT_COPY } from '@/lib/domain/money/statement/statement.copy';
import type { StatementSums } from '@/lib/domain/money/statement/statement.model';
import { addsUp } from '@/lib/domain/money/statement/statement.rules';
import { supportPath } from '@/lib/routes';

/** The balance before and after the range, what came and went between, and that they add up. */
export function StatementTotals({ sums }: { sums: StatementSums }) {
  const agrees = addsUp(sums);
  const figures = [
    [STATEMENT_COPY.opening, sums.opening, false],
    [STATEMENT_COPY.closing, sums.closing, false],
    [STATEMENT_COPY.income, sums.income, true],
    [STATEMENT_COPY.expense, -sums.expense, true],
  ] as const;
  return (
    <section aria-label={STATEMENT_COPY.sums} className="gutter py-2.5">
      <h2 className="text-12 text-text-2">{STATEMENT_COPY.sums}</h2>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1.5 max-[18em]:grid-cols-1">
        {figures.map(([name, amount, signed]) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-text-2">{name}</dt>
            <dd className="text-15 font-semibold">
              <Money minor={amount} signed={signed} balance={!signed} />
            </dd>
          </div>
        ))}
      </dl>
      {agrees ? (
        <p className="mt-1.5 flex items-center gap-1 text-12 text-text-2">
          <Icon name="circle-check" size={14} className="shrink-0 text-brand" />
          {STATEMENT_COPY.addsUp}
        </p>
      ) : (
        <a href={supportPath('other')} className="mt-1.5 flex min-h-11 items-center gap-1 text-13 text-error">
          <Icon name="circle-alert" size={14} className="shrink-0" />
          {STATEMENT_COPY.differs}
        </a>
      )}
    </section>
  );
}
