'use client';

import { useQuery } from '@tanstack/react-query';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { KIND_NAMES, LINKS_COPY } from '@/lib/domain/money/payee/payee-links.copy';
import { type Payee, PAYEE_PAGES } from '@/lib/domain/money/payee/payee.model';
import { payeesOptions } from '@/lib/domain/money/payee/payee.queries';
import { countsOf, isCoin, PAYEE_GROUPS, payeesOf } from '@/lib/domain/money/payee/payee.rules';

function summaryOf(payees: readonly Payee[]): string {
  const { count, reviewing, disabled } = countsOf(payees);
  if (count === 0) return LINKS_COPY.none;
  return [LINKS_COPY.count(count), ...(reviewing > 0 ? [LINKS_COPY.reviewing] : []), ...(disabled > 0 ? [LINKS_COPY.disabled] : [])].join(
    '·',
  );
}

/** A row for each kind of payee, with the number of bound ones; the rows lead to their pages also while that is unknown. */
export function PayeeLinks() {
  const { data } = useQuery(payeesOptions());
  return (
    <section aria-label={LINKS_COPY.title}>
      <ListGroup inset>
        {PAYEE_GROUPS.map((kinds) => {
          const [first] = kinds;
          const own = data && payeesOf(kinds, data.list);
          // A page of several kinds opens at the first one that has any.
          const shown = own?.[0]?.kind ?? first;
          return (
            <ListRow
              key={first}
              href={PAYEE_PAGES[shown].list}
              label={isCoin(first) ? LINKS_COPY.coin : KIND_NAMES[first]}
              value={own ? summaryOf(own) : undefined}
            />
          );
        })}
      </ListGroup>
    </section>
  );
}
